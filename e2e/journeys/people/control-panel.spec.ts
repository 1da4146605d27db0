import type { Page } from '@playwright/test';
import { askAgain, expect, signIn, test } from '../../journey.ts';

const address = '/controlPanel/ControlPanel';

/** Expects exactly these cards, from the first to the last; one more tells of milestones that are late, where a day has made some so. */
async function expectCards(page: Page, titles: readonly string[]): Promise<void> {
  const shown = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await expect.poll(async () => (await shown()).filter((title) => title !== 'Late milestones')).toEqual(titles);
}

test('an administrator is told how the product is and no more of it, an editor and a guest have no hole where that is', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', address);
  const main = page.getByRole('main');
  const health = main.getByRole('region', { name: 'System health' });
  await expect(health.getByRole('listitem').first()).toContainText(/Worth a look|Broken|Good/);
  await expect(health.getByRole('listitem').first()).not.toContainText(/\d|Anyone|Sending/);
  await expect(health.getByRole('button', { name: /leak check/ })).toHaveCount(0);

  await signIn(page, 'EDITOR', address);
  await expectCards(page, ['Needs attention', 'My projects', 'Next 14 days', 'My lines']);
  await expect(main.getByText('Margin under floor')).toHaveCount(0);
  // Somebody with projects of their own begins with these, and the badge counts them; the choice is in the address.
  const attention = main.getByRole('region', { name: 'Needs attention' });
  const mine = attention.getByRole('button', { name: /^Mine/ });
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const own = (await mine.textContent())?.replace('Mine ', '');
  await expect(page.getByRole('link', { name: new RegExp(`Control Panel ${own} items? of yours`) })).toBeVisible();
  const all = attention.getByRole('button', { name: /^All \d/ });
  await all.click();
  await expect(page).toHaveURL(/show=all/);
  await page.reload();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${address}?kind=resumeDue`);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByText(/None of this kind|Due to resume/).first()).toBeVisible();

  await signIn(page, 'GUEST', address);
  await expectCards(page, ['My projects', 'Next 14 days']);
  await main.getByRole('link', { name: 'Open as list' }).click();
  await expect(page.getByRole('main').getByText(/ projects$/)).toBeVisible();

  // A server that does not answer is said, and asked again.
  await page.route('**/control-panel/get', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(address);
  await expect(main.getByRole('alert')).toContainText('The control panel could not be loaded');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toContainText('The control panel could not be loaded');
  await page.unroute('**/control-panel/get');
  await askAgain(main.getByRole('button', { name: 'Try again' }), main.getByRole('heading', { name: 'My projects' }));
});
