import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
}

const rates = page.getByRole('group', { name: 'Rates' });
const rows = rates.getByRole('listitem');

async function newCustomer(): Promise<string> {
  return (await call<Saved>('POST', '/customer/save', { name: `Rated ${Date.now()}` })).id;
}

function sellRate(customerId: string, values: object = {}): Promise<Saved> {
  const rate = { side: 'sell', customerId, amount: '90', unit: 'day', currency: 'EUR', validFrom: '2026-02-01' };
  return call<Saved>('POST', '/rate/save', { ...rate, ...values });
}

test('a new price begins today, and a second one overlaps until the first ends the day before', async () => {
  await visit(`/register/customer/${await newCustomer()}/edit`, 'ADMIN');
  await rates.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price' });
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  const from = dialog.getByRole('textbox', { name: 'Valid from' });
  const save = dialog.getByRole('button', { name: 'Save rate' });
  await expect.element(amount).toHaveFocus();
  await press('Enter');
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('120');
  await from.fill('2026-01-01');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rows).toMatchTextContent(/120\.00 EUR \/ hour.*since 1 Jan 2026.*Now/);

  await rates.getByRole('button', { name: 'Add price' }).click();
  await amount.fill('130');
  await from.fill('2026-07-01');
  const ending = dialog.getByRole('checkbox', { name: 'End the current rate, 120.00 EUR / hour, on 30 Jun 2026' });
  await expect.element(ending).toBeChecked();
  await ending.click();
  await save.click();
  await expect.element(from).toHaveAttribute('aria-invalid', 'true');
  const covered = dialog.getByText('Another rate already covers this period', { exact: false });
  await expect.element(covered.first()).toBeVisible();
  await expectAccessible();
  await ending.click();
  await save.click();
  await expect.element(rows).toMatchTextContent(/130\.00 EUR \/ hour.*since 1 Jul 2026.*Now/);
  await rates.getByRole('button', { name: 'Show 1 earlier' }).click();
  await expect.element(rows.last()).toMatchTextContent(/120\.00 EUR.*1 Jan 2026 – 30 Jun 2026.*Past/);
});

test('a rate can be changed, ended and removed by keyboard, and each of these undone', async () => {
  const customerId = await newCustomer();
  await sellRate(customerId);
  await visit(`/register/customer/${customerId}/edit`);
  const acts = rates.getByRole('button', { name: 'Actions for' });
  await press('Enter', acts);
  await press('Enter');
  await page.getByRole('dialog', { name: 'Change price' }).getByRole('textbox', { name: 'Amount' }).fill('95');
  await press('Enter');
  await expect.element(rows).toMatchTextContent('95.00 EUR / day');

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await press('Enter', acts);
  await press('ArrowDown');
  await press('Enter');
  await expect.element(page.getByText(/95\.00 EUR \/ day ends on/)).toBeVisible();
  await expect.element(rows).toMatchTextContent('1 Feb 2026 –');
  await undo.click();
  await expect.element(rows).toMatchTextContent('since 1 Feb 2026');

  await press('Enter', acts);
  await press('End');
  await press('Enter');
  await expect.element(rates.getByText('None yet.')).toBeVisible();
  await undo.click();
  await expect.element(rows).toMatchTextContent('95.00 EUR / day');
});

test('changes of two people to one rate are merged, or a choice is asked for', async () => {
  const customerId = await newCustomer();
  const { id } = await sellRate(customerId);
  await visit(`/register/customer/${customerId}/edit`);
  await page.getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
  await call('POST', '/rate/save', { id, version: 1, amount: '110' });
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  const decision = dialog.getByRole('group', { name: 'Amount' });
  await expect.element(decision).toMatchTextContent('110');
  await decision.getByRole('radio', { name: /Yours/ }).click();
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect.element(rows).toMatchTextContent('100.00 EUR / day');
});

test('an EDITOR keeps prices and sees no costs, a GUEST sees neither', async () => {
  const customerId = await newCustomer();
  const named = { name: `Costs ${Date.now()}`, countryCode: 'DE', kind: 'company' };
  const provider = await call<Saved>('POST', '/provider/save', named);
  await visit(`/register/provider/${provider.id}/edit`, 'SA');
  await expect.element(page.getByRole('button', { name: 'Add cost' })).toBeVisible();

  await visit(`/register/customer/${customerId}/edit`, 'EDITOR');
  await expect.element(page.getByRole('button', { name: 'Add price' })).toBeVisible();
  await visit(`/register/provider/${provider.id}/edit`);
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toBeVisible();
  await expect.element(rates).not.toBeInTheDocument();

  await visit('/register/customers', 'GUEST');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect.element(page.getByRole('tab', { name: 'Contacts' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Rates' })).not.toBeInTheDocument();
});

test('the window of a rate fits every size, light and dark', async () => {
  const customerId = await newCustomer();
  for (const [validFrom, validTo] of [
    ['2025-01-01', '2025-12-31'],
    ['2026-01-01', '2098-12-31'],
    ['2099-01-01', null],
  ]) {
    const told = { amount: '1234.5', unit: 'lumpSum', note: 'Framework agreement of the group, annex 4' };
    await sellRate(customerId, { ...told, validFrom, validTo });
  }
  await visit(`/register/customer/${customerId}/edit`);
  await page.getByRole('button', { name: 'Show 1 earlier' }).click();
  await expect.element(rows).toHaveLength(3);
  await page.getByRole('button', { name: 'Add price' }).click();
  await expect.element(page.getByRole('dialog', { name: 'New price' })).toBeVisible();
  await expectFit([1440, 320]);
});

test('a price for one project takes precedence over the price of the service', async () => {
  const category = await call<{ rows: Saved[] }>('POST', '/service-category/get-grid', { pageSize: 1 });
  const name = `Coaching ${Date.now()}`;
  const priced = { categoryId: category.rows[0]?.id, unit: 'day', unitPrice: '800', currency: 'EUR' };
  const service = await call<Saved>('POST', '/service/save', { name, ...priced });
  const { id } = await call<Saved>('POST', '/project/save', { name: `Own prices ${name}`, isInternal: true });
  await visit(`/home/project/${id}`, 'ADMIN');
  await expect.element(rates.getByRole('button', { name: 'Add cost' })).toBeVisible();
  await rates.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('725');
  await dialog.getByRole('combobox', { name: 'Unit' }).selectOptions('Day');
  await dialog.getByRole('textbox', { name: 'Valid from' }).fill('2026-01-01');
  // What no line would look for is said before it is saved.
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect.element(dialog.getByText('Project prices are for a service', { exact: false }).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'Service' }).fill(name);
  await page.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect.element(rows).toMatchTextContent(new RegExp(`725\\.00 EUR / day.*${name}.*Now`));

  const line = { type: 'service', description: name, quantity: '1', unit: 'day', serviceId: service.id };
  const saved = await call<object>('POST', '/project/save', { id, version: 1, lines: [line] });
  expect(saved).toMatchObject({ lines: [{ unitPrice: '725', priceSource: { rule: 'projectService' } }] });
});
