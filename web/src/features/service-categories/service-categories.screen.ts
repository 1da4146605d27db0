import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRemovable } from '../../../testing/expect-removable.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

/** A category, a second one below it and a third one below that, all with a stamp in their names. */
async function makeBranch(): Promise<{ stamp: number; ids: [string, string, string] }> {
  const stamp = Date.now();
  const save = async (name: string, parentId: string | null) =>
    (await call<Saved>('POST', '/service-category/save', { name: `${name} ${stamp}`, parentId })).id;
  const root = await save('Root', null);
  const middle = await save('Middle', root);
  return { stamp, ids: [root, middle, await save('Leaf', middle)] };
}

test('a category is made below another, changed, deleted, brought back and restored', async () => {
  await visit('/home/projects');
  const stamp = Date.now();
  await call('POST', '/service-category/save', { name: `Above ${stamp}` });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Service Categories' }).click();
  await page.getByRole('link', { name: 'New service category' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(`Élan ${stamp}`);
  await page.getByRole('combobox', { name: /^Parent category/ }).fill(`Above ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Above ${stamp}`) }).click();
  await page.getByRole('radio', { name: 'Teal' }).click();
  await page.getByRole('button', { name: 'Save service category' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Élan ${stamp}` })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue(expect.stringMatching(/^ELAN-/));
  await expect.element(page.getByRole('textbox', { name: 'Order' })).toHaveValue('1');
  await page.getByRole('radio', { name: 'Amber' }).click();
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('Amber')).toBeVisible();
  await expectRemovable('service category', '/register/serviceCategories', `Élan ${stamp}`);
});

test('a smaller number moves a category in front of its siblings', async () => {
  const stamp = Date.now();
  const parent = await call<Saved>('POST', '/service-category/save', { name: `Ordered ${stamp}` });
  for (const [name, sortOrder] of [
    ['Early', 10],
    ['Late', 20],
  ])
    await call('POST', '/service-category/save', { name: `${name} ${stamp}`, parentId: parent.id, sortOrder });
  await visit(`/register/serviceCategories?search=${encodeURIComponent(`Late ${stamp}`)}`, 'EDITOR');
  await page.getByRole('link', { name: `Late ${stamp}` }).click();
  await page.getByRole('textbox', { name: 'Order' }).fill('5');
  await press('Control+s');
  await expect.element(page.getByText(`Late ${stamp} saved.`)).toBeVisible();
  await visit(`/register/serviceCategories?search=${stamp}`);
  await expect
    .poll(() => textsOf(page.getByRole('grid').getByRole('link')))
    .toEqual([`Ordered ${stamp}`, `Late ${stamp}`, `Early ${stamp}`]);
});

test('a category cannot stand below itself, too deep, or with a code that is taken', async () => {
  await visit('/home/projects', 'ADMIN');
  const { stamp, ids } = await makeBranch();
  const [root, , leaf] = ids;
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: /^Parent category/ }).fill(`${name} ${stamp}`);
    await page.getByRole('option', { name: new RegExp(`^${name} ${stamp}`) }).click();
    await press('Control+s');
  };
  const place = page.getByRole('group', { name: 'Position in the tree' });
  await visit(`/register/serviceCategory/${root}`);
  await choose('Leaf');
  await expect.element(place.getByText(`Leaf ${stamp} is already below this record. Choose another.`)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await visit('/register/serviceCategory');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Fourth level');
  await choose('Leaf');
  await expect.element(place.getByText('There are at most 3 levels. Choose a record at a higher level.')).toBeVisible();
  const { code } = await call<{ code: string }>('GET', `/service-category/get-by-id/${leaf}`);
  await choose('Middle');
  await expect.element(page.getByText('Fourth level saved.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await press('Control+s');
  await expect
    .element(page.getByRole('group', { name: 'General' }).getByText(`"${code}" is already used by Leaf ${stamp}.`))
    .toBeVisible();
});

test('a category with others below it cannot be deleted, and they are named', async () => {
  const { stamp, ids } = await makeBranch();
  await visit(`/register/serviceCategory/${ids[0]}`);
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete service category' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('still in use');
  await expect.element(page.getByRole('dialog')).toMatchTextContent(`Middle ${stamp}`);
});

test('an EDITOR can edit categories but not delete them, and a GUEST can only read them', async () => {
  await visit('/register/serviceCategories?search=Consulting', 'EDITOR');
  await page.getByRole('link', { name: 'Consulting', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).not.toHaveAttribute('readonly');
  await expect.element(page.getByRole('main').getByRole('button', { name: 'More' })).not.toBeInTheDocument();

  await visit('/register/serviceCategories?search=Consulting', 'GUEST');
  await expect.element(page.getByRole('link', { name: 'New service category' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Consulting', exact: true }).click();
  await expect.element(page.getByText('You can view this record,', { exact: false })).toBeVisible();
  for (const name of ['Tags', 'History'])
    await expect.element(page.getByRole('group', { name })).not.toBeInTheDocument();
});

test('the list of categories shows a tree until it is searched or sorted', async () => {
  const { stamp } = await makeBranch();
  await visit('/register/serviceCategories', 'SA');
  const grid = page.getByRole('grid', { name: 'Service Categories' });
  const link = (name: string) => grid.getByRole('link', { name: `${name} ${stamp}` });
  const markOf = (name: string) => link(name).query()?.querySelector('span')?.getBoundingClientRect().x ?? Number.NaN;
  await press('Control+End', grid.getByRole('link').last());
  await expect.element(link('Leaf')).toBeVisible();
  await expect.poll(() => markOf('Middle') - markOf('Root')).toBeGreaterThan(10);
  await expect.poll(() => markOf('Leaf') - markOf('Middle')).toBeGreaterThan(10);

  await visit(`/register/serviceCategories?search=${stamp}`);
  const path = `Root ${stamp} › Middle ${stamp} › Leaf ${stamp}`;
  await expect.element(grid.getByRole('gridcell', { name: path })).toBeVisible();
  await expect.poll(() => markOf('Leaf') - markOf('Root')).toBe(0);
});
