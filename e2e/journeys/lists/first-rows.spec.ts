import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../test.ts';

/** Stands in the code of the views that come along with lists, and in no other. */
const ofReadyViews = 'nextDays:60';

/** Holds the code of the views that come along back. @returns lets it through */
async function holdReadyViews(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(ofReadyViews)) await released;
    await route.fulfill({ response });
  });
  return release;
}

test('the rows of the first list do not wait for the views that come along with it', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const release = await holdReadyViews(page);
  await page.goto('/home/projects');
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation', { name: 'Views' });
  await expect(main.getByRole('grid').getByRole('link').first()).toBeVisible();
  const along = tabs.getByRole('link', { name: /^Without a manager/ });
  await expect(tabs.getByRole('link', { name: /^All projects/ })).toBeVisible();
  await expect(along).toHaveCount(0);
  release();
  await expect(along).toBeVisible();

  // This browser knows them from then on.
  await holdReadyViews(page);
  await page.reload();
  await expect(along).toBeVisible();
});

test('a list that is opened with a view that comes along waits for it, and never says that it is gone', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', null);
  const release = await holdReadyViews(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/project/get-grid') && asked.push(`${request.postData()}`));
  await page.goto('/home/projects?view=withoutManager');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^All projects/ })).toBeVisible();
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked).toEqual([expect.stringContaining('projectManagerId')]);
  await expect(main.getByRole('link', { name: /^Without a manager/ })).toHaveAttribute('aria-current');
  await expect(main).not.toContainText('This view was deleted');
  expect(new URL(page.url()).search).toBe('?view=withoutManager');
});
