import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseField } from '../../../testing/choose-field.ts';
import { expectAccessible } from '../../../testing/fit.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';
import { currentSession } from '../../lib/session/session.ts';

const filterText = (...all: unknown[]) => encodeURIComponent(JSON.stringify({ all }));
const active = { field: 'status', operator: 'anyOf', value: ['active'] };

interface Total {
  total: number;
}

test('a list can be searched, filtered and sorted, and its address says so', async () => {
  await visit('/home/projects');
  const main = page.getByRole('main');
  await expect.element(main.getByText(/of \d+ projects/)).toBeVisible();
  const net = main.getByRole('columnheader', { name: /Contract net/ });
  await net.click();
  await expect.poll(() => location.search).toMatch(/sort=contractNet/);
  await net.click();
  await expect.poll(() => location.search).toMatch(/sort=-contractNet/);
  await expect.element(net).toHaveAttribute('aria-sort', 'descending');
  await main.getByRole('columnheader', { name: /Status/ }).click({ modifiers: ['Shift'] });
  await expect.poll(() => location.search).toMatch(/sort=-contractNet(%2C|,)status/);

  await main.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await chooseField(dialog, 'Status');
  await dialog.getByRole('combobox', { name: 'Condition' }).selectOptions('is any of');
  await dialog.getByRole('checkbox', { name: 'Active' }).click();
  await dialog.getByRole('checkbox', { name: 'Quoted' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await expect.element(main.getByRole('button', { name: /Edit the filter Status is any of/ })).toBeVisible();
  const { total } = await call<Total>('POST', '/project/get-grid', {
    filter: { all: [{ ...active, value: ['active', 'quoted'] }] },
  });
  await expect.element(main.getByText(`${total} projects`).first()).toBeVisible();
  await main.getByRole('button', { name: /Remove the filter Status/ }).click();
  await expect.element(main.getByRole('button', { name: /Remove the filter/ })).not.toBeInTheDocument();
  history.back();
  await expect.element(main.getByText(`${total} projects`).first()).toBeVisible();
});

test('alternatives of a filter can be made, changed and removed inside one chip', async () => {
  await visit('/register/customers');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await chooseField(dialog, 'Status');
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await expect.element(dialog.getByText('Choose a value for the filter.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Prospect' }).click();
  await dialog.getByRole('button', { name: 'Or …' }).click();
  const second = dialog.getByRole('group', { name: 'Alternative 2' });
  await expect.element(second.getByRole('combobox', { name: 'Field' })).toHaveFocus();
  await chooseField(second, 'City');
  await second.getByRole('textbox', { name: 'Value' }).fill('berg');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Apply filter' }).click();

  const any = [
    { field: 'status', operator: 'anyOf', value: ['prospect'] },
    { field: 'city', operator: 'contains', value: 'berg' },
  ];
  const either = await call<Total>('POST', '/customer/get-grid', { filter: { all: [{ any }] } });
  await expect.element(main.getByText(new RegExp(`of ${either.total} customers`))).toBeVisible();

  const words = 'Status is any of Prospect or City contains berg';
  await main.getByRole('button', { name: `Edit the filter ${words}` }).click();
  await dialog.getByRole('button', { name: 'Remove alternative 1' }).click();
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await expect.element(main.getByRole('button', { name: 'Edit the filter City contains berg' })).toBeVisible();
  await main.getByRole('button', { name: 'Remove the filter City contains berg' }).click();
  await expect.element(main.getByRole('button', { name: /Edit the filter/ })).not.toBeInTheDocument();
  await expect.element(main.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

test('a filter by "me" means the person who looks, stays "me" in the address, and finds nothing without a person', async () => {
  const mine = { field: 'accountManagerId', operator: 'anyOf', value: ['me'] };
  const main = page.getByRole('main');
  await visit(`/register/customers?filter=${filterText(mine)}`, 'EDITOR');
  await expect
    .element(main.getByRole('button', { name: /^Edit the filter Account manager is any of me$/ }))
    .toBeVisible();
  const session = currentSession();
  const personnelId = session.status === 'signedIn' ? session.user.personnelId : null;
  const own = await call<Total>('POST', '/customer/get-grid', { filter: { all: [{ ...mine, value: [personnelId] }] } });
  expect(own.total).toBeGreaterThan(0);
  await expect.element(main.getByText(new RegExp(`of ${own.total} customers?`))).toBeVisible();
  expect(decodeURIComponent(location.search)).toContain('"me"');

  await visit(`/register/customers?filter=${filterText(mine)}`, 'SA');
  await expect
    .element(main.getByRole('button', { name: /Edit the filter .*your user is not linked to a person/ }))
    .toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

test('a filter shows no ids, and says when a record in it is gone or deleted', async () => {
  const gone = { field: 'customerId', operator: 'anyOf', value: ['019a0000-0000-7000-8000-00000000dead'] };
  const customer = await call<{ id: string; version: number }>('POST', '/customer/save', { name: 'Soon deleted chip' });
  await call('DELETE', `/customer/remove/${customer.id}?version=${customer.version}`);
  await visit(`/home/projects?filter=${filterText(gone, { ...gone, value: [customer.id] })}`);
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('button', { name: /^Edit .*a record that was deleted or is hidden from you$/ }))
    .toBeVisible();
  await expect.element(main.getByRole('button', { name: /^Edit .*Soon deleted chip \(deleted\)$/ })).toBeVisible();
  await call('PUT', `/customer/undelete/${customer.id}`);
});

test('a search also finds by the linked customer, and says what to do when nothing is found', async () => {
  await visit('/home/projects');
  const { rows } = await call<{ rows: { customer: { label: string } | null }[] }>('POST', '/project/get-grid', {
    filter: { all: [{ field: 'customerId', operator: 'notEmpty' }] },
    pageSize: 1,
  });
  const label = String(rows[0]?.customer?.label);
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: 'Search' });
  await search.fill(label);
  await expect.element(main.getByText(label).first()).toBeVisible();
  await search.fill('nothing is called this way');
  await expect.element(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(page.getByText(/of \d+ projects/)).toBeVisible();
});

test('a search marks what it found, and Escape clears it', async () => {
  await visit('/register/customers');
  const main = page.getByRole('main');
  const first = main.getByRole('grid').getByRole('link').first();
  await expect.element(first).toBeVisible();
  const term = String(textsOf(first)[0]?.split(' ')[0]).toUpperCase();
  const search = main.getByRole('searchbox', { name: 'Search' });
  const marked = () => [...document.querySelectorAll('main mark')].map(({ textContent }) => textContent.toUpperCase());
  await search.fill(term);
  await expect.poll(() => marked()[0]).toBe(term);
  await expect.element(main.getByRole('status').filter({ hasText: /customer/ })).toBeInTheDocument();
  await press('Escape', search);
  await expect.element(search).toHaveValue('');
  await expect.poll(marked).toEqual([]);
  await expect.poll(() => location.search).not.toMatch(/search=/);

  // The last key wins, however fast they come.
  await type('nothing at all', 60);
  await press('Escape');
  await expect.element(main.getByText(/of \d+ customers/)).toBeVisible();
  await type(term, 230);
  await expect.element(search).toHaveValue(term);
  await expect.poll(() => location.search).toMatch(new RegExp(`search=${encodeURIComponent(term)}$`));
});
