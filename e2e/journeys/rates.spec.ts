import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../journey.ts';

interface Saved {
  id: string;
}

async function openNewCustomer(page: Page): Promise<string> {
  const { id } = await call<Saved>(page, 'POST', '/customer/save', { name: `Rated ${Date.now()}` });
  await page.goto(`/register/customer/${id}`);
  return id;
}

test('a price begins today, a second one overlaps until the first ends the day before', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  await openNewCustomer(page);
  const rates = page.getByRole('group', { name: 'Rates' });
  await rates.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price' });
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('120');
  await dialog.getByRole('textbox', { name: 'Valid from' }).fill('2026-01-01');
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rates.getByRole('listitem')).toHaveText(/120\.00 EUR \/ hour.*since 1 Jan 2026.*Now/);

  await rates.getByRole('button', { name: 'Add price' }).click();
  await amount.fill('130');
  await dialog.getByRole('textbox', { name: 'Valid from' }).fill('2026-07-01');
  const ending = dialog.getByRole('checkbox', { name: 'End the current rate, 120.00 EUR / hour, on 30 Jun 2026' });
  await expect(ending).toBeChecked();
  await ending.uncheck();
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  const from = dialog.getByRole('textbox', { name: 'Valid from' });
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Another rate already covers this period', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await ending.check();
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect(rates.getByRole('listitem')).toHaveText(/130\.00 EUR \/ hour.*since 1 Jul 2026.*Now/);
  await rates.getByRole('button', { name: 'Show 1 earlier' }).click();
  await expect(rates.getByRole('listitem').last()).toHaveText(/120\.00 EUR.*1 Jan 2026 – 30 Jun 2026.*Past/);
});

test('a rate is changed, ended and removed, each by keyboard and with a way back', async ({ page }) => {
  await signIn(page, 'SA', null);
  const customerId = await openNewCustomer(page);
  const rate = { side: 'sell', customerId, amount: '90', unit: 'day', currency: 'EUR', validFrom: '2026-02-01' };
  await call(page, 'POST', '/rate/save', rate);
  await page.reload();
  const rates = page.getByRole('group', { name: 'Rates' });
  const acts = rates.getByRole('button', { name: 'Actions for' });
  await acts.press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('95');
  await page.keyboard.press('Enter');
  await expect(rates.getByRole('listitem')).toContainText('95.00 EUR / day');

  await acts.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/95\.00 EUR \/ day ends on/)).toBeVisible();
  await expect(rates.getByRole('listitem')).toContainText('1 Feb 2026 –');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rates.getByRole('listitem')).toContainText('since 1 Feb 2026');

  await acts.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(rates.getByText('None yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rates.getByRole('listitem')).toContainText('95.00 EUR / day');
});

test('what two people change of a rate is merged or decided', async ({ page }) => {
  await signIn(page, 'SA', null);
  const customerId = await openNewCustomer(page);
  const rate = { side: 'sell', customerId, amount: '90', unit: 'day', currency: 'EUR', validFrom: '2026-02-01' };
  const { id } = await call<Saved>(page, 'POST', '/rate/save', rate);
  await page.reload();
  await page.getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
  await call(page, 'POST', '/rate/save', { id, version: 1, amount: '110' });
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  const decision = dialog.getByRole('group', { name: 'Amount' });
  await expect(decision).toContainText('110');
  await decision.getByRole('radio', { name: /Yours/ }).check();
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect(page.getByRole('group', { name: 'Rates' }).getByRole('listitem')).toContainText('100.00 EUR / day');
});

test('an EDITOR keeps prices and sees no costs, a GUEST sees neither', async ({ browser, page }) => {
  await signIn(page, 'SA', null);
  const customerId = await openNewCustomer(page);
  const provider = await call<Saved>(page, 'POST', '/provider/save', {
    name: `Costs ${Date.now()}`,
    countryCode: 'DE',
    kind: 'company',
  });
  await page.goto(`/register/provider/${provider.id}`);
  await expect(page.getByRole('button', { name: 'Add cost' })).toBeVisible();

  const context = await browser.newContext();
  const editor = await context.newPage();
  await signIn(editor, 'EDITOR', `/register/customer/${customerId}`);
  await expect(editor.getByRole('button', { name: 'Add price' })).toBeVisible();
  await editor.goto(`/register/provider/${provider.id}`);
  await expect(editor.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expect(editor.getByRole('group', { name: 'Rates' })).toHaveCount(0);
  await context.close();

  const other = await browser.newContext();
  const guest = await other.newPage();
  await signIn(guest, 'GUEST', '/register/customers');
  await guest.getByRole('grid').getByRole('link').first().click();
  await expect(guest.getByText('You can view this record,', { exact: false })).toBeVisible();
  await expect(guest.getByRole('group', { name: 'Rates' })).toHaveCount(0);
  await other.close();
});

test('the window of a rate fits every size, light and dark', async ({ page }) => {
  await signIn(page, 'SA', null);
  const customerId = await openNewCustomer(page);
  for (const [validFrom, validTo] of [
    ['2025-01-01', '2025-12-31'],
    ['2026-01-01', '2098-12-31'],
    ['2099-01-01', null],
  ]) {
    const rate = { side: 'sell', customerId, amount: '1234.5', unit: 'lumpSum', currency: 'EUR', validFrom, validTo };
    await call(page, 'POST', '/rate/save', { ...rate, note: 'Framework agreement of the group, annex 4' });
  }
  await page.reload();
  await page.getByRole('button', { name: 'Show 1 earlier' }).click();
  await expect(page.getByRole('group', { name: 'Rates' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Add price' }).click();
  await expect(page.getByRole('dialog', { name: 'New price' })).toBeVisible();
  await expectFit(page, [1440, 320]);
});

test('a price that holds for one project alone is taken before that of the service', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const category = await call<{ rows: Saved[] }>(page, 'POST', '/service-category/get-grid', { pageSize: 1 });
  const name = `Coaching ${Date.now()}`;
  const service = await call<Saved>(page, 'POST', '/service/save', {
    ...{ name, categoryId: category.rows[0]?.id, unit: 'day', unitPrice: '800', currency: 'EUR' },
  });
  const { id } = await call<Saved>(page, 'POST', '/project/save', { name: `Own prices ${name}`, isInternal: true });
  await page.goto(`/home/project/${id}`);
  const rates = page.getByRole('group', { name: 'Rates' });
  await expect(rates.getByRole('button', { name: 'Add cost' })).toBeVisible();
  await rates.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('725');
  await dialog.getByRole('combobox', { name: 'Unit' }).selectOption('Day');
  await dialog.getByRole('textbox', { name: 'Valid from' }).fill('2026-01-01');
  // What no line would look for is said before it is saved.
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect(dialog.getByText('Project prices are for a service', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Service' }).fill(name);
  await page.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect(rates.getByRole('listitem')).toHaveText(new RegExp(`725\\.00 EUR / day.*${name}.*Now`));

  const saved = await call<{ lines: { unitPrice: string; priceSource: { rule: string } }[] }>(
    ...([page, 'POST', '/project/save'] as const),
    {
      id,
      version: 1,
      lines: [{ type: 'service', description: name, quantity: '1', unit: 'day', serviceId: service.id }],
    },
  );
  expect(saved.lines).toMatchObject([{ unitPrice: '725', priceSource: { rule: 'projectService' } }]);
});
