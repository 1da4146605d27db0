import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signIn, test } from '../journey.ts';

interface Saved {
  id: string;
  version: number;
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const city = (page: Page) => field(page, /^City/);
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

function stored<Data>(page: Page, noun: string, id: string): Promise<Data> {
  return call<Data>(page, 'GET', `/${noun}/get-by-id/${id}`);
}

test('keys and the menu beside Save close a record or begin another', async ({ page }) => {
  await signIn(page, 'SA', null);
  const name = `Kept by keys ${Date.now()}`;
  await page.goto('/register/customer');
  await field(page, 'Name').fill(`${name} 1`);
  await page.keyboard.press('Control+Alt+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('');

  await field(page, 'Name').fill(`${name} 2`);
  // What was said of the first customer stands beside the menu, not over it.
  await toast(page, `${name} 1 saved.`).hover();
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Save and new/, /^Save and close/]);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Save and close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();

  await page.goto(`/register/customers?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `${name} 1` }).click();
  await city(page).fill('Aarhus');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row').filter({ hasText: `${name} 1` })).toContainText('Aarhus');
  const found = await call<{ total: number }>(page, 'POST', '/customer/get-grid', { search: name });
  expect(found.total).toBe(2);

  // A record with faults stays open, and the window says so.
  await page.goto('/register/customer');
  await expect(field(page, 'Name')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Customer not saved' })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: New customer/);
});

test('a cell still being typed in is saved with the project, and Undo in the toast takes it back', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id } = await call<Saved>(page, 'POST', '/project/save', {
    name: `Typed ${Date.now()}`,
    isInternal: true,
    lines: [{ type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '500' }],
  });
  const quantity = async () =>
    (await stored<{ lines: { quantity: string }[] }>(page, 'project', id)).lines[0]?.quantity;
  await page.goto(`/home/project/${id}`);
  await page.getByRole('grid', { name: 'Lines' }).getByRole('gridcell', { name: 'Work', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('3');
  await page.keyboard.press('Control+s');
  await expect(toast(page, / saved\./)).toBeVisible();
  await expect.poll(() => quantity()).toBe('3');

  // What is typed meanwhile stays.
  await field(page, 'Name').fill('Typed meanwhile');
  await toast(page, / saved\./)
    .getByRole('button', { name: 'Undo', exact: true })
    .click();
  await expect(toast(page, / undone\./)).toBeVisible();
  await expect.poll(() => quantity()).toBe('1');
  await expect(field(page, 'Name')).toHaveValue('Typed meanwhile');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Typed meanwhile saved.')).toBeVisible();
  await expect.poll(() => quantity()).toBe('1');
});

for (const [noun, address] of [
  ['customer', '/register/customer'],
  ['project', '/home/project'],
] as const) {
  test(`what is typed while a new ${noun} is being saved stays`, async ({ page }) => {
    await signIn(page, 'SA', null);
    const name = `Slow ${Date.now()}`;
    const later = field(page, noun === 'customer' ? /^City/ : /^Customer reference/);
    await page.goto(address);
    await field(page, 'Name').fill(name);
    if (noun === 'project') await page.getByRole('checkbox', { name: 'Internal project' }).check();
    let arrive = (): void => undefined;
    const wait = new Promise<void>((done) => {
      arrive = done;
    });
    await page.route(`**/${noun}/save`, async (route) => {
      await wait;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await later.fill('Typed meanwhile');
    arrive();
    await expect(page).toHaveURL(new RegExp(`${address}/[0-9a-f-]{36}$`));
    await expect(later).toHaveValue('Typed meanwhile');
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('unsaved change')).toHaveCount(0);
    const found = await call<{ total: number }>(page, 'POST', `/${noun}/get-grid`, { search: name });
    expect(found.total).toBe(1);
  });
}

test('the history brings back one value, a removed contact, a whole version, and takes a change back', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const contacts = [
    { firstName: 'Ada', lastName: 'Byron' },
    { firstName: 'Bob', lastName: 'Kahn' },
  ];
  const name = `Remembered ${Date.now()}`;
  const made = await call<Saved & { contacts: Saved[] }>(page, 'POST', '/customer/save', {
    name,
    city: 'Aarhus',
    contacts,
  });
  const { id } = made;
  const [ada] = made.contacts;
  await call(page, 'POST', '/customer/save', {
    id,
    version: 1,
    city: 'Paris',
    legalName: 'Renamed Ltd',
    contacts: [ada],
  });
  await call(page, 'POST', '/customer/save', { id, version: 2, city: 'Rome' });
  await page.goto(`/register/customer/${id}`);
  const history = page.getByRole('group', { name: 'History' });

  await history.getByRole('button', { name: 'Restore City to Aarhus' }).click();
  await expect(city(page)).toHaveValue('Aarhus');
  await expect(city(page)).toBeFocused();
  await expect(toast(page, 'Earlier value of City restored.')).toBeVisible();
  await history.getByRole('button', { name: 'Bring back Contact Bob Kahn' }).click();
  await expect(page.getByRole('group', { name: 'Bob Kahn' })).toBeVisible();
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(toast(page, `${name} saved.`)).toBeVisible();
  expect(await stored(page, 'customer', id)).toMatchObject({ city: 'Aarhus', legalName: 'Renamed Ltd', contacts });

  const entries = history.getByRole('listitem');
  await entries
    .filter({ hasText: 'Rome' })
    .filter({ hasText: 'Paris' })
    .getByRole('button', { name: 'Restore this version' })
    .click();
  await expect(city(page)).toHaveValue('Rome');
  await expect(page.getByRole('group', { name: 'Bob Kahn' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(city(page)).toHaveValue('Aarhus');

  // Of the second change only the legal name still stands as it left it.
  await entries.filter({ hasText: 'Renamed Ltd' }).getByRole('button', { name: 'Undo this change' }).click();
  await expect(toast(page, / undone\./)).toBeVisible();
  await expect(page.getByText(/stays as it is\.$/)).toBeVisible();
  await expect(field(page, /^Legal name/)).toHaveValue('');
  await expect(history.getByText('by Undo')).toBeVisible();
  await entries
    .filter({ hasText: 'Rome' })
    .filter({ hasText: 'Paris' })
    .getByRole('button', { name: 'Undo this change' })
    .click();
  await expect(page.getByText('This can no longer be undone')).toBeVisible();
  expect(await stored(page, 'customer', id)).toMatchObject({ city: 'Aarhus', legalName: null });
});
