import type { Page } from '@playwright/test';
import { password } from '../../setup/start-product.ts';
import { call, expect, openForm, signIn, test } from '../../test.ts';

type Rows = { rows: { id: string; name: string; version: number }[] };

/** Ends the session on the server, as a revocation elsewhere does; the browser still believes in it. */
async function endOnServer(page: Page) {
  await page.evaluate(async () => {
    const refreshToken = localStorage.getItem('refreshToken');
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/account/revoke-refresh-token', { method: 'POST', headers, body: JSON.stringify({ refreshToken }) });
  });
}

/** The session is over: it is said, the sign-in page comes after two seconds, and signing in leads back. */
async function signInAgain(page: Page, address: RegExp, email?: string) {
  await expect(page.getByText('Your session ended. Sign in again.').first()).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveURL(/\/session\/signin$/);
  await fillIn(page, email);
}

async function fillIn(page: Page, email = 'sa@mandate.example') {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/session\/signin$/);
}

async function anyCustomer(page: Page, place: number) {
  const { rows } = await call<Rows>(page, 'POST', '/customer/get-grid', { page: place, pageSize: 1, sort: [] });
  const [row] = rows;
  if (!row) throw new Error('the sample firm has no such customer');
  return row;
}

test('text typed on a customer comes back after sign-in when the session ended meanwhile', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id } = await anyCustomer(page, 41);
  const text = `Typed Before The End ${Date.now()}`;
  const address = new RegExp(`/register/customer/${id}/edit$`);
  await page.goto(`/register/customer/${id}/edit`);
  await page.getByRole('textbox', { name: 'Legal name' }).fill(text);
  await endOnServer(page);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await signInAgain(page, address);
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Your unsaved text was restored.')).toBeVisible();
  await expect(page.getByText(/Sign in again\.$/)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Legal name' })).toHaveValue(text);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText('Not saved yet').or(page.getByText(/unsaved change/))).toHaveCount(0);
  await openForm(page);
  await expect(page.getByRole('textbox', { name: 'Legal name' })).toHaveValue(text);
  await expect(page.getByText('Your unsaved text was restored.')).toHaveCount(0);
});

test('text that comes back after sign-in builds on what another person saved meanwhile', async ({ page, browser }) => {
  await signIn(page, 'SA', null);
  const { id, version } = await anyCustomer(page, 42);
  await page.goto(`/register/customer/${id}/edit`);
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Mine Ltd');
  await endOnServer(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'ADMIN');
  await call(other, 'POST', '/customer/save', { id, version, externalRef: 'THEIRS-1', legalName: 'Theirs Ltd' });
  await other.context().close();
  // Keeping the draft tells as well as a save that the session is over.
  await expect(page).toHaveURL(/\/session\/signin$/);
  await fillIn(page);
  await expect(page.getByRole('textbox', { name: 'External reference' })).toHaveValue('THEIRS-1');
  await expect(page.getByRole('radio', { name: /Mine Ltd/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Theirs Ltd/ })).toBeVisible();
});

test('unsaved text of one person is never shown to another', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id } = await anyCustomer(page, 43);
  await page.goto(`/register/customer/${id}/edit`);
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Secret Plan Ltd');
  await endOnServer(page);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await signInAgain(page, new RegExp(id), 'admin@mandate.example');
  await expect(page.getByRole('textbox', { name: 'Legal name' })).not.toHaveValue('Secret Plan Ltd');
  await expect(page.getByText('Your unsaved text was restored.')).toHaveCount(0);
});

test('a new customer comes back after sign-in and is saved once, under the id it had', async ({ page }) => {
  await signIn(page, 'SA', '/register/customer');
  const name = `Ended Session ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await endOnServer(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/customer/save')) sent.push(request.postDataJSON().id);
  });
  await page.getByRole('button', { name: 'Save customer' }).click();
  await signInAgain(page, /\/register\/customer$/);
  await expect(page).toHaveURL(/\/register\/customer$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page).toHaveURL(/\/register\/customer\/[0-9a-f-]{36}\/edit$/);
  expect(new Set(sent).size).toBe(1);
  await page.goto('/register/customer');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
});

test('lines of a project come back after sign-in, with the cell that was being typed in', async ({ page, context }) => {
  await signIn(page, 'SA', null);
  const filter = { all: [{ field: 'status', operator: 'anyOf', value: ['draft'] }] };
  // The eldest, which no journey made.
  const sort = [{ field: 'code', direction: 'asc' }];
  const { rows } = await call<Rows>(page, 'POST', '/project/get-grid', { pageSize: 1, filter, sort });
  const [project] = rows;
  if (!project) throw new Error('the sample firm has no draft');
  await page.goto(`/home/project/${project.id}`);
  const grid = page.getByRole('grid');
  const description = (text: string) => grid.getByRole('gridcell', { name: new RegExp(`^${text}`) });
  const typeInto = async (row: number, text: string) => {
    await grid.getByRole('row').nth(row).getByRole('gridcell').nth(1).dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await typeInto(2, 'Typed before the end');
  await page.keyboard.press('Enter');
  await typeInto(3, 'Still being typed');
  // The session goes from under the page, without a call of its own.
  const other = await context.newPage();
  await other.goto('/session/404');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(/\/session\/signin$/);
  await fillIn(page);
  await expect(page.getByText('Your unsaved text was restored.')).toBeVisible();
  await expect(description('Typed before the end')).toBeVisible();
  await expect(description('Still being typed')).toBeVisible();
});

test('signing out on purpose leaves nothing behind', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id } = await anyCustomer(page, 44);
  await page.goto(`/register/customer/${id}/edit`);
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Left Behind Ltd');
  await page.getByRole('banner').getByRole('button', { name: /SA$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/session\/signin$/);
  const leftHere = await page.evaluate(() => [
    sessionStorage.length,
    Object.keys(localStorage).filter((key) => key.includes('draft')),
    localStorage.getItem('accessToken'),
  ]);
  expect(leftHere).toEqual([0, [], null]);
  // The server had it before the session was over: the same person finds it again, here or elsewhere.
  await fillIn(page);
  await page.goto(`/register/customer/${id}/edit`);
  await page.getByRole('button', { name: 'Show changes' }).click();
  await expect(page.getByRole('row', { name: /Legal name/ })).toContainText('Left Behind Ltd');
  await page.getByRole('button', { name: 'Discard draft' }).click();
});
