import type { Sums } from '@mandate/contract/lists/sums.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');
const mark = `Grouped ${Date.now()}`;
const grid = main.getByRole('treegrid', { name: 'Projects' });
const group = (name: string) =>
  grid
    .getByRole('row')
    .filter({ hasText: `${mark} ${name}` })
    .first();

/** Two customers: one with two projects in euros, one with a project in euros and one in dollars. */
beforeAll(async () => {
  const line = (unitPrice: string) => ({
    type: 'service',
    description: 'Work',
    quantity: '1',
    unit: 'day',
    unitPrice,
    unitCost: '100',
  });
  for (const [name, projects] of [
    [
      'Large',
      [
        ['4000', 'EUR'],
        ['2000', 'EUR'],
      ],
    ],
    [
      'Small',
      [
        ['1000', 'EUR'],
        ['500', 'USD'],
      ],
    ],
  ] as const) {
    const customer = await call<{ id: string }>('POST', '/customer/save', { name: `${mark} ${name}` }, 'SA');
    for (const [at, [price, currency]] of projects.entries()) {
      const body = { name: `${mark} of ${name} ${at}`, customerId: customer.id, currency, lines: [line(price)] };
      await call('POST', '/project/save', { ...body, startDate: '2026-03-02' }, 'SA');
    }
  }
  // Amounts in lists are prepared a moment after a save.
  const query = { search: mark };
  await vi.waitFor(
    async () => expect((await call<Sums>('POST', '/project/get-sums', { query }, 'SA')).inBase?.leftOut).toBe(0),
    { timeout: 60_000, interval: 100 },
  );
});

test('a list in groups shows what each comes to, the largest first, and opens and closes them by the keyboard', async () => {
  await visit(`/home/projects?search=${encodeURIComponent(mark)}`, 'ADMIN');
  await main.getByRole('button', { name: 'Group rows' }).click();
  await page.getByRole('menuitemradio', { name: 'Customer', exact: true }).click();
  await expect.poll(() => location.search).toMatch(/group=customerId/);
  await expect.element(main.getByRole('button', { name: 'By customer' })).toBeVisible();
  await expect.element(group('Large')).toHaveAttribute('aria-expanded', 'false');
  const texts = () => textsOf(grid.getByRole('row')).slice(1);
  await expect.poll(() => texts().length).toBe(2);
  await expect.poll(() => texts()[0]).toMatch(/Large2.*6,000\.00\s?EUR/);
  await expect.poll(() => texts()[1]).toMatch(/Small2.*EUR, all/);

  await group('Large').click();
  await expect.element(group('Large')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(grid.getByRole('link', { name: `${mark} of Large 0` })).toBeVisible();
  await expect.poll(() => texts().length).toBe(4);
  await expectAccessible();
  await expectAccessible('dark');
  await expectNoSidewaysScroll();

  await press('ArrowLeft', group('Large').getByRole('gridcell').nth(1));
  await expect.element(group('Large')).toHaveAttribute('aria-expanded', 'false');
  await press('ArrowDown');
  await press('Enter');
  await expect.element(group('Small')).toHaveAttribute('aria-expanded', 'true');
  const link = grid.getByRole('link', { name: `${mark} of Small 1` });
  await expect.element(link).toBeVisible();

  // Who comes back finds the groups as they were.
  await link.click();
  await expect.element(page.getByRole('heading', { level: 1, name: `${mark} of Small 1` })).toBeVisible();
  history.back();
  await expect.element(link).toHaveFocus();
  await expect.element(group('Small')).toHaveAttribute('aria-expanded', 'true');
});

test('the records of a group are selected by its box, whether they are shown or not', async () => {
  await visit(`/home/projects?search=${encodeURIComponent(mark)}&group=customerId`, 'ADMIN');
  const box = page.getByRole('checkbox', { name: `Select ${mark} Small` });
  await box.click();
  await expect.element(box).toBeChecked();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await expect.element(bar).toMatchTextContent('2 selected');
  await press('ArrowRight', group('Small').getByRole('gridcell').nth(1));
  await expect.element(page.getByRole('checkbox', { name: `Select ${mark} of Small 1` })).toBeChecked();
  await page.getByRole('checkbox', { name: `Select ${mark} of Small 1` }).click();
  await expect.element(box).toBePartiallyChecked();
});

test('a grouping belongs to a view, and a field the reader may not see makes no groups', async () => {
  const { id } = await call<{ id: string }>('POST', '/view/save', {
    list: 'project',
    name: `${mark} view`,
    state: { search: mark, groupBy: 'customerId' },
  });
  await visit(`/home/projects?view=${id}`);
  await expect.element(group('Large')).toBeVisible();
  await main.getByRole('button', { name: 'By customer' }).click();
  await page.getByRole('menuitemradio', { name: 'No groups' }).click();
  await expect.poll(() => location.search).toBe(`?view=${id}&group=`);
  await expect.element(main.getByRole('link', { name: `${mark} of Large 0` })).toBeVisible();
  await visit('/home/projects?group=contractNet');
  await expect.element(page.getByText('ignored: group.')).toBeVisible();
});

test('the sums stand under the rows, each currency by itself and all in the base currency, for who sees them', async () => {
  await visit(`/home/projects?search=${encodeURIComponent(mark)}`, 'ADMIN');
  const sums = main.getByRole('group', { name: 'Sums' });
  await expect.element(sums).toMatchTextContent(/Sum, 4 projects.*EUR7,000\.00.*USD500\.00.*All in EUR/);
  await expect.element(sums).toMatchTextContent(/Margin\d/);
  await expectAccessible();
  await main.getByRole('button', { name: 'Filter' }).first().click();
  await press('Escape');
  await visit(`/home/projects?search=${encodeURIComponent(mark)}`, 'EDITOR');
  await expect.element(sums).toMatchTextContent(/EUR7,000\.00/);
  expect(sums.element().textContent).not.toMatch(/Margin/);
});

test('a cell is saved in a list that is added up, and its row says so', async () => {
  const name = `${mark} of Small 0`;
  await visit(`/home/projects?search=${encodeURIComponent(name)}`, 'ADMIN');
  await expect.element(main.getByRole('group', { name: 'Sums' })).toMatchTextContent(/Sum, \d projects?/);
  await main.getByRole('button', { name: 'Edit in place' }).click();
  const rows = main.getByRole('grid', { name: 'Projects' });
  await expect.element(rows).toHaveAttribute('aria-description', expect.stringMatching(/F2/));
  const row = rows.getByRole('row').filter({ hasText: name });
  await row.getByRole('gridcell').nth(2).click();
  await press('F2');
  await main.getByRole('textbox', { name: 'Name' }).fill(`${name} renamed`);
  await press('Enter');
  await expect.element(page.getByText(/^Saved: Name of/)).toBeInTheDocument();
  await expect.element(row).toMatchTextContent(`${name} renamed`);
});
