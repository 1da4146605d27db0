import type { Page } from '@playwright/test';
import { call, expect, signIn, test } from '../journey.ts';

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
