import { expect, signIn, test } from '../../test.ts';

test('the first list is requested once before its code has loaded, and again if it has its own view', async ({
  page,
}) => {
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/project/get-grid')) asked.push(request.postData() ?? '');
  });
  await page.goto('/home/projects');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  // Made by the first script, and taken by the list.
  expect(await page.evaluate(() => globalThis.askedAhead)).toEqual([]);

  await page.goto('/home/projects?sort=name');
  await expect(page.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('"sort":[{"field":"name","direction":"asc"}]');
});
