import type { Page } from '@playwright/test';
import { call, expect, goWithin, signIn, test } from '../../test.ts';

interface Answer {
  status: number;
  isMock: boolean;
  body: { accessToken?: string; message?: string; user?: { email: string } };
}

/** Asks as any code of the page may, by `fetch`. */
function asked(page: Page, method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  return page.evaluate(
    async (sent) => {
      const reply = await fetch(sent.path, {
        method: sent.method,
        headers: sent.token === undefined ? {} : { Authorization: `Bearer ${sent.token}` },
        ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      });
      const text = await reply.text();
      const isMock = reply.headers.get('x-mock') === '1';
      return { status: reply.status, isMock, body: text === '' ? {} : JSON.parse(text) };
    },
    { method, path, body, token },
  );
}

const isMocked = async (page: Page, path: string) => (await asked(page, 'GET', path)).isMock;
const isBrowsersOwn = (page: Page) => page.evaluate(() => /\[native code\]/.test(String(fetch)));

test('the mock answers what a page asks while the demo is open, and nothing else; a sign-up is the real server’s', async ({
  page,
}) => {
  await signIn(page, 'SA');
  expect(await isBrowsersOwn(page)).toBe(true);
  expect(await isMocked(page, '/api/invoices/all')).toBe(false);

  // A page of the demo: its calls, its sign-in with everything it may answer.
  await goWithin(page, '/invoice/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  expect(await asked(page, 'GET', '/api/invoices/all')).toMatchObject({ status: 200, isMock: true });
  const profile = (token?: string) => asked(page, 'GET', '/api/auth/profile', undefined, token);
  expect(await profile()).toMatchObject({ status: 401, body: { message: 'Invalid Authorization token' } });
  expect(await profile('none')).toMatchObject({ status: 500, body: { message: 'Internal server error' } });
  const email = `nadia.${Date.now()}@firm.example`;
  const registered = await asked(page, 'POST', '/api/auth/register', { email, username: 'nadia' });
  expect(registered).toMatchObject({ status: 200, isMock: true });
  expect(await profile(registered.body.accessToken)).toMatchObject({ status: 200, body: { user: { email } } });
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await expect(page.getByText('Sample data reset.').first()).toBeVisible();
  expect(await profile(registered.body.accessToken)).toMatchObject({
    status: 401,
    isMock: true,
    body: { message: 'Invalid authorization token' },
  });

  // The product's own calls pass, uploads and streams among them.
  const passed = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const body = new FormData();
    body.set('file', new File(['Name\r\n', 'North\r\n'.repeat(20_000)], 'names.csv', { type: 'text/csv' }));
    const upload = await fetch('/customer/prepare-import', { method: 'POST', headers, body });
    const stop = new AbortController();
    const stream = await fetch('/event/stream', { headers, signal: stop.signal });
    const first = await stream.body?.getReader().read();
    stop.abort();
    const request = new XMLHttpRequest();
    request.open('GET', '/api/invoices/all', false);
    request.send();
    return { rows: (await upload.json()).data.rowCount, hasStream: !first?.done, xhr: request.status };
  });
  expect(passed).toEqual({ rows: 20_000, hasStream: true, xhr: 404 });

  // Nothing of it is left on other pages; with the chat open, everything but the mock's own sign-in answers.
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  expect(await isBrowsersOwn(page)).toBe(true);
  expect(await asked(page, 'GET', '/api/invoices/all')).toMatchObject({ status: 404, isMock: false });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Chat' });
  await opener.click();
  const popup = page.getByRole('complementary', { name: 'Chat' });
  await expect(popup.getByRole('textbox')).toBeFocused();
  expect(await isMocked(page, '/api/invoices/all')).toBe(true);
  expect(await isMocked(page, '/api/auth/profile')).toBe(false);
  await popup.getByRole('button', { name: 'Close chat' }).click();
  await expect(popup).toHaveCount(0);
  expect(await isBrowsersOwn(page)).toBe(true);

  // From a page of the demo to the sign-up page in one loading of the product: the account is the real server's.
  await goWithin(page, '/ecommerce/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /SA$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Nadia Newcomer');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('quiet harbour lantern 42');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('quiet harbour lantern 42');
  const sent = page.waitForResponse('**/api/auth/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  expect((await sent).headers()['x-mock']).toBeUndefined();
  await expect(page.getByRole('banner').getByRole('button', { name: /Nadia Newcomer/ })).toBeVisible();
  await signIn(page, 'SA');
  const accounts = await call<{ rows: { email: string; role: string }[] }>(page, 'POST', '/account/get-grid', {
    search: email,
  });
  expect(accounts.rows).toMatchObject([{ email, role: 'GUEST' }]);
});
