import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../journey.ts';

interface Saved {
  id: string;
  version: number;
}

interface Line {
  type: string;
  description: string;
  quantity: string | null;
  unitPrice: string | null;
  serviceId: string | null;
  personnelId: string | null;
  cost?: string | null;
  marginPercent?: string | null;
  priceSource?: { rule: string } | null;
}

const totalsOf = (page: Page) => page.getByRole('region', { name: 'Totals' });
const cellOf = (page: Page, name: string | RegExp) =>
  page.getByRole('grid', { name: 'Lines' }).getByRole('gridcell', { name, exact: typeof name === 'string' });

/** The lines of a project as they are stored. */
async function storedLines(page: Page, id: string): Promise<Line[]> {
  return (await call<{ lines: Line[] }>(page, 'GET', `/project/get-by-id/${id}`)).lines;
}

async function paste(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((row) => row.join('\t')).join('\n'));
  await page.keyboard.press('Control+v');
}

test('from nothing to a margin with the keyboard alone: customer, service, person, price and cost by the rates', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const [customer] = (await call<{ rows: { name: string }[] }>(page, 'POST', '/customer/get-grid', { pageSize: 1 }))
    .rows;
  const [person] = (
    await call<{ rows: { id: string; displayName: string }[] }>(page, 'POST', '/personnel/get-grid', {
      pageSize: 1,
      filter: { all: [{ field: 'isActive', operator: 'is', value: true }] },
    })
  ).rows;
  const [category] = (await call<{ rows: Saved[] }>(page, 'POST', '/service-category/get-grid', { pageSize: 1 })).rows;
  const sold = `Keyboard coaching ${Date.now()}`;
  const service = { name: sold, categoryId: category?.id, unit: 'day', unitPrice: '1450', unitCost: '700' };
  await call<Saved>(page, 'POST', '/service/save', service);

  await page.goto('/home/project');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.focus();
  await page.keyboard.type('Typed alone');
  await page.getByRole('combobox', { name: 'Customer', exact: true }).focus();
  await page.keyboard.type(customer?.name.slice(0, 12) ?? '');
  await expect(page.getByRole('option', { name: new RegExp(customer?.name ?? '') }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Add line' }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(sold.slice(0, 20));
  await expect(page.getByRole('option', { name: new RegExp(sold) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(cellOf(page, '1,450.00').first()).toBeVisible();
  // Who delivers: what is marked is taken by Tab.
  await page.keyboard.type(person?.displayName ?? '');
  await expect(page.getByRole('option', { name: new RegExp(person?.displayName ?? '') }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(cellOf(page, new RegExp(person?.displayName ?? ''))).toBeVisible();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(totalsOf(page)).toContainText('14,500.00');
  await expect(cellOf(page, /^\d+\.\d\s%$/).first()).toBeVisible();

  // A role to be filled, and a price that was typed over the one of the rates.
  await page.keyboard.type(sold);
  await expect(page.getByRole('option', { name: new RegExp(sold) })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Senior expert');
  await expect(page.getByRole('option', { name: 'Senior expert, to be named' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2000');
  await page.keyboard.press('Tab');
  await expect(totalsOf(page)).toContainText('18,500.00');
  // The handle that fills cells belongs to the cell the keyboard is at, and goes with it.
  const handle = page.locator('.rdg-cell-drag-handle');
  await expect(handle).toBeVisible();
  await page.getByRole('button', { name: 'Save project' }).first().click();
  await expect(page.getByText(/ saved\./).first()).toBeVisible();
  await expect(handle).toBeHidden();
  // Who delivers is cut with an ellipsis, inside of the cell.
  const role = cellOf(page, /Senior expert, to be named/).getByText('Senior expert, to be named');
  expect(
    await role.evaluate(
      (text) => text.getBoundingClientRect().right <= Number(text.closest('.rdg-cell')?.getBoundingClientRect().right),
    ),
  ).toBe(true);
  await expect(role).toHaveCSS('text-overflow', 'ellipsis');

  const [first, second] = await storedLines(page, page.url().split('/').at(-1) ?? '');
  expect(first).toMatchObject({ personnelId: person?.id, quantity: '10', unitPrice: '1450' });
  expect(first?.priceSource?.rule).toBe('service');
  expect(first?.marginPercent).not.toBeNull();
  expect(second).toMatchObject({
    placeholderRole: 'Senior expert',
    unitPrice: '2000',
    priceSource: { rule: 'manual' },
  });
});

test('a hundred pasted lines are filled, moved, taken back and done again; a thousand and one are refused', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const made = await call<Saved>(page, 'POST', '/project/save', {
    name: `Pasted ${Date.now()}`,
    isInternal: true,
    lines: [
      { type: 'section', description: 'Alpha' },
      { type: 'service', description: 'First of alpha', quantity: '1', unit: 'day', unitPrice: '100', unitCost: '150' },
      { type: 'section', description: 'Omega' },
    ],
  });
  await page.goto(`/home/project/${made.id}`);
  // More costs than earnings are worth a look, and hinder nothing.
  await expect(cellOf(page, /Costs more than it earns/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add line' }).first().click();
  const rows = Array.from({ length: 100 }, (_, at) => [`Pasted ${at + 1}`, at === 1 ? 'many' : '2', 'day', '10']);
  await paste(page, rows);
  // 99 lines of 20, and the first of alpha.
  await expect(totalsOf(page)).toContainText('2,080.00');
  await expect(cellOf(page, /^many/)).toContainText('Enter a number.');
  await cellOf(page, 'Pasted 1').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(totalsOf(page)).toContainText('2,100.00');
  await page.keyboard.press('Control+z');
  await expect(totalsOf(page)).toContainText('2,080.00');
  await page.keyboard.press('Control+y');
  await expect(totalsOf(page)).toContainText('2,100.00');

  // The section is dragged over the other one and takes its line along.
  await page.keyboard.press('Control+Home');
  const grip = page.getByRole('row', { name: /Alpha/ }).locator('.grip');
  await page.getByRole('row', { name: /Alpha/ }).hover();
  const from = await grip.boundingBox();
  const to = await page.getByRole('row', { name: /Omega/ }).boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, to.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect(cellOf(page, /2\. Alpha/)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cellOf(page, /1\. Omega/)).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(cellOf(page, 'Pasted 1')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add line' }).first().click();
  await paste(
    page,
    Array.from({ length: 1001 }, (_, at) => [`Too many ${at}`, '1', 'day', '1']),
  );
  await expect(page.getByText('at most 1000 lines', { exact: false })).toBeVisible();
  await expect(totalsOf(page)).toContainText('2,100.00');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/ saved\./).first()).toBeVisible();
  const stored = await storedLines(page, made.id);
  expect(stored).toHaveLength(103);
  expect([stored[0], stored.at(-2), stored.at(-1)].map((line) => line?.description)).toEqual([
    ...['Omega', 'Alpha', 'First of alpha'],
  ]);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tax' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Tax' })).toBeAttached();
  await expectFit(page, [1440, 320]);

  // Who may not see costs sees neither them nor margins, nor what they could be read from.
  await signIn(page, 'EDITOR', null);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/home/project/${made.id}`);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Cost|Margin/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Quantity' })).toBeVisible();
  await expect(page.getByRole('menuitemcheckbox', { name: /cost|margin/i })).toHaveCount(0);
});
