import type { Page } from '@playwright/test';
import { password } from '../../setup/start-product.ts';
import { call, expect, expectAccessible, goWithin, signIn, test } from '../../test.ts';

type Rows = { rows: { id: string; name: string }[] };

const legalName = (page: Page) => page.getByRole('textbox', { name: 'Legal name' });
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const isSavedLater = 'Not saved yet. It is saved once the connection is back.';
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const saved = (page: Page) => page.getByText(/ saved\./);
const save = (page: Page) => page.getByRole('button', { name: 'Save customer' }).click();

test('without network or server nothing is claimed to be saved and nothing typed is lost; a new version waits for the work', async ({
  browser,
}) => {
  // A context of its own: what the browser says of a network that is gone is no fault.
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'SA', null);
  const sort = [{ field: 'code', direction: 'asc' }];
  const { rows } = await call<Rows>(page, 'POST', '/customer/get-grid', { page: 49, pageSize: 1, sort });
  const { id, name } = rows[0] ?? { id: '', name: '' };
  const storedName = async () =>
    (await call<{ legalName: string }>(page, 'GET', `/customer/get-by-id/${id}`)).legalName;
  await page.goto(`/register/customer/${id}/edit`);
  await expect(legalName(page)).toBeVisible();
  // What comes beside the page, the notice among it, is there before the network goes.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('heading', { name: 'Demo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();

  await test.step('what is saved without a network is kept, not claimed, and saved on return', async () => {
    await context.setOffline(true);
    await expect(says(page, 'You are offline.')).toContainText('Nothing is saved until then.');
    await legalName(page).fill('Saved On Return Ltd');
    await save(page);
    await expect(bar(page).getByText(isSavedLater)).toBeVisible();
    await expect(toasts(page)).toHaveText('');
    await expect(bar(page).getByText('Kept on this device')).toBeVisible();
    await expect(bar(page).getByText('1 unsaved change')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 720 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(saved(page)).toHaveCount(0);
    // It is told for some seconds only.
    const isTold = expect(saved(page)).toBeVisible();
    await context.setOffline(false);
    await isTold;
    await expect(says(page, 'You are offline.')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    expect(await storedName()).toBe('Saved On Return Ltd');
    await page.getByRole('button', { name: 'Dismiss notification' }).first().click();
    await expect(saved(page)).toHaveCount(0);
  });

  await test.step('a server that is gone is told; what was typed since the save is offered, not saved by itself', async () => {
    await context.route('**/*', (route) => route.abort());
    await legalName(page).fill('Typed Without A Server Ltd');
    await save(page);
    await expect(says(page, 'The server is not responding.')).toBeVisible();
    await expect(bar(page).getByText(isSavedLater)).toBeVisible();
    await legalName(page).fill('Typed Since Ltd');
    await expect(saved(page)).toHaveCount(0);
    await context.unroute('**/*');
    await says(page, 'The server is not responding.').getByRole('button', { name: 'Try again' }).click();
    await expect(says(page, 'The server is not responding.')).toHaveCount(0);
    await expect(page.getByText(`The connection is back. ${name} is not saved yet.`)).toBeVisible();
    await expect(bar(page).getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
    expect(await storedName()).toBe('Saved On Return Ltd');
    await expect(saved(page)).toHaveCount(0);
    await expect(bar(page).getByText(/^Not saved/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saved(page)).toBeVisible();
    expect(await storedName()).toBe('Typed Since Ltd');
  });

  await test.step('a new version waits for unsaved work, or gives it back', async () => {
    await legalName(page).fill('Brought Over Ltd');
    // The page is of an older build than the one the server tells of when the stream of events begins again.
    await page.locator('meta[name="build"]').evaluate((meta) => meta.setAttribute('content', 'c0ffee'));
    await context.setOffline(true);
    await expect(says(page, 'You are offline.')).toBeVisible();
    await context.setOffline(false);
    const notice = says(page, 'A new version is available.');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(notice).toContainText('You have unsaved work.');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Reload, keep what I typed' }).click();
    await expect(page.getByText('Your unsaved text was restored.')).toBeVisible();
    await expect(legalName(page)).toHaveValue('Brought Over Ltd');
    await expect(notice).toHaveCount(0);
  });

  await test.step('the drafts of who signs out are in the list after the next sign-in', async () => {
    await page.getByRole('banner').getByRole('button', { name: /SA$/ }).click();
    await expect(page.getByRole('menuitem', { name: /^Drafts \d+$/ })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/session\/signin$/);
    await page.getByRole('textbox', { name: 'Email' }).fill('sa@mandate.example');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await goWithin(page, '/home/drafts');
    await page.getByRole('link', { name }).first().click();
    await expect(legalName(page)).toHaveValue('Brought Over Ltd');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('a page whose code is gone says so inside the frame', async () => {
    await context.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await goWithin(page, '/controlPanel/trash');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await context.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  });
  await context.close();
});
