import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { undo } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const today = dayIn(new Date(), 'UTC');
const nextYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
const main = page.getByRole('main');

/** Services of a category of their own with a price each, and a quote that begins next year with a line of each. */
async function firm(name: string, count = 2) {
  const category = await call<Saved>('POST', '/service-category/save', { name });
  const services: Saved[] = [];
  for (let number = 1; number <= count; number += 1)
    services.push(
      await call<Saved>('POST', '/service/save', {
        name: `${name} ${number}`,
        categoryId: category.id,
        unitPrice: '1450',
        unitCost: '900',
      }),
    );
  const lines = services.map(({ id }, at) => ({
    type: 'service',
    serviceId: id,
    description: `Work ${at + 1}`,
    quantity: '10',
    unit: 'day',
    startDate: addDays(nextYear, 10),
  }));
  const quote = await call<Saved>('POST', '/project/save', { name: `${name} quote`, isInternal: true, lines });
  return { category, services, quote };
}

const filterOf = (id: string) =>
  encodeURIComponent(JSON.stringify({ all: [{ field: 'categoryId', operator: 'anyOf', value: [id] }] }));

test('prices of a filtered list are raised on a day with a draft that follows, and one Undo takes all of it back', async () => {
  const name = `Raised ${Date.now()}`;
  const { category, quote, services } = await firm(name);
  await visit(`/register/services?filter=${filterOf(category.id)}`);
  await main.getByRole('link', { name: 'Raise prices…' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Raise prices' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Raise by' }).fill('4');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^\+4\s% from 1 Jan/);
  const row = main.getByRole('row', { name: new RegExp(`${name} 1`) });
  await expect.element(row).toMatchTextContent('1,508.00');
  await main.getByRole('combobox', { name: 'Round to' }).selectOptions('5.00');
  await expect.element(row).toMatchTextContent('1,510.00');
  expect(location.search).toContain('by=4');
  expect(location.search).toContain('round=EUR');
  const line = main.getByRole('row', { name: /^Work 1/ });
  await expect.element(line).toMatchTextContent('15,100.00');
  await expectAccessible();
  await main.getByRole('checkbox', { name: `Use the new prices in ${name} quote` }).click();
  await main.getByRole('button', { name: 'Raise 2 prices' }).click();
  await expect.element(page.getByText(/2 prices change from 1 Jan .* 1 project has the new prices\./)).toBeVisible();
  const net = async () =>
    (await call<{ totals: { contractNet: string } }>('GET', `/project/get-by-id/${quote.id}`)).totals.contractNet;
  expect(await net()).toBe('30200.00');
  await undo('2 prices change from');
  await expect.element(page.getByText('Prices are as they were.')).toBeVisible();
  expect(await net()).toBe('29000.00');
  const filter = {
    all: [
      { field: 'serviceId', operator: 'anyOf', value: services.map(({ id }) => id) },
      { field: 'side', operator: 'anyOf', value: ['sell'] },
    ],
  };
  expect((await call<{ rows: object[] }>('POST', '/rate/get-grid', { filter })).rows).toHaveLength(2);
});

test('a second press of the button, before the first is shown, is none', async () => {
  const { category } = await firm(`Pressed ${Date.now()}`);
  await visit(`/register/services?filter=${filterOf(category.id)}`);
  await main.getByRole('link', { name: 'Raise prices…' }).click();
  await main.getByRole('textbox', { name: 'Raise by' }).fill('3');
  const raise = main.getByRole('button', { name: 'Raise 2 prices' });
  await expect.element(raise).toHaveAttribute('data-look', 'primary');
  await expect.element(raise).not.toHaveAttribute('aria-disabled');
  performance.clearResourceTimings();
  const button = raise.element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(page.getByText('2 prices change from')).toBeVisible();
  const calls = performance.getEntriesByType('resource');
  expect(calls.filter(({ name }) => name.endsWith('/rate/raise'))).toHaveLength(1);
  await expect.element(page.getByText('This review was already used')).not.toBeInTheDocument();
});

test('a rate that was entered for later is told with who entered it, and follows or gives way', async () => {
  const name = `Later ${Date.now()}`;
  const { services } = await firm(name, 1);
  const id = services[0]?.id;
  const filter = {
    all: [
      { field: 'serviceId', operator: 'anyOf', value: [id] },
      { field: 'side', operator: 'anyOf', value: ['sell'] },
    ],
  };
  const { rows } = await call<{ rows: Saved[] }>('POST', '/rate/get-grid', { filter });
  const next = addDays(nextYear, 31);
  await call('POST', '/rate/save', { id: rows[0]?.id, version: 1, validTo: addDays(next, -1) });
  const later = { side: 'sell', serviceId: id, unit: 'day', currency: 'EUR', amount: '1600', validFrom: next };
  await call('POST', '/rate/save', later);
  await visit(`/register/services/raise?of=service&ids=${id}&by=4`);
  const choice = main.getByRole('group', { name: `What becomes of later rates of ${name} 1` });
  await expect.element(choice.getByRole('radio', { name: /^This to 31 Jan/ })).toBeChecked();
  await choice.getByRole('radio', { name: 'This for good' }).click();
  await expect.poll(() => location.search).toContain('ours=');
  // The receipt of it is there: what is changed has no end any more.
  await expect.element(main.getByText(/^ends /)).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Raise 1 price' })).not.toHaveAttribute('aria-disabled');
  // Somebody enters another one meanwhile: what differs is named, and nothing is done.
  const { rows: now } = await call<{ rows: Saved[] }>('POST', '/rate/get-grid', { filter });
  const other = now.find((one) => one.id !== rows[0]?.id);
  await call('POST', '/rate/save', { id: other?.id, version: 1, amount: '1650' });
  await main.getByRole('button', { name: 'Raise 1 price' }).click();
  await expect.element(main.getByRole('alert')).toMatchTextContent(/Rates changed while you looked.*1,650\.00\sEUR/);
  await expect.element(main.getByText(/entered 1,650\.00 EUR/)).toBeVisible();
  await expectAccessible();
});

test('what cannot be meant is said at its field or in its place', async () => {
  const { services } = await firm(`Refused ${Date.now()}`, 1);
  await visit(`/register/services/raise?of=service&ids=${services[0]?.id}`);
  await expect.element(main.getByText('Enter by how much')).toBeVisible();
  await main.getByRole('textbox', { name: 'Raise by' }).fill('-100');
  await expect
    .element(main.getByText('Enter more than −100: nothing would be left of the prices.').first())
    .toBeVisible();
  await main.getByRole('textbox', { name: 'Raise by' }).fill('3');
  await expect.element(main.getByRole('button', { name: 'Raise 1 price' })).toBeVisible();
  await main.getByRole('textbox', { name: 'From' }).fill('1 Jan 2020');
  await expect.element(main.getByText(/Prices change today at the earliest/).first()).toBeVisible();
  await expectFit();
});

test('the menu of a row and the page of a record lead to the prices of that one alone, and back to its rates', async () => {
  const name = `Alone ${Date.now()}`;
  const { services } = await firm(name);
  const id = services[0]?.id;
  await visit(`/register/services?search=${encodeURIComponent(name)}`);
  await main.getByRole('button', { name: `Actions for ${name} 1` }).click();
  await page.getByRole('menuitem', { name: 'Raise prices…' }).click();
  await expect.poll(() => location.search).toContain(`ids=${id}`);
  await visit(`/register/service/${id}?tab=rates`);
  await main.getByRole('region', { name: 'Prices' }).getByRole('link', { name: 'Raise prices…' }).click();
  await main.getByRole('textbox', { name: 'Raise by' }).fill('10');
  await main.getByRole('button', { name: 'Raise 1 price' }).click();
  await expect.poll(() => location.pathname + location.search).toBe(`/register/service/${id}?tab=rates`);
  await expect.element(main.getByText('1,595.00 EUR / day')).toBeVisible();
});

test('all prices are left out at once, and one of them is taken again', async () => {
  const name = `Few ${Date.now()}`;
  const { category } = await firm(name, 3);
  await visit(`/register/services/raise?of=service&by=4&filter=${filterOf(category.id)}`);
  const every = main.getByRole('checkbox', { name: 'Change all of these prices' });
  await expect.element(every).toBeChecked();
  await every.click();
  await expect.element(main.getByText('No price changes.')).toBeVisible();
  await main.getByRole('checkbox', { name: `Change ${name} 2` }).click();
  await expect.element(main.getByRole('button', { name: 'Raise 1 price' })).not.toHaveAttribute('aria-disabled');
  await expect.element(every).toBePartiallyChecked();
  await expectFit();
});

test('a list of people offers it to who may change their prices alone', async () => {
  await visit('/register/personnels', 'EDITOR');
  await expect.element(main.getByRole('link', { name: 'Raise prices…' })).not.toBeInTheDocument();
  await visit('/register/services/raise?of=personnel', 'EDITOR');
  await expect.element(main.getByText(/You do not see these prices/)).toBeVisible();
  await visit('/register/services', 'EDITOR');
  await expect.element(main.getByRole('link', { name: 'Raise prices…' })).toBeVisible();
  await visit('/register/services', 'GUEST');
  await expect.element(main.getByRole('link', { name: 'Raise prices…' })).not.toBeInTheDocument();
});
