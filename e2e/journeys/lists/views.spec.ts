import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type Product, password } from '../../setup/start-product.ts';
import { expect, expectAccessible, test } from '../../test.ts';

interface SignedIn {
  accessToken: string;
  refreshToken: string;
}

async function tokens(request: APIRequestContext, email: string): Promise<SignedIn> {
  const reply = await request.post('/account/verify-account', { data: { username: email, password } });
  return (await reply.json()).data;
}

/** The customers as somebody new sees them, whom no other journey meets. */
async function newcomer(
  browser: Browser,
  product: Product,
  request: APIRequestContext,
  role: 'ADMIN' | 'EDITOR' | 'GUEST' = 'EDITOR',
): Promise<Page> {
  const { accessToken } = await tokens(request, 'sa@mandate.example');
  const email = `views-${crypto.randomUUID()}@mandate.example`;
  const data = { fullName: `Vera ${role}`, email, role, password };
  const headers = { Authorization: `Bearer ${accessToken}` };
  expect((await request.post('/account/save', { data, headers })).status()).toBe(200);
  const origin = product.address;
  const kept = Object.entries({ ...(await tokens(request, email)), rememberMe: 'true' });
  const localStorage = kept
    .filter(([name]) => name !== 'user')
    .map(([name, value]) => ({ name, value: String(value) }));
  const context = await browser.newContext({
    baseURL: origin,
    timezoneId: 'Europe/Rome',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await openCustomers(page);
  return page;
}

async function openCustomers(page: Page, query = ''): Promise<void> {
  await page.goto(`/register/customers${query}`);
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toBeVisible();
}

/** The names of the columns shown, from left to right; a panel may lie over them. */
async function columnNames(page: Page): Promise<string[]> {
  const names = await page.getByRole('columnheader', { includeHidden: true }).allTextContents();
  return names.map((name) => name.replace(/\d?sorted.*$/, '')).filter((name) => name !== '' && name !== 'Actions');
}

/** Waits for the server to have the layout as it is in the end: a slow hand has it saved more than once. */
async function savedBy(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).not.toContain('isUnsaved');
}

function tab(page: Page, name: string | RegExp) {
  return page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test("columns changed by one person do not change another one's, and are there after a reload and on another device", async ({
  browser,
  request,
  product,
}) => {
  const [mine, theirs] = [await newcomer(browser, product, request), await newcomer(browser, product, request)];
  const before = await columnNames(mine);
  await mine.getByRole('button', { name: 'Columns' }).click();
  const panel = mine.getByRole('dialog', { name: 'Columns' });
  await savedBy(mine, async () => {
    await panel.getByRole('checkbox', { name: 'City' }).uncheck();
    await panel.getByRole('checkbox', { name: 'Website' }).check();
    await panel.getByRole('button', { name: 'Move Status up' }).click();
    await panel.getByRole('button', { name: 'Pin Status to the left' }).click();
  });
  const after = ['Status', ...before.filter((name) => name !== 'City' && name !== 'Status'), 'Website'];
  await expect.poll(() => columnNames(mine)).toEqual(after);
  await mine.reload();
  await expect(mine.getByRole('columnheader', { name: 'Website' })).toBeVisible();
  await expect.poll(() => columnNames(mine)).toEqual(after);

  // Another device knows nothing but what the server says.
  await mine.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('mandate-list')) localStorage.removeItem(key);
  });
  await openCustomers(mine);
  await expect.poll(() => columnNames(mine)).toEqual(after);

  await openCustomers(theirs);
  await expect.poll(() => columnNames(theirs)).toEqual(before);
  await mine.getByRole('button', { name: 'Columns' }).click();
  await savedBy(mine, () => panel.getByRole('button', { name: 'Reset to default' }).click());
  await expect.poll(() => columnNames(mine)).toEqual(before);
});

test('a column is made wider by dragging its edge, by Ctrl and the arrows, and fits its content', async ({
  browser,
  request,
  product,
}) => {
  const page = await newcomer(browser, product, request);
  const head = page.getByRole('columnheader', { name: /^City/ });
  const place = async () => (await head.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const width = async () => Math.round((await place()).width);
  const box = await place();
  await page.mouse.move(box.x + box.width - 3, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 57, box.y + 10, { steps: 6 });
  await savedBy(page, () => page.mouse.up());
  const { x, width: dragged } = await place();
  expect(Math.round(x + dragged)).toBe(Math.round(box.x + box.width + 60));
  await expect(page).not.toHaveURL(/sort=/);
  await page.reload();
  await expect(head).toBeVisible();
  await expect.poll(() => width()).toBe(Math.round(dragged));

  await head.click();
  await expect(page).toHaveURL(/sort=city/);
  await page.keyboard.press('Control+ArrowLeft');
  await expect.poll(width).toBe(Math.round(dragged) - 10);
  await page.keyboard.press('Alt+Enter');
  await expect.poll(width).toBeLessThan(Math.round(dragged) - 10);
  await expect(page).toHaveURL(/sort=city/);
});

test("a shared view changed by another person shows them a mark and leaves its owner's alone", async ({
  browser,
  request,
  product,
}) => {
  const [owner, other] = [await newcomer(browser, product, request), await newcomer(browser, product, request)];
  const name = `Shared ${crypto.randomUUID().slice(0, 8)}`;
  await owner.getByRole('columnheader', { name: /^City/ }).click();
  await fromMenu(owner, 'Save as new view');
  const dialog = owner.getByRole('dialog', { name: 'Save as new view' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  // A press outside takes nothing away that was entered.
  await owner.mouse.click(5, 5);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await dialog.getByRole('combobox', { name: 'Visible to' }).selectOption({ label: 'People with certain roles' });
  await dialog.getByRole('checkbox', { name: 'EDITOR' }).check();
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(tab(owner, name)).toHaveAttribute('aria-current', 'page');
  const address = new URL(owner.url()).search;
  expect(address).toMatch(/^\?view=[0-9a-f-]{36}$/);

  await openCustomers(other, address);
  await expect(other.getByRole('columnheader', { name: 'City sorted ascending, level 1' })).toBeVisible();
  await expect(tab(other, name).getByText('Modified')).toHaveCount(0);
  await other.getByRole('button', { name: 'Columns' }).click();
  await savedBy(other, () => other.getByRole('checkbox', { name: 'Email', exact: true }).uncheck());
  await other.keyboard.press('Escape');
  await other.getByRole('columnheader', { name: /^Status/ }).click();
  await expect(tab(other, name).getByText('Modified')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save view' })).toBeVisible();

  await openCustomers(owner, address);
  await expect(tab(owner, name).getByText('Modified')).toHaveCount(0);
  await expect(owner.getByRole('columnheader', { name: 'City sorted ascending, level 1' })).toBeVisible();
  await expect.poll(() => columnNames(owner)).toContain('Email');

  // Locked, it can only be saved as another one.
  await fromMenu(owner, 'Share and lock view');
  await owner.getByRole('checkbox', { name: 'Only I can change it' }).check();
  await owner.getByRole('button', { name: 'Save sharing' }).click();
  await expect(tab(owner, /locked/)).toBeVisible();
  await other.reload();
  await expect(tab(other, name).getByText('Modified')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save as new view' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save view' })).toHaveCount(0);
  await savedBy(other, () => other.getByRole('button', { name: 'Reset' }).click());
  await expect(tab(other, name).getByText('Modified')).toHaveCount(0);
  await expect.poll(() => columnNames(other)).toContain('Email');
  expect(new URL(other.url()).search).toBe(address);
});
