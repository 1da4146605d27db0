import type { Page } from '@playwright/test';
import { call, expect, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
}

interface Line {
  description: string;
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

test('a hundred pasted lines can be filled, moved, undone and redone; a thousand and one are refused', async ({
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
});
