import { askAgain, expect, signIn, test } from '../../test.ts';

test('a control panel that the server does not send says so, and can be asked for again', async ({ page }) => {
  await signIn(page, 'GUEST', null);
  await page.route('**/control-panel/get', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/controlPanel/ControlPanel');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The control panel could not be loaded');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toContainText('The control panel could not be loaded');
  await page.unroute('**/control-panel/get');
  await askAgain(main.getByRole('button', { name: 'Try again' }), main.getByRole('heading', { name: 'My projects' }));
});
