import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { openForm } from '../../../testing/open-form.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { toast, undo } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

const field = (name: RegExp) => page.getByRole('textbox', { name });
const city = () => field(/^City/);

test('Undo after creating a record removes it and gives back what was typed', async () => {
  const name = `Made by mistake ${Date.now()}`;
  await visit('/register/customer');
  await field(/^Name/).fill(name);
  await city().fill('Aarhus');
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await undo(/ saved\./);
  await expect.element(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  await expect.element(field(/^Name/)).toHaveValue(name);
  await expect.element(city()).toHaveValue('Aarhus');
  const found = () => call<{ total: number }>('POST', '/customer/get-grid', { search: name });
  expect((await found()).total).toBe(0);
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect((await found()).total).toBe(1);
});

test('shortcuts and the menu beside Save close a record or begin another', async () => {
  const name = `Kept by keys ${Date.now()}`;
  await visit('/register/customer');
  await field(/^Name/).fill(`${name} 1`);
  await press('Control+Alt+Enter');
  await expect.element(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  await expect.element(field(/^Name/)).toHaveValue('');

  await field(/^Name/).fill(`${name} 2`);
  // What was said of the first customer stands beside the menu, not over it.
  await toast(`${name} 1 saved.`).hover();
  await page.getByRole('button', { name: 'More ways to save' }).click();
  const ways = page.getByRole('menuitem');
  await expect.element(ways).toHaveLength(2);
  await expect.element(ways.first()).toMatchTextContent(/^Save and new/);
  await expect.element(ways.last()).toMatchTextContent(/^Save and close/);
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Save and close' }).click();
  const customers = page.getByRole('heading', { level: 1, name: 'Customers' });
  await expect.element(customers).toBeVisible();

  await visit(`/register/customers?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `${name} 1` }).click();
  await openForm();
  await city().fill('Aarhus');
  // To close the form of what is stored is to go back to its page.
  await press('Control+Enter');
  await expect.poll(() => location.pathname).toMatch(/\/customer\/[0-9a-f-]{36}$/);
  await expect.element(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  history.back();
  await expect.element(customers).toBeVisible();
  await expect.poll(() => location.search).toMatch(/search=/);
  const row = page.getByRole('row').filter({ hasText: `${name} 1` });
  await expect.element(row).toMatchTextContent('Aarhus');
  const found = await call<{ total: number }>('POST', '/customer/get-grid', { search: name });
  expect(found.total).toBe(2);

  // A record with faults stays open, and the window says so.
  await visit('/register/customer');
  await expect.element(field(/^Name/)).toBeVisible();
  await press('Control+Enter');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Customer not saved' })).toHaveFocus();
  await expect.poll(() => document.title).toMatch(/^Error: New customer/);
});

test('a cell still being typed in is saved with the project, and Undo in the toast reverts it', async () => {
  const work = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '500' };
  const named = { name: `Typed ${Date.now()}`, isInternal: true };
  const { id } = await call<{ id: string }>('POST', '/project/save', { ...named, lines: [work] });
  const quantity = async () =>
    (await call<{ lines: { quantity: string }[] }>('GET', `/project/get-by-id/${id}`)).lines[0]?.quantity;
  await visit(`/home/project/${id}`);
  await page.getByRole('grid', { name: 'Lines' }).getByRole('gridcell', { name: 'Work', exact: true }).click();
  await press('ArrowRight');
  await press('ArrowRight');
  await type('3');
  await press('Control+s');
  await expect.element(toast(/ saved\./)).toBeVisible();
  await expect.poll(quantity).toBe('3');

  // What is typed meanwhile stays.
  await field(/^Name/).fill('Typed meanwhile');
  await undo(/ saved\./);
  await expect.element(toast(/ undone\./)).toBeVisible();
  await expect.poll(quantity).toBe('1');
  await expect.element(field(/^Name/)).toHaveValue('Typed meanwhile');
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  await press('Control+s');
  await expect.element(toast('Typed meanwhile saved.')).toBeVisible();
  await expect.poll(quantity).toBe('1');
});

test('what is typed after a reply was lost is a change of the record that is stored already', async () => {
  const name = `Lost reply ${Date.now()}`;
  const send = globalThis.fetch;
  let isCut = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    const isSave = String(sent[0]).endsWith('/customer/save');
    const reply = isCut ? null : await send(...sent);
    isCut ||= isSave && JSON.parse(String(sent[1]?.body)).legalName === undefined;
    if (reply === null || isCut) throw new TypeError('Failed to fetch');
    return reply;
  });
  const customers = () =>
    call<{ rows: { id: string; name: string; legalName: string }[] }>('POST', '/customer/get-grid', { search: name });
  await visit('/register/customer');
  await field(/^Name/).fill(name);
  await press('Control+s');
  await expect.poll(() => isCut).toBe(true);
  await field(/^Legal name/).fill('Lost Reply AG');
  isCut = false;
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(field(/^Legal name/)).toHaveValue('Lost Reply AG');
  await expect.poll(async () => (await customers()).rows).toMatchObject([{ name, legalName: 'Lost Reply AG' }]);

  // The same draft, saved from another window.
  await visit('/register/customer');
  let id = '';
  const body = (values: object) => ({ id, name: `${name} 2`, ...values });
  vi.mocked(globalThis.fetch).mockImplementation(async (...sent) => {
    if (id === '' && String(sent[0]).endsWith('/customer/save')) {
      id = JSON.parse(String(sent[1]?.body)).id;
      await send(sent[0], { ...sent[1], body: JSON.stringify(body({ city: 'Bern', notes: 'Theirs' })) });
    }
    return send(...sent);
  });
  await field(/^Name/).fill(`${name} 2`);
  await field(/^Legal name/).fill('Second Window AG');
  await city().fill('Basel');
  await press('Control+s');
  await expect
    .element(page.getByRole('group', { name: 'City' }).getByRole('radio', { name: /Yours.*Basel/ }))
    .toBeChecked();
  await expect.element(field(/^Legal name/)).toHaveValue('Second Window AG');
  expect(location.pathname).toContain(id);
  await press('Control+s');
  await expect.element(toast(`${name} 2 saved.`)).toBeVisible();
  expect(await call('GET', `/customer/get-by-id/${id}`)).toMatchObject({
    legalName: 'Second Window AG',
    city: 'Basel',
    notes: 'Theirs',
  });
});
