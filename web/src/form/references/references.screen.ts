import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { focus, press, type } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

test('creating a missing record is not offered to people who may not create one', async () => {
  await visit('/register/customer', 'EDITOR');
  for (const name of ['Payment terms', 'Account manager']) {
    await page.getByRole('combobox', { name }).fill('zzz');
    await expect
      .poll(() => textsOf(page.getByRole('listbox', { name }).getByRole('option')))
      .toEqual(['Nothing matches']);
  }
});

test('records can be created in a window over a window, and the list of choices is never cut off', async () => {
  const stamp = `Site ${Date.now()}`;
  await page.viewport(320, 640);
  await visit('/register/personnel', 'ADMIN');
  const firstName = page.getByRole('textbox', { name: /^First name/ });
  await firstName.fill('Ada');
  const place = page.getByRole('combobox', { name: /^Works from/ });
  await place.click();
  await expect.element(page.getByRole('listbox', { name: 'Works from' })).toBeInViewport({ ratio: 1 });
  await place.fill(stamp);
  await page.getByRole('option', { name: `Create “${stamp}”` }).click();
  const outer = page.getByRole('dialog', { name: 'New place' });
  const owner = outer.getByRole('combobox', { name: /^Customer/ });
  // The name was typed already: what is still missing has the focus.
  await expect.element(owner).toHaveFocus();
  await owner.click();
  const list = outer.getByRole('listbox', { name: 'Customer' });
  await expect.element(list.getByRole('option').nth(3)).toBeVisible();
  await expect.element(list).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll();
  await expectAccessible();
  await press('Escape');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(outer).toBeVisible();

  await owner.fill(`${stamp} Owner`);
  await outer.getByRole('option', { name: `Create “${stamp} Owner”` }).click();
  const inner = page.getByRole('dialog', { name: 'New customer' });
  await inner.getByRole('button', { name: 'Save customer' }).click();
  await expect.element(inner).not.toBeInTheDocument();
  await expect.element(owner).toHaveFocus();
  await expect.element(owner).toHaveValue(`${stamp} Owner`);
  await outer.getByRole('button', { name: 'Save place' }).click();
  await expect.element(outer).not.toBeInTheDocument();
  await expect.element(place).toHaveValue(stamp);
  await expect.element(place).toHaveFocus();
  await expect.element(firstName).toHaveValue('Ada');
  // A user is told how to get in when the account is made: that has its own page.
  await page.getByRole('combobox', { name: /^User/ }).click();
  await expect.element(page.getByRole('option', { name: 'New user in a new tab' })).toBeVisible();
});

test('what is typed chooses the record it alone fits, by Enter and by Tab, also before it was found; other text stays', async () => {
  const stamp = `Only ${Date.now()}`;
  for (const end of ['North', 'South']) await call('POST', '/customer/save', { name: `${stamp} ${end}` }, 'ADMIN');
  await visit('/register/place', 'ADMIN');
  const owner = page.getByRole('combobox', { name: /^Customer/ });
  const found = page.getByRole('listbox', { name: 'Customer' }).getByRole('option', { selected: true });
  await owner.fill(`${stamp} North`);
  await expect.element(found).toMatchTextContent(/North/);
  await press('Enter');
  await expect.element(owner).toHaveValue(`${stamp} North`);
  await owner.fill(`${stamp} So`);
  await expect.element(found).toMatchTextContent(/South/);
  await press('Tab');
  await expect.element(owner).toHaveValue(`${stamp} South`);
  await focus(owner);
  await owner.fill('');
  await type(`${stamp} Nor`);
  await press('Tab');
  await expect.element(owner).toHaveValue(`${stamp} North`);
  await expect.element(owner).not.toHaveFocus();
  await focus(owner);
  await owner.fill('');
  await type(`${stamp} Sou`);
  await press('Enter');
  await expect.element(page.getByRole('link', { name: `Open ${stamp} South in a new tab` })).toBeVisible();
  await expect.element(owner).toHaveFocus();

  // Enter before several were found chooses none of them.
  await owner.fill(stamp);
  await press('Enter');
  await expect.poll(() => textsOf(page.getByRole('listbox', { name: 'Customer' }).getByRole('option')).length).toBe(3);
  await press('Tab');
  await expect.element(page.getByText('Choose one from the list.')).toBeVisible();
  await expect.element(owner).toHaveValue(stamp);
  await press('ArrowDown', owner);
  await press('Escape');
  await expect.element(owner).toHaveValue(`${stamp} South`);
});

test('the whole name chooses its record also where others have it within theirs', async () => {
  const stamp = `Whole ${Date.now()}`;
  for (const name of [`${stamp} Sister`, stamp]) await call('POST', '/customer/save', { name }, 'ADMIN');
  await visit('/register/place', 'ADMIN');
  const owner = page.getByRole('combobox', { name: /^Customer/ });
  const list = page.getByRole('listbox', { name: 'Customer' });
  const meant = list.getByRole('option', { selected: true });
  const chosen = (name: string) => expect.element(page.getByRole('link', { name: `Open ${name} in a new tab` }));
  await owner.fill(stamp);
  await expect.element(meant).toBeVisible();
  await expect.element(list.getByRole('option')).toHaveLength(2);
  await press('Enter');
  await chosen(stamp).toBeVisible();
  await owner.fill(`${stamp} Sister`);
  await expect.element(meant).toMatchTextContent(/Sister/);
  await press('Enter');
  await chosen(`${stamp} Sister`).toBeVisible();
  // Left before it was found, it is chosen once it is.
  await owner.fill(stamp);
  await page.getByRole('textbox', { name: /^Name/ }).fill(`${stamp} place`);
  await chosen(stamp).toBeVisible();
  await page.getByRole('button', { name: 'Save place' }).click();
  await expect.element(page.getByText(`${stamp} place saved.`)).toBeVisible();
});

test('what was typed where nothing was chosen is not saved as if it was, and is discarded with the rest', async () => {
  const stamp = `Unchosen ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name: stamp }, 'ADMIN');
  await visit(`/register/customer/${id}/edit`, 'ADMIN');
  const manager = page.getByRole('combobox', { name: /^Account manager/ });
  const legalName = page.getByRole('textbox', { name: 'Legal name' });
  const said = page.getByRole('alert').getByRole('link', { name: 'Account manager: Choose a record from the list.' });
  await manager.fill('zzz');
  await legalName.fill('Kept');
  await expect.element(page.getByText('Choose one from the list.')).toBeVisible();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect.element(said).toBeVisible();
  await manager.fill('');
  await expect.element(said).not.toBeInTheDocument();
  await manager.fill('zzz');
  await legalName.fill('Kept, too');
  await expect.element(page.getByText('Choose one from the list.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(manager).toHaveValue('');
  await legalName.fill('Stored');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect.element(page.getByText(`${stamp} saved.`)).toBeVisible();
});

test('a save from within a field takes what was typed: what it alone fits, nothing where it was emptied, and no text that chose nothing', async () => {
  const stamp = `From within ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name: stamp }, 'ADMIN');
  const stored = () =>
    call<{ accountManagerId: string | null; accountManager: { label: string } | null }>(
      'GET',
      `/customer/get-by-id/${id}`,
    );
  await visit(`/register/customer/${id}/edit`, 'ADMIN');
  const manager = page.getByRole('combobox', { name: /^Account manager/ });
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Kept');
  await manager.fill('zzz');
  await press('Control+s');
  const said = page.getByRole('alert').getByRole('link', { name: 'Account manager: Choose a record from the list.' });
  await expect.element(said).toBeVisible();
  await expect.element(manager).toHaveValue('zzz');
  const lastName = `Within${Date.now()}`;
  const workEmail = `${lastName}@mandate.example`;
  await call('POST', '/personnel/save', { firstName: 'Zoe', lastName, workEmail }, 'ADMIN');
  await manager.fill(lastName);
  const found = page.getByRole('listbox', { name: 'Account manager' }).getByRole('option', { selected: true });
  await expect.element(found).toMatchTextContent(new RegExp(lastName));
  await press('Control+s', manager);
  await expect.element(page.getByText(`${stamp} saved.`)).toBeVisible();
  expect((await stored()).accountManager?.label).toContain(lastName);
  await visit(`/register/customer/${id}/edit`, 'ADMIN');
  await manager.fill('');
  await press('Control+s', manager);
  await expect.poll(async () => (await stored()).accountManagerId).toBeNull();
});

test('a save waits for what was typed and not found yet: it is saved with what it fits, or refused at its field', async () => {
  const stamp = `Waits${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name: stamp }, 'ADMIN');
  const managers = ['One', 'Two', 'Three'];
  for (const firstName of managers) {
    const workEmail = `${firstName}.${stamp}@mandate.example`;
    await call('POST', '/personnel/save', { firstName, lastName: stamp, workEmail }, 'ADMIN');
  }
  const stored = async () => {
    const { accountManager } = await call<{ accountManager: { label: string } | null }>(
      'GET',
      `/customer/get-by-id/${id}`,
      undefined,
      'ADMIN',
    );
    return accountManager?.label;
  };
  await visit(`/register/customer/${id}/edit`, 'ADMIN');
  const manager = page.getByRole('combobox', { name: /^Account manager/ });
  // The only change, by the keys.
  await manager.fill(`One ${stamp}`);
  await press('Control+s', manager);
  await expect.poll(stored).toBe(`One ${stamp}`);
  await expect.element(manager).toHaveFocus();
  await expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();

  await manager.fill(stamp);
  await press('Control+s', manager);
  const said = page.getByRole('alert').getByRole('link', { name: 'Account manager: Choose a record from the list.' });
  await expect.element(said).toBeVisible();
  await expect.element(manager).toHaveValue(stamp);

  // By the button, which leaves the field.
  await manager.fill(`Two ${stamp}`);
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Kept');
  await manager.fill(`Three ${stamp}`);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect.poll(stored).toBe(`Three ${stamp}`);
});

test('what was typed in a row that was removed keeps nothing from being saved', async () => {
  const stamp = `Row ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/project/save', { name: stamp, isInternal: true }, 'ADMIN');
  await visit(`/home/project/${id}`, 'ADMIN');
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await team.getByRole('button', { name: 'Add person' }).click();
  const person = team.getByRole('combobox', { name: /^Person/ });
  await person.fill('zzz');
  await press('Tab', person);
  await expect.element(page.getByText('Choose one from the list.')).toBeVisible();
  await team.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(`${stamp} renamed`);
  await page.getByRole('button', { name: 'Save project' }).first().click();
  await expect.element(page.getByText(`${stamp} renamed saved.`)).toBeVisible();
});

test('a record that is no longer in use is shown where only others may be chosen, and cannot be chosen', async () => {
  const lastName = `gone${Date.now()}`;
  const workEmail = `${lastName}@mandate.example`;
  // Named so that nobody who takes the first of the list takes this one.
  await call('POST', '/personnel/save', { firstName: 'Zuzana', lastName, workEmail, isActive: false }, 'ADMIN');
  await visit('/register/customer', 'ADMIN');
  const manager = page.getByRole('combobox', { name: /^Account manager/ });
  await manager.fill(lastName);
  const offer = page.getByRole('option', { name: `Zuzana ${lastName}` });
  await expect.element(offer).toMatchTextContent(/Inactive/);
  await expect.element(offer).toHaveAttribute('aria-disabled', 'true');
  await press('Enter');
  await expect.element(manager).toHaveValue(lastName);
  await expect.element(offer).toBeVisible();
});
