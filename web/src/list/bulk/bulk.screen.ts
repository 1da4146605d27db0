import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

interface Row {
  id: string;
  name: string;
  phone: string | null;
  tags: string[];
  version: number;
}

/** A town of this test alone. */
const newTown = (name: string) => `${name}${Date.now().toString(36)}`;

/** Customers of one town, which no other has, and the address of the list of them. */
async function settle(town: string, count: number): Promise<string> {
  const names = Array.from({ length: count }, (_, place) => `${town} ${String(place + 1).padStart(2, '0')} AG`);
  const rest = { city: town, phone: '+41 44 668 18 00', tags: ['old'] };
  await Promise.all(names.map((name) => call('POST', '/customer/save', { name, ...rest })));
  const filter = JSON.stringify({ all: [{ field: 'city', operator: 'is', value: town }] });
  return `/register/customers?pageSize=25&filter=${encodeURIComponent(filter)}`;
}

async function customersOf(town: string, deleted = 'exclude'): Promise<Row[]> {
  const all = [{ field: 'name', operator: 'startsWith', value: `${town} ` }];
  const sort = [{ field: 'name', direction: 'asc' }];
  return (await call<{ rows: Row[] }>('POST', '/customer/get-grid', { filter: { all }, sort, deleted })).rows;
}

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const wholePage = page.getByRole('checkbox', { name: 'Select all rows of this page' });
const bar = page.getByRole('group', { name: 'Selected rows' });
const dialog = page.getByRole('dialog');

test('all matching records but one are changed in bulk as announced, and one undo brings all of it back', async () => {
  const town = newTown('Bulkwil');
  const isOld = async () => (await customersOf(town)).map(({ tags }) => tags.join());
  await visit(await settle(town, 6));
  await expect.element(page.getByText('1–6 of 6 customers')).toBeVisible();
  await box(`${town} 01 AG`).click();
  await box(`${town} 03 AG`).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('3 selected');
  await bar.getByRole('button', { name: 'Select all 6 matching' }).click();
  await box(`${town} 05 AG`).click();
  await expect.element(bar).toMatchTextContent('5 of 6 selected');
  await expect.element(page.getByRole('row', { name: `${town} 06 AG` })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();

  await bar.getByRole('button', { name: 'Edit…' }).click();
  await dialog.getByRole('combobox', { name: 'Field to change' }).selectOptions('Tags');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('1 field to correct');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('key');
  await press('Enter');
  await dialog.getByRole('combobox', { name: 'Another field to change' }).selectOptions('Phone');
  await dialog.getByRole('combobox', { name: 'How Phone changes' }).selectOptions('Clear');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Change 5 customers?' })).toBeVisible();
  await expect.element(dialog).toMatchTextContent(`City is ${town}`);
  await expect.element(dialog).toMatchTextContent('All matching except 1');
  await expect.element(dialog.getByRole('row')).toHaveLength(6);
  await expect.element(dialog.getByRole('row', { name: `${town} 01 AG` })).toMatchTextContent('old');
  await expectAccessible('dark');
  expect(new Set(await isOld())).toEqual(new Set(['old']));

  // Somebody else saves one of them meanwhile: the receipt is of another set.
  const [, second] = await customersOf(town);
  const elsewhere = { id: second?.id, version: second?.version, city: 'Elsewhere' };
  await call('POST', '/customer/save', elsewhere, 'ADMIN');
  await dialog.getByRole('button', { name: 'Change 5 customers' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('1 no longer matches');
  await expectAccessible('dark');
  expect(new Set(await isOld())).toEqual(new Set(['old']));
  await dialog.getByRole('button', { name: 'Review again' }).click();
  await dialog.getByRole('button', { name: 'Change 4 customers' }).click();
  await expect.element(dialog.getByRole('heading', { name: '4 customers changed' })).toBeVisible();
  const changed = await customersOf(town);
  const left = changed.filter(({ tags }) => tags.join() === 'old').map(({ name }) => name);
  expect(left).toEqual([`${town} 02 AG`, `${town} 05 AG`]);
  expect(changed.filter(({ phone, tags }) => phone === null && tags.join() === 'old,key')).toHaveLength(4);

  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Undone for 4 customers' })).toBeVisible();
  const back = await customersOf(town);
  expect(back.every(({ tags, phone }) => tags.join() === 'old' && phone === '+41446681800')).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('what was chosen to change is not dropped by Escape unasked, and the focus goes back to the button', async () => {
  const town = newTown('Fragenau');
  await visit(await settle(town, 2));
  await wholePage.click();
  const edit = bar.getByRole('button', { name: 'Edit…' });
  await edit.click();
  await expect.element(dialog.getByRole('combobox', { name: 'Field to change' })).toBeVisible();
  // Nothing was chosen: nothing is asked.
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();

  await press('Enter');
  await dialog.getByRole('combobox', { name: 'Field to change' }).selectOptions('Phone');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+41 44 668 18 01');
  await press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard the changes you chose?' });
  await expectAccessible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Change 2 customers?' })).toBeVisible();
  await press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();
});

test('a change of many that is confirmed twice at once is done once', async () => {
  const town = newTown('Doppelried');
  await visit(await settle(town, 2));
  await wholePage.click();
  await bar.getByRole('button', { name: 'Edit…' }).click();
  await dialog.getByRole('combobox', { name: 'Field to change' }).selectOptions('Phone');
  await dialog.getByRole('combobox', { name: 'How Phone changes' }).selectOptions('Clear');
  await dialog.getByRole('button', { name: 'Review' }).click();
  const sent = vi.spyOn(globalThis, 'fetch');
  const change = dialog.getByRole('button', { name: 'Change 2 customers' });
  await expect.element(change).toBeVisible();
  const button = change.element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(dialog.getByRole('heading', { name: '2 customers changed' })).toBeVisible();
  expect(sent.mock.calls.filter(([path]) => String(path).endsWith('/run-bulk'))).toHaveLength(1);
  sent.mockRestore();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // The bar has gone with what was selected.
  await expect.element(page.getByRole('grid').getByRole('row').getByRole('gridcell').first()).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[role=grid]')).not.toBeNull();
});

test('deleting all matching records leaves the rest alone, and they can be restored together', async () => {
  const [town, neighbour] = [newTown('Restdorf'), newTown('Nachbarort')];
  await settle(neighbour, 2);
  await visit(await settle(town, 4));
  await box(`${town} 01 AG`).click();
  await bar.getByRole('button', { name: 'Select all 4 matching' }).click();
  await box(`${town} 03 AG`).click();
  await bar.getByRole('button', { name: 'Delete…' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Delete 3 customers?' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Keep 3 customers' })).toHaveFocus();
  await expect
    .poll(() => textsOf(dialog.getByRole('rowheader')))
    .toEqual([`${town} 01 AG`, `${town} 02 AG`, `${town} 04 AG`]);
  await dialog.getByRole('button', { name: 'Delete 3 customers' }).click();
  await expect.element(dialog.getByRole('heading', { name: '3 customers deleted' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect((await customersOf(town)).map(({ name }) => name)).toEqual([`${town} 03 AG`]);
  expect(await customersOf(neighbour)).toHaveLength(2);

  await page.getByRole('combobox', { name: 'Show' }).selectOptions('only');
  await expect.element(page.getByText('1–3 of 3 customers')).toBeVisible();
  await wholePage.click();
  await bar.getByRole('button', { name: 'Restore…' }).click();
  await dialog.getByRole('button', { name: 'Restore 3 customers' }).click();
  await expect.element(dialog.getByRole('heading', { name: '3 customers restored' })).toBeVisible();
  // With the window closed the result is a toast; here it was read, and undo deletes them again.
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Undone for 3 customers' })).toBeVisible();
  expect(await customersOf(town)).toHaveLength(1);
  expect(await customersOf(town, 'only')).toHaveLength(3);
});

test('a bulk deletion of projects that need a reason asks for it rather than refusing', async () => {
  const filter = JSON.stringify({ all: [{ field: 'status', operator: 'anyOf', value: ['approved'] }] });
  await visit(`/home/projects?filter=${encodeURIComponent(filter)}`);
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click();
  await bar.getByRole('button', { name: 'Delete…' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Give a reason to delete 1 project' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Signed twice');
  await dialog.getByRole('button', { name: 'Review with this reason' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Delete 1 project?' })).toBeVisible();
});

test('rows can be selected with the keyboard alone, and stay selected across pages but not searches', async () => {
  await visit('/register/customers?pageSize=25');
  await expect.element(wholePage).toBeVisible();
  await press('Escape', page.getByRole('searchbox', { name: 'Search' }));
  await press('j', page.getByRole('button', { name: 'Sort' }));
  await press('x');
  await expect.element(bar).toMatchTextContent('1 selected');
  for (let step = 0; step < 3; step += 1) await press('ArrowDown');
  await press('Shift+Space');
  await expect.element(bar).toMatchTextContent('4 selected');
  await expect.element(page.getByText('4 selected').first()).toHaveRole('status');
  await press('Home');
  await press('Space');
  await expect.element(bar).toMatchTextContent('3 selected');
  await press('Escape');
  await expect.element(bar).not.toBeInTheDocument();

  await press('x');
  await page.getByRole('columnheader', { name: 'City' }).click();
  await expect.poll(() => location.search).toMatch(/sort=city/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText(/26–50 of/)).toBeVisible();
  await expect.element(bar).toMatchTextContent('1 selected');
  // Until the next page has come, the rows of the one before are there to be selected.
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
  await wholePage.click();
  await expect.element(bar).toMatchTextContent('26 selected');
  await page.getByRole('searchbox', { name: 'Search' }).fill('a');
  await expect.element(page.getByText('your selection was cleared')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

test('a row that is ticked before a typed search is in force stays ticked among what it finds', async () => {
  const town = newTown('Findwil');
  await visit(await settle(town, 3));
  const searched = `${town} 02`;
  await expect.element(box(`${town} 02 AG`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(searched);
  await box(`${town} 02 AG`).click();
  await expect.element(box(`${town} 03 AG`)).not.toBeInTheDocument();
  await expect.element(bar).toMatchTextContent('1 selected');
  await expect.element(box(`${town} 02 AG`)).toBeChecked();
});

test('on a phone cards can be selected, and the bar for them is at the bottom', async () => {
  await page.viewport(320, 700);
  await visit('/register/customers?pageSize=25', 'ADMIN');
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect.element(boxes).toHaveLength(25);
  await boxes.nth(0).click();
  await boxes.nth(2).click();
  await expect.element(bar).toMatchTextContent('2 selected');
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll();
  await expectAccessible();
  await bar.getByRole('button', { name: 'Edit…' }).click();
  await dialog.getByRole('combobox', { name: 'Field to change' }).selectOptions('City');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Bern');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Change 2 customers?' })).toBeVisible();
  await expectNoSidewaysScroll();
  await dialog.getByRole('button', { name: 'Keep as they are' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect.element(boxes).toHaveLength(0);
});

test('bulk changes are offered as far as a role may do them, and others see no checkboxes', async () => {
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await visit('/register/services?pageSize=25', 'EDITOR');
  await boxes.nth(1).click();
  await expect.element(bar.getByRole('button', { name: 'Edit…' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Delete…' })).not.toBeInTheDocument();
  for (const list of ['/register/personnels', '/register/parameters/taxRates']) {
    await visit(list);
    await expect.element(page.getByRole('row').nth(2)).toBeVisible();
    await expect.element(boxes).toHaveLength(0);
  }
  await visit('/home/projects', 'GUEST');
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toHaveLength(0);
});

test('a selection drops deleted rows, a bulk deletion says what will stay, and Activity can undo it', async () => {
  const town = newTown('Bleibstadt');
  const list = await settle(town, 5);
  const [first, second, third] = await customersOf(town);
  const holder = `Holds ${town}`;
  await call('POST', '/project/save', { name: holder, customerId: third?.id, isInternal: false });
  await visit(list);
  await box(`${town} 01 AG`).click();
  await box(`${town} 02 AG`).click();
  await expect.element(bar).toMatchTextContent('2 selected');
  await page.getByRole('button', { name: `Actions for ${first?.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  await dialog.getByRole('button', { name: 'Delete customer' }).click();
  // Under the pointer it stays, however long the rest takes.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.hover();
  await expect.element(bar).toMatchTextContent('1 selected');
  // Somebody else deletes the other one; the list learns of it when it is read again.
  await call('DELETE', `/customer/remove/${second?.id}`, undefined, 'ADMIN');
  await undo.click();
  await expect.element(page.getByText('1–4 of 4 customers')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();

  await wholePage.click();
  await bar.getByRole('button', { name: 'Delete…' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Delete 3 customers, keep 1?' })).toBeVisible();
  const held = `${third?.name} In use by ${holder}`;
  const kept = dialog.getByRole('region', { name: '1 is kept' });
  await expect.element(kept).toMatchTextContent(held);
  const project = kept.getByRole('link', { name: holder });
  await expect.element(project).toHaveAttribute('href', expect.stringMatching(/\/home\/project\//));
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete 3 customers' }).click();
  await expect.element(dialog.getByRole('heading', { name: '3 customers deleted, 1 kept' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect((await customersOf(town)).map(({ name }) => name)).toEqual([third?.name]);

  // Undo went with its window, and stands in Activity.
  const activity = page.getByRole('button', { name: 'Activity' });
  await activity.click();
  const panel = page.getByRole('dialog', { name: 'Activity' });
  const act = panel.getByRole('listitem', { name: 'Deletion of 3 customers' }).first();
  await expect.element(act).toMatchTextContent('3 deleted, 1 kept');
  await act.getByRole('button', { name: 'Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Deletion of 3 customers' });
  await expect.element(receipt.getByRole('region', { name: '1 kept' })).toMatchTextContent(held);
  const changed = receipt.getByRole('region', { name: 'Changed records' });
  await expect.element(changed.getByRole('listitem')).toHaveLength(3);
  await expectAccessible();
  await receipt.getByRole('button', { name: 'Close' }).click();
  await act.getByRole('link', { name: 'Show records' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByText('1–3 of 3 customers')).toBeVisible();
  await expect.element(page.getByText('Part of Deletion of 3 customers')).toBeVisible();
  const restoring = page.getByRole('button', { name: /^Restore / });
  await expect.element(restoring).toHaveLength(3);
  await activity.click();
  await act.getByRole('button', { name: 'Undo' }).click();
  const asked = page.getByRole('dialog', { name: 'Undo: Deletion of 3 customers?' });
  await asked.getByRole('button', { name: 'Undo' }).click();
  await expect.element(act).toMatchTextContent('Undone');
  await expect.element(act.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await press('Escape');
  await expect.element(restoring).not.toBeInTheDocument();
  await expect.element(page.getByText('1–3 of 3 customers')).toBeVisible();
  expect(await customersOf(town)).toHaveLength(4);
});

test('an undo that leaves records as they are is told as something to look at, not as done', async () => {
  const town = newTown('Restbach');
  await settle(town, 1);
  const [row] = await customersOf(town);
  const changes = { phone: '+41 44 668 18 01', tags: { add: ['new'] } };
  const asked = { ids: [row?.id], action: 'edit', changes };
  const { receipt } = await call<{ receipt: string }>('POST', '/customer/prepare-bulk', asked);
  await call('POST', '/customer/run-bulk', { receipt });
  await call('DELETE', `/customer/remove/${row?.id}`);
  await visit('/register/customers');
  await page.getByRole('button', { name: 'Activity' }).click();
  const act = page.getByRole('dialog', { name: 'Activity' }).getByRole('listitem').first();
  await act.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('dialog', { name: /^Undo: / })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect
    .poll(() => document.querySelector('.Toastify__toast')?.className ?? '')
    .toContain('Toastify__toast--warning');
});
