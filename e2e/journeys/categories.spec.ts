import type { Page } from '@playwright/test';
import { call, expect, signIn, test } from '../journey.ts';
import { expectRemovable } from '../removal.ts';

interface Saved {
  id: string;
  version: number;
}

/** A category, a second one below it and a third one below that, all with a stamp in their names. */
async function makeBranch(page: Page): Promise<{ stamp: number; ids: [string, string, string] }> {
  const stamp = Date.now();
  const save = async (name: string, parentId: string | null) =>
    (await call<Saved>(page, 'POST', '/service-category/save', { name: `${name} ${stamp}`, parentId })).id;
  const root = await save('Root', null);
  const middle = await save('Middle', root);
  return { stamp, ids: [root, middle, await save('Leaf', middle)] };
}

test('a category is made below another, changed, deleted, taken back and restored', async ({ page }) => {
  await signIn(page);
  const stamp = Date.now();
  await call(page, 'POST', '/service-category/save', { name: `Above ${stamp}` });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Service Categories' }).click();
  await page.getByRole('link', { name: 'New service category' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Élan ${stamp}`);
  await page.getByRole('combobox', { name: /^Parent category/ }).fill(`Above ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Above ${stamp}`) }).click();
  await page.getByRole('radio', { name: 'Teal' }).check();
  await page.getByRole('button', { name: 'Save service category' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Élan ${stamp}` })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(/^ELAN-/);
  await expect(page.getByRole('textbox', { name: 'Order' })).toHaveValue('1');
  await page.getByRole('radio', { name: 'Amber' }).check();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('group', { name: 'History' }).getByText('Amber')).toBeVisible();
  await expectRemovable(page, 'service category', '/register/serviceCategories', `Élan ${stamp}`);
});

test('the list shows the tree until it is searched or sorted', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { stamp } = await makeBranch(page);
  await page.goto('/register/serviceCategories');
  const grid = page.getByRole('grid', { name: 'Service Categories' });
  const link = (name: string) => grid.getByRole('link', { name: `${name} ${stamp}` });
  const markOf = async (name: string) => (await link(name).locator('span').first().boundingBox())?.x ?? Number.NaN;
  await grid.getByRole('link').last().focus();
  await page.keyboard.press('Control+End');
  await expect(link('Leaf')).toBeVisible();
  await expect.poll(async () => (await markOf('Middle')) - (await markOf('Root'))).toBeGreaterThan(10);
  await expect.poll(async () => (await markOf('Leaf')) - (await markOf('Middle'))).toBeGreaterThan(10);

  await page.goto(`/register/serviceCategories?search=${stamp}`);
  await expect(grid.getByRole('gridcell', { name: `Root ${stamp} › Middle ${stamp} › Leaf ${stamp}` })).toBeVisible();
  await expect.poll(() => markOf('Leaf')).toBe(await markOf('Root'));
});

test('a smaller number moves a category before its siblings', async ({ page }) => {
  await signIn(page, 'EDITOR', null);
  const stamp = Date.now();
  const parent = await call<Saved>(page, 'POST', '/service-category/save', { name: `Ordered ${stamp}` });
  for (const [name, sortOrder] of [
    ['Early', 10],
    ['Late', 20],
  ])
    await call(page, 'POST', '/service-category/save', { name: `${name} ${stamp}`, parentId: parent.id, sortOrder });
  await page.goto(`/register/serviceCategories?search=${encodeURIComponent(`Late ${stamp}`)}`);
  await page.getByRole('link', { name: `Late ${stamp}` }).click();
  await page.getByRole('textbox', { name: 'Order' }).fill('5');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Late ${stamp} saved.`)).toBeVisible();
  await page.goto(`/register/serviceCategories?search=${stamp}`);
  await expect(page.getByRole('grid').getByRole('link')).toHaveText([
    `Ordered ${stamp}`,
    `Late ${stamp}`,
    `Early ${stamp}`,
  ]);
});

test('a category cannot stand below itself, too deep, or with a code that is taken', async ({ page }) => {
  await signIn(page, 'ADMIN');
  const { stamp, ids } = await makeBranch(page);
  const [root, , leaf] = ids;
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: /^Parent category/ }).fill(`${name} ${stamp}`);
    await page.getByRole('option', { name: new RegExp(`^${name} ${stamp}`) }).click();
    await page.keyboard.press('Control+s');
  };
  const place = page.getByRole('group', { name: 'Position in the tree' });
  await page.goto(`/register/serviceCategory/${root}`);
  await choose('Leaf');
  await expect(place.getByText(`Leaf ${stamp} is already below this record. Choose another.`)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await page.goto('/register/serviceCategory');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fourth level');
  await choose('Leaf');
  await expect(place.getByText('There are at most 3 levels. Choose a record at a higher level.')).toBeVisible();
  const { code } = await call<{ code: string }>(page, 'GET', `/service-category/get-by-id/${leaf}`);
  await choose('Middle');
  await expect(page.getByText('Fourth level saved.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('group', { name: 'General' }).getByText(`"${code}" is already used by Leaf ${stamp}.`),
  ).toBeVisible();
});

test('a category with others below it is kept, and they are named', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { stamp, ids } = await makeBranch(page);
  await page.goto(`/register/serviceCategory/${ids[0]}`);
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete service category' }).click();
  await expect(page.getByRole('dialog')).toContainText('still in use');
  await expect(page.getByRole('dialog')).toContainText(`Middle ${stamp}`);
});

test('an EDITOR keeps categories and deletes none, a GUEST reads them', async ({ page, browser }) => {
  await signIn(page, 'EDITOR', '/register/serviceCategories?search=Consulting');
  await page.getByRole('link', { name: 'Consulting' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEditable();
  await expect(page.getByRole('main').getByRole('button', { name: 'More' })).toHaveCount(0);

  const guest = await browser.newPage();
  await signIn(guest, 'GUEST', '/register/serviceCategories?search=Consulting');
  await expect(guest.getByRole('link', { name: 'New service category' })).toHaveCount(0);
  await guest.getByRole('link', { name: 'Consulting' }).click();
  await expect(guest.getByText('You can view this record,', { exact: false })).toBeVisible();
  for (const name of ['Tags', 'History']) await expect(guest.getByRole('group', { name })).toHaveCount(0);
  await guest.close();
});
