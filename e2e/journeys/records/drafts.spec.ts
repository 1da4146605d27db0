import type { Locator, Page } from '@playwright/test';
import { clearShifts, shiftsOf, sightOf } from '../../page-faults.ts';
import { call, expect, expectFit, goWithin, signIn, test } from '../../test.ts';

type Rows = { rows: { id: string; name: string; version: number }[] };

async function anyCustomer(page: Page, place: number) {
  const { rows } = await call<Rows>(page, 'POST', '/customer/get-grid', { page: place, pageSize: 1, sort: [] });
  const [row] = rows;
  if (!row) throw new Error('the sample firm has no such customer');
  return row;
}

const legalName = (page: Page): Locator => page.getByRole('textbox', { name: 'Legal name' });
const offer = (page: Page): Locator => page.getByRole('region', { name: 'Unsaved work' });
const restore = (page: Page): Locator => offer(page).getByRole('button', { name: 'Restore' });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Unsaved changes' });
const keptOnServer = (page: Page) => expect(bar(page).getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
const localDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

test('text typed in a closed tab is offered again, in the same browser at once and on another device', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, 'SA', null);
  const { id } = await anyCustomer(page, 45);
  const address = `/register/customer/${id}/edit`;
  await page.goto(address);
  const stored = await legalName(page).inputValue();
  await legalName(page).fill('Closed Tab Ltd');
  // Not yet on the server, and the tab is gone.
  await expect.poll(() => localDrafts(page)).toHaveLength(1);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(offer(again)).toContainText(/1 unsaved change here, today \d\d:\d\d/);
  await expect(legalName(again)).toHaveValue(stored);
  await offer(again).getByRole('button', { name: 'Show changes' }).click();
  const difference = offer(again).getByRole('row', { name: /Legal name/ });
  await expect(difference.getByRole('cell').last()).toHaveText('Closed Tab Ltd');
  await expectFit(again);
  await again.setViewportSize({ width: 1280, height: 800 });
  await restore(again).click();
  await expect(legalName(again)).toHaveValue('Closed Tab Ltd');
  await expect(offer(again)).toHaveCount(0);
  await legalName(again).fill('Closed Tab Group Ltd');
  await keptOnServer(again);

  // A crash of the whole browser, then another device.
  const device = await (await browser.newContext()).newPage();
  await signIn(device, 'SA', null);
  // Meanwhile somebody saved something else: it is built upon.
  const { version } = await call<{ version: number }>(device, 'GET', `/customer/get-by-id/${id}`);
  await call(device, 'POST', '/customer/save', { id, version, externalRef: 'MEANWHILE-1' });
  await device.goto(address);
  await restore(device).click();
  await expect(legalName(device)).toHaveValue('Closed Tab Group Ltd');
  await expect(device.getByRole('textbox', { name: 'External reference' })).toHaveValue('MEANWHILE-1');
  await device.getByRole('button', { name: 'Save customer' }).click();
  // Saved, the record is read on its page again.
  await expect(bar(device)).toHaveCount(0);
  await expect(device).toHaveURL(new RegExp(`${id}$`));
  await device.goto(address);
  await expect(legalName(device)).toHaveValue('Closed Tab Group Ltd');
  await expect(offer(device)).toHaveCount(0);
  await device.context().close();
});

test('a new customer begun twice is offered twice, and goes on under its own id', async ({ page }) => {
  await signIn(page, 'SA', null);
  const stamp = Date.now();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  for (const each of ['First', 'Second']) {
    await page.goto('/register/customer');
    await name.fill(`${each} Begun ${stamp}`);
    await keptOnServer(page);
    page.once('dialog', (dialog) => void dialog.accept());
  }
  const { rows } = await call<{ rows: { title: string; recordId: string }[] }>(page, 'POST', '/draft/get-grid', {});
  const first = rows.find(({ title }) => title === `First Begun ${stamp}`);
  // One short entry without a name is not spoken of; it stands among the drafts for a day.
  await page.goto('/register/customer');
  await page.getByRole('textbox', { name: 'City' }).fill('Rome');
  await keptOnServer(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/register/customer');
  await expect(offer(page)).toContainText(`Second Begun ${stamp}`);
  await expect(offer(page)).not.toContainText('unnamed');
  await offer(page)
    .getByRole('button', { name: /^\d+ more$/ })
    .click();
  await offer(page)
    .getByRole('listitem')
    .filter({ hasText: `First Begun ${stamp}` })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(name).toHaveValue(`First Begun ${stamp}`);
  await expect(page).toHaveURL(/\/register\/customer$/);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page).toHaveURL(new RegExp(`/register/customer/${first?.recordId}/edit$`));
});

test('a draft from another device is offered before the form can be typed into, and nothing moves', async ({
  page,
}) => {
  await sightOf(page);
  await signIn(page, 'SA', null);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  for (const [address, begun, last] of [
    ['/register/customer', 'Begun Elsewhere', 'Notes and tags'],
    ['/home/project', 'Project Begun Elsewhere', 'Files'],
  ] as const) {
    await page.goto(address);
    await name.fill(begun);
    await keptOnServer(page);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/register/places');
    // Another device has no copy of it.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
    });
    await page.route('**/draft/get-grid', async (route) => {
      await new Promise((passed) => setTimeout(passed, 300));
      await route.continue();
    });
    await clearShifts(page);
    await goWithin(page, address);
    await expect(offer(page)).toContainText(begun);
    await expect(name).toHaveValue('');
    expect(await shiftsOf(page)).toEqual([]);
    const section = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: last });
    await section.click();
    await expect(section).toHaveAttribute('aria-current', 'location');
    await page.unroute('**/draft/get-grid');
  }
});

test('discarded changes are brought back by Undo, even after the page was left', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id } = await anyCustomer(page, 46);
  await page.goto(`/register/customer/${id}/edit`);
  const stored = await legalName(page).inputValue();
  await legalName(page).fill('Discarded Ltd');
  await keptOnServer(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(legalName(page)).toHaveValue(stored);
  expect(await localDrafts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(legalName(page)).toHaveValue('Discarded Ltd');

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${id}/edit$`));
  await expect(legalName(page)).toHaveValue('Discarded Ltd');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.reload();
  await expect(legalName(page)).toHaveValue(stored);
  await expect(offer(page)).toHaveCount(0);
});

test('drafts are listed, opened and discarded, and no other person sees them', async ({ page, browser }) => {
  await signIn(page, 'EDITOR', null);
  const { id, name } = await anyCustomer(page, 47);
  await page.goto(`/register/customer/${id}/edit`);
  await legalName(page).fill('Listed Ltd');
  await keptOnServer(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /EDITOR$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Drafts' }).click();
  // The question before leaving comes for what is not saved, drafts or not.
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/home/drafts');
  const row = page.getByRole('row', { name: new RegExp(name.slice(0, 12)) });
  await expect(row).toContainText('Customer');
  await expectFit(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: `Discard draft of ${name}` }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toBeVisible();
  await row.getByRole('link', { name }).click();
  await expect(legalName(page)).toHaveValue('Listed Ltd');
  await expect(page).toHaveURL(new RegExp(`${id}/edit$`));
  await keptOnServer(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'ADMIN', `/register/customer/${id}/edit`);
  await expect(legalName(other)).toBeVisible();
  await other.goto('/home/drafts');
  await expect(other.getByText('No drafts').or(other.getByRole('table'))).toBeVisible();
  await expect(other.getByRole('link', { name })).toHaveCount(0);
  await other.context().close();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});
