import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, type } from '../../../../../testing/press-and-type.ts';
import { call, visit } from '../../../../../testing/visit.tsx';

const grid = page.getByRole('grid', { name: 'Lines' });
const cell = (name: string) => grid.getByRole('gridcell', { name, exact: true }).first();
const work = { type: 'service', quantity: '1', unit: 'day' };
const two = [
  { ...work, description: 'First', unitPrice: '100' },
  { ...work, description: 'Second', unitPrice: '200' },
];

/** Shows a project of such lines. @returns reads their names and prices as they are stored */
async function visitLines(lines: readonly object[] = two): Promise<() => Promise<unknown[]>> {
  const body = { name: `Saved in the grid ${Date.now()}`, isInternal: true, lines };
  const { id } = await call<{ id: string }>('POST', '/project/save', body);
  await visit(`/home/project/${id}`);
  return async () => {
    const { lines } = await call<{ lines: Record<string, unknown>[] }>('GET', `/project/get-by-id/${id}`);
    return lines.map(({ description, unitPrice }) => `${description} ${unitPrice}`);
  };
}

test('a save by key takes what is typed in a cell and stays there: what is typed next is for the same line', async () => {
  const stored = await visitLines();
  await cell('100.00').click();
  await type('14600');
  await press('Control+s');
  await expect.poll(stored).toEqual(['First 14600', 'Second 200']);
  await type('14700');
  await press('Control+s');
  await expect.poll(stored).toEqual(['First 14700', 'Second 200']);
});

test('a save takes blank lines away, and the focus stays with its line, or goes to the one in its place', async () => {
  const stored = await visitLines();
  await page.getByRole('button', { name: 'Actions on Second' }).click();
  await page.getByRole('menuitem', { name: 'Insert a line above' }).click();
  await cell('200.00').click();
  await type('300');
  await press('Control+s');
  await expect.poll(stored).toEqual(['First 100', 'Second 300']);
  await type('400');
  await press('Control+s');
  await expect.poll(stored).toEqual(['First 100', 'Second 400']);

  await cell('Second').click();
  await press('Enter');
  await press('Enter');
  await expect.element(grid.getByRole('row')).toHaveLength(4);
  await press('Control+s');
  await expect.element(grid.getByRole('row')).toHaveLength(3);
  await expect.element(cell('Second')).toHaveFocus();
});

test('where a save takes all lines away since all are blank, the focus stays where lines are added', async () => {
  await visitLines([]);
  await page.getByRole('button', { name: 'Add line' }).first().click();
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'Lines', exact: true })).toHaveFocus();
});
