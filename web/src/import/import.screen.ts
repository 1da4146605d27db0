import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFile } from '../../testing/choose-file.ts';
import { expectFit } from '../../testing/fit.ts';
import { focus, press, type } from '../../testing/press-and-type.ts';
import { call, comeBack, visit } from '../../testing/visit.tsx';

/** What one of the four figures says. */
function figure(name: string): string | undefined {
  const figures = [...document.querySelectorAll('dl > div')];
  return figures.find(({ textContent }) => textContent.includes(name))?.querySelector('dd')?.textContent;
}

test('a person who may not import, or may not see the records at all, is told so in place', async () => {
  await visit('/register/customers/import', 'EDITOR');
  await expect.element(page.getByRole('heading', { name: 'You do not have permission to import' })).toBeVisible();
  await visit('/register/parameters/import');
  await expect.element(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
});

test('cells of an import can be corrected by keyboard until all or nothing is imported', async () => {
  const tag = `Site ${Date.now().toString(36)}`;
  const query = { page: 1, pageSize: 1, sort: [], search: tag, total: 'exact' };
  const found = async () => (await call<{ total: number }>('POST', '/place/get-grid', query)).total;
  const row = (name: RegExp) => page.getByRole('row', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await visit('/register/places/import', 'SA');
  const table = [
    'Name,City,Country,Kind',
    `${tag} One,Graz,Austria,Venue`,
    `${tag} Two,Rome,Itly,Venue`,
    `,Bern,CH,Venue`,
  ];
  await chooseFile(new File([table.join('\n')], 'sites.csv', { type: 'text/csv' }));
  await page.getByRole('combobox', { name: 'If rows have errors' }).selectOptions('All or nothing');
  await press('Enter', button('Test 3 rows'));
  await expect.poll(() => figure('Failed')).toBe('2');
  const importing = button('Import 1 row');
  await expect.element(importing).toHaveAccessibleDescription(expect.stringMatching(/you chose all or nothing/));
  await press('Enter', importing);
  expect(await found()).toBe(0);
  await expectFit();
  await page.viewport(1440, 900);

  const country = page.getByRole('textbox', { name: 'Country, row 3' });
  await focus(country);
  await type('x');
  await press('Escape');
  await expect.element(country).toHaveValue('Itly');
  await country.fill('Italy');
  await press('Enter', country);
  await expect.element(row(/Row 3/)).toMatchTextContent('Fixed');
  await expect.element(country).toHaveFocus();
  const name = page.getByRole('textbox', { name: 'Name, row 4' });
  await name.fill(`${tag} Three`);
  await press('Tab', name);
  await expect.element(row(/Row 4/)).toMatchTextContent('Fixed');
  await press('Enter', button('Try again'));
  await expect.poll(() => figure('To be created')).toBe('3');
  await press('Enter', button('Import 3 rows'));
  await expect.poll(() => figure('Created')).toBe('3');
  await expect.element(page.getByRole('group', { name: 'Import' })).toHaveFocus();
  expect(await found()).toBe(3);

  // The same once more changes nothing, and what would change nothing is not offered.
  const [, one] = table;
  await visit('/register/places');
  await visit('/register/places/import', 'SA');
  await chooseFile(new File([[table[0], one].join('\n')], 'again.csv', { type: 'text/csv' }));
  await page.getByRole('combobox', { name: 'Match existing records by' }).selectOptions('Name');
  await press('Enter', button('Test 1 row'));
  await expect.element(page.getByText('1 place unchanged. Nothing would change.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('what was corrected is tried once more before anything is imported, also when the page was left meanwhile', async () => {
  const tag = `Stand ${Date.now().toString(36)}`;
  await visit('/register/places/import', 'SA');
  const table = ['Name,City,Country,Kind', `${tag} One,Graz,Austria,Venue`, `${tag} Two,Rome,Itly,Venue`];
  await chooseFile(new File([table.join('\n')], 'stands.csv', { type: 'text/csv' }));
  await press('Enter', page.getByRole('button', { name: 'Test 2 rows' }));
  await expect.poll(() => figure('Failed')).toBe('1');
  const importing = page.getByRole('button', { name: 'Import 1 row', exact: true });
  await page.getByRole('textbox', { name: 'Country, row 3' }).fill('Italy');
  // The cell is left by the very press.
  await importing.click({ force: true });
  await expect.element(importing).toHaveAccessibleDescription(expect.stringMatching(/not tested yet/));
  await expect.element(page.getByRole('row', { name: /Row 3/ })).toMatchTextContent('Fixed');
  await comeBack();
  await expect.element(importing).toHaveAccessibleDescription(expect.stringMatching(/not tested yet/));
  await press('Enter', importing);
  await press('Enter', page.getByRole('button', { name: 'Try again', exact: true }));
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.poll(() => figure('Created')).toBe('2');
});

test('a file that is imported in another tab is shown as imported, and as undone once it was undone there', async () => {
  const tag = `Seat ${Date.now().toString(36)}`;
  await visit('/register/places/import', 'SA');
  await chooseFile(new File([`Name,City,Country,Kind\n${tag},Graz,Austria,Venue`], 'seats.csv', { type: 'text/csv' }));
  await press('Enter', page.getByRole('button', { name: 'Test 1 row' }));
  await expect.element(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  const importId = location.pathname.split('/').at(-1);
  const { mapping } = await call<{ mapping: object[] }>('GET', `/place/get-import/${importId}`);
  const fields = mapping.map((column) => ({ header: '', field: null, ...column, isRemembered: undefined }));
  await call('POST', '/place/import', { importId, mapping: fields, matchBy: null, onError: 'skip', dryRun: false });
  await expect.poll(() => figure('Created')).toBe('1');
  const undo = page.getByRole('button', { name: 'Undo the import' });
  await expect.element(undo).toBeVisible();
  await undo.click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Undo the import' });
  await expect.element(confirm).toBeVisible();
  await call('POST', `/place/undo-import/${importId}`, {});
  await expect.element(page.getByText('The import was undone for 1 place.')).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(undo).not.toBeInTheDocument();
});
