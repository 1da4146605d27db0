import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { newcomer, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');
const placeOf = (element: Element) => element.getBoundingClientRect();

test('the naming column takes what the others leave, and is never narrower than 220 pixels', async () => {
  await visit('/register/customers', await newcomer('ADMIN'));
  const width = (name: RegExp) => Math.round(placeOf(main.getByRole('columnheader', { name }).element()).width);
  await page.viewport(1800, 860);
  await expect.poll(() => width(/^Name/)).toBeGreaterThan(420);
  expect(width(/^Code/)).toBe(112);
  await page.viewport(1280, 860);
  await expect.poll(() => width(/^Name/)).toBeLessThan(300);
  expect(width(/^Name/)).toBeGreaterThanOrEqual(220);
  expect(width(/^Code/)).toBe(112);
});

test('a preview narrows the rows where more than half of them remains, and lies over them where it does not', async () => {
  await visit('/register/customers?pageSize=25', await newcomer('ADMIN'));
  const grid = main.getByRole('grid');
  await expect.element(grid).toBeVisible();
  await main
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  const sheet = main.getByRole('complementary');
  const name = main.getByRole('columnheader', { name: /^Name/ });
  const rest = () => placeOf(sheet.element()).left - placeOf(grid.element()).right;
  for (const width of [1600, 1440, 1280]) {
    await page.viewport(width, 860);
    await expect.poll(rest).toBe(0);
  }
  await expect.poll(() => placeOf(name.element()).width).toBeLessThan(230);
  await page.viewport(1000, 860);
  await expect.poll(rest).toBeLessThan(0);
});

test('on a phone the first record begins within 180 pixels of the title, and tools fold behind a button', async () => {
  await page.viewport(390, 844);
  const filled = { all: ['code', 'name', 'status'].map((field) => ({ field, operator: 'notEmpty' })) };
  for (const [address, list] of [
    [`/home/projects?filter=${encodeURIComponent(JSON.stringify(filled))}`, 'Projects'],
    ['/register/customers', 'Customers'],
    ['/home/projects', 'Projects'],
  ] as const) {
    await visit(address, 'ADMIN');
    const first = main.getByRole('list', { name: list }).getByRole('listitem').first();
    await expect.element(first).toBeVisible();
    const title = main.getByRole('heading', { level: 1 });
    expect(placeOf(first.element()).top - placeOf(title.element()).bottom).toBeLessThanOrEqual(180);
    const more = main.getByRole('button', { name: 'More tools' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect.element(main.getByRole('button', { name: 'Columns' })).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
  }
});
