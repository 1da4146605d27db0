import type { Page } from '@playwright/test';
import { call, expect, goWithin, signIn, test } from '../../test.ts';

/** Has the server answer the next call of an address at once, and hands the reply over later. */
async function overtakeNext(page: Page, address: string) {
  const answered = Promise.withResolvers<void>();
  const overtaken = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await overtaken.promise;
      // Whoever no longer waits for it has let go of it.
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  return { answered: answered.promise, handOver: overtaken.resolve };
}

const customer = (page: Page, name: string) =>
  call<{ id: string }>(page, 'POST', '/customer/save', { name, city: 'Asti', countryCode: 'IT' });

test('a record just opened is among the recent ones, even when those were requested before', async ({ page }) => {
  await signIn(page, 'SA', null);
  const name = `Recent ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await customer(page, name);
  const list = await overtakeNext(page, '**/favourite/get-list');
  const noted = page.waitForResponse('**/favourite/note-visit');
  await page.goto(`/register/customer/${id}`);
  await Promise.all([list.answered, noted]);
  list.handOver();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const recent = navigation.getByRole('button', { name: 'Recent' });
  await recent.click();
  await expect(navigation.getByRole('list', { name: 'Recent' }).getByRole('link').first()).toHaveText(name);
});

test('a saved cell is not overwritten by rows that were requested before', async ({ page }) => {
  await signIn(page, 'SA', null);
  const mark = crypto.randomUUID().slice(0, 8);
  const { id } = await customer(page, `Rows ${mark}`);
  const address = `/register/customers?search=${mark}`;
  await page.goto(address);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText('Asti');
  // What is saved in between has the rows asked for when they are shown again.
  const other = await customer(page, `Other ${crypto.randomUUID().slice(0, 8)}`);
  await goWithin(page, `/register/customer/${other.id}/edit`);
  await page.getByRole('main').getByRole('textbox', { name: /^City/ }).fill('Enna');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/ saved\.$/).first()).toBeVisible();
  const rows = await overtakeNext(page, '**/customer/get-grid');
  await goWithin(page, address);
  await rows.answered;
  await page.getByRole('button', { name: 'Edit in place' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-description', /F2/);
  await row.getByRole('gridcell', { name: 'Asti' }).click();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'City' }).fill('Bari');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await call<{ city: string }>(page, 'GET', `/customer/get-by-id/${id}`)).city)
    .toBe('Bari');
  await expect(page.getByRole('status').filter({ hasText: 'Saved: City' })).toBeAttached();
  rows.handOver();
  await page.waitForTimeout(300);
  await expect(row).toContainText('Bari');
});

test('a saved record is not overwritten by a reply that was requested before', async ({ page }) => {
  await signIn(page, 'SA', null);
  const mark = crypto.randomUUID().slice(0, 8);
  const { id } = await customer(page, `Before ${mark}`);
  const other = await customer(page, `Other ${mark}`);
  const main = page.getByRole('main');
  const name = main.getByRole('textbox', { name: 'Name', exact: true });
  await page.goto(`/register/customer/${id}/edit`);
  await expect(name).toHaveValue(`Before ${mark}`);
  // What is saved elsewhere has it asked for when it is shown again.
  await goWithin(page, `/register/customer/${other.id}/edit`);
  await expect(name).toHaveValue(`Other ${mark}`);
  await name.fill(`Changed ${mark}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Changed ${mark} saved.`).first()).toBeVisible();
  const record = await overtakeNext(page, `**/customer/get-by-id/${id}`);
  await goWithin(page, `/register/customer/${id}/edit`);
  await expect(name).toHaveValue(`Before ${mark}`);
  await record.answered;
  await name.fill(`After ${mark}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`After ${mark} saved.`).first()).toBeVisible();
  record.handOver();
  await page.waitForTimeout(300);
  await expect(name).toHaveValue(`After ${mark}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`After ${mark}`);
});

test('who went to another page while a record was saved, closed or deleted stays there', async ({ page }) => {
  await signIn(page, 'SA', null);
  const mark = crypto.randomUUID().slice(0, 8);
  const { id } = await customer(page, `Left ${mark}`);
  const main = page.getByRole('main');
  const create = async () => {
    await main.getByRole('textbox', { name: 'Name', exact: true }).fill(`New ${mark}`);
    await page.keyboard.press('Control+s');
  };
  const close = async () => {
    await main.getByRole('textbox', { name: /^City/ }).fill('Enna');
    await page.keyboard.press('Control+Enter');
  };
  const remove = async () => {
    await main.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete customer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
  };
  const services = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' });
  const byLink = () => services.click();
  // The page beneath a dialog is out of reach.
  const byBack = () => page.goBack();
  const acts = [
    { at: '/register/customer', called: '**/customer/save', act: create, leave: byLink, said: `New ${mark} saved.` },
    {
      at: `/register/customer/${id}/edit`,
      called: '**/customer/save',
      act: close,
      leave: byLink,
      said: `Left ${mark} saved.`,
    },
    {
      at: `/register/customer/${id}/edit`,
      called: '**/customer/remove/**',
      act: remove,
      leave: byBack,
      said: `Left ${mark} deleted.`,
    },
  ];
  await page.goto('/register/services');
  for (const { at, called, act, leave, said } of acts) {
    await goWithin(page, at);
    await expect(main.getByRole('textbox', { name: /^City/ })).toBeVisible();
    const reply = await overtakeNext(page, called);
    await act();
    await reply.answered;
    await leave();
    reply.handOver();
    await expect(page.getByText(said).first()).toBeVisible();
    await page.waitForTimeout(300);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    expect(new URL(page.url()).pathname).toBe('/register/services');
  }
});
