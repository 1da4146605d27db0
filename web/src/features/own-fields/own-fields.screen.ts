import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseField } from '../../../testing/choose-field.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { undo } from '../../../testing/toasts.ts';
import { call, newcomer, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const main = page.getByRole('main');
let made = 0;

/** A key and name no other own field has. */
function named(stem: string): { key: string; label: string } {
  made += 1;
  const key = `${stem.toLowerCase()}${Date.now().toString(36)}${made}`;
  return { key, label: `${stem} ${key}` };
}

/** Makes an own field of customers beside the screens. */
async function ownField(stem: string, rest: object = {}) {
  const field = { ...named(stem), entity: 'customer', kind: 'text', ...rest };
  return { ...field, ...(await call<Saved>('POST', '/own-field/save', field)) };
}

/** Makes a customer with values of own fields. */
async function customer(customFields: object = {}) {
  made += 1;
  const name = `Own ${Date.now().toString(36)} ${made} AG`;
  return { name, ...(await call<Saved>('POST', '/customer/save', { name, customFields })) };
}

test('a choice is added to customers with its own section, filled in on a form and shown on the page', async () => {
  const { key, label } = named('Industry');
  await visit('/register/parameters', 'ADMIN');
  await page.getByRole('group', { name: 'Custom' }).getByRole('link', { name: 'Own fields' }).click();
  await page.getByRole('link', { name: 'New own field' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(label);
  await expect.element(page.getByRole('textbox', { name: 'Key' })).toHaveValue(expect.stringMatching(/^industry/));
  await page.getByRole('textbox', { name: 'Key' }).fill(key);
  await page.getByRole('combobox', { name: 'Records' }).selectOptions('Customers');
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Choice');
  for (const item of ['Steel', 'Glass']) {
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByRole('textbox', { name: 'Label' }).last().fill(item);
  }
  await expect.element(page.getByRole('textbox', { name: 'Code' }).last()).toHaveValue('glass');
  await page.getByRole('combobox', { name: 'Section' }).fill('Tax and billing');
  await page.getByRole('textbox', { name: 'Help' }).fill('What they make.');
  await page.getByRole('button', { name: 'Save own field' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  // What values are kept under stays, and says why.
  await expect.element(main.getByText('values of this type are kept', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Key' })).not.toBeInTheDocument();
  await expectAccessible();

  const { id } = await customer();
  await visit(`/register/customer/${id}/edit`);
  const section = page.getByRole('group', { name: 'Tax and billing' });
  const entry = section.getByRole('combobox', { name: label });
  await expect.element(section.getByText('What they make.')).toBeVisible();
  await entry.selectOptions('Glass');
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText(label)).toBeVisible();
  await visit(`/register/customer/${id}`);
  await expect.element(main.getByRole('region', { name: 'Tax and billing' }).getByText('Glass')).toBeVisible();
});

test('an own field is a column that is hidden at first, sorts and filters, and leaves list and address when it is deleted', async () => {
  const field = await ownField('Region');
  const [north, south] = [await customer({ [field.key]: 'North' }), await customer({ [field.key]: 'South' })];
  await visit('/register/customers');
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('list', { name: 'Own fields' }).getByRole('checkbox', { name: field.label }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(main.getByRole('columnheader', { name: field.label })).toBeVisible();

  await main.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await chooseField(dialog, field.label);
  await dialog.getByRole('combobox', { name: 'Condition' }).selectOptions('is not empty');
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await expect.poll(() => decodeURIComponent(location.search)).toContain(`customFields.${field.key}`);
  await main.getByRole('columnheader', { name: field.label }).click();
  await main.getByRole('columnheader', { name: field.label }).click();
  await expect.element(main.getByRole('row', { name: south.name }).getByText('South')).toBeVisible();
  await expect.element(main.getByRole('row', { name: north.name }).getByText('North')).toBeVisible();
  await expect.poll(() => location.search).toMatch(/sort=-customFields/);
  await call('POST', '/own-field/save', { id: field.id, version: field.version, label: `${field.label} again` });
  await expect.element(main.getByRole('columnheader', { name: `${field.label} again` })).toBeVisible();
  await call('DELETE', `/own-field/remove/${field.id}?version=${field.version + 1}`);
  // The list goes on without it, and so does its address.
  await expect.poll(() => decodeURIComponent(location.search)).not.toContain('customFields');
  await expect.element(main.getByRole('columnheader', { name: 'City' })).toBeVisible();
});

test('a value of an own field is typed into its cell', async () => {
  const field = await ownField('Cell');
  const { id, name } = await customer({ [field.key]: 'Before it' });
  await visit(`/register/customers?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: field.label }).click();
  await press('Escape');
  await page.getByRole('button', { name: 'Edit in place' }).click();
  const rows = main.getByRole('grid', { name: 'Customers' });
  await expect.element(rows).toHaveAttribute('aria-description', expect.stringMatching(/F2/));
  await rows.getByRole('gridcell', { name: 'Before it' }).click();
  await press('F2');
  await page.getByRole('textbox', { name: field.label }).fill('After it');
  await press('Enter');
  await expect
    .poll(async () => await call('GET', `/customer/get-by-id/${id}`))
    .toMatchObject({ customFields: { [field.key]: 'After it' } });
  await expect.element(main.getByRole('gridcell', { name: 'After it' })).toBeVisible();
});

test('a field that is added while a form is open stands in it at once, and what was typed stays', async () => {
  const { id } = await customer();
  await visit(`/register/customer/${id}/edit`);
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Typed before');
  const field = await ownField('Late', { section: 'Agreements' });
  const section = page.getByRole('group', { name: 'Agreements' });
  await section.getByRole('textbox', { name: field.label }).fill('At once');
  await expect.element(page.getByRole('textbox', { name: 'Legal name' })).toHaveValue('Typed before');
  await press('Control+s');
  await expect
    .poll(async () => await call('GET', `/customer/get-by-id/${id}`))
    .toMatchObject({ legalName: 'Typed before', customFields: { [field.key]: 'At once' } });
  await section.getByRole('textbox', { name: field.label }).fill('Not saved yet');
  await call('DELETE', `/own-field/remove/${field.id}?version=${field.version}`);
  await expect.element(section).not.toBeInTheDocument();
  const told = page.getByRole('alert').filter({ hasText: `"${field.label}" is no longer there` });
  await expect.element(told).toMatchTextContent(/Not saved yet/);
  await call('PUT', `/own-field/undelete/${field.id}`);
  await expect.element(section.getByRole('textbox', { name: field.label })).toHaveValue('Not saved yet');
  await expect.element(told).not.toBeInTheDocument();
  await press('Control+s');
  await expect
    .poll(async () => await call('GET', `/customer/get-by-id/${id}`))
    .toMatchObject({ customFields: { [field.key]: 'Not saved yet' } });
});

test('a field that was added before the page began to listen stands in an open form all the same', async () => {
  const { id } = await customer();
  const send = globalThis.fetch;
  const listening = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    if (String(sent[0]).includes('/event/stream')) await listening.promise;
    return send(...sent);
  });
  await visit(`/register/customer/${id}/edit`, await newcomer('ADMIN'));
  const field = await ownField('Unheard', { section: 'Agreements' });
  await expect.element(page.getByRole('textbox', { name: 'Legal name' })).toBeVisible();
  listening.resolve();
  const entry = page.getByRole('group', { name: 'Agreements' }).getByRole('textbox', { name: field.label });
  await expect.element(entry).toBeVisible();
  await call('DELETE', `/own-field/remove/${field.id}?version=${field.version}`);
});

test('own fields are put in order by the keyboard, and deleting one says how many values it has and can be taken back', async () => {
  const [first, second] = [await ownField('First'), await ownField('Second')];
  await customer({ [second.key]: 'kept' });
  await visit(`/register/parameters/ownFields?search=${second.key}`);
  const menuOf = () => main.getByRole('button', { name: `Actions for ${second.label}` });
  await press('Enter', menuOf());
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.element(page.getByText(`${second.label} is now`, { exact: false })).toBeVisible();
  const placeOf = async ({ id }: Saved) =>
    (await call<{ position: number }>('GET', `/own-field/get-by-id/${id}`)).position;
  await expect.poll(async () => (await placeOf(second)) < (await placeOf(first))).toBe(true);

  await press('Enter', menuOf());
  await page.getByRole('menuitem', { name: 'Delete own field' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('1 customer', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete own field' }).click();
  await undo(`${second.label} deleted.`);
  await expect.element(page.getByText(`${second.label} restored.`)).toBeVisible();
});

test('an EDITOR reads the own fields, a GUEST cannot open them, and they fit a small window', async () => {
  const field = await ownField('Read', { seenBy: 'staff' });
  await visit(`/register/parameters/ownFields?search=${field.key}`, 'EDITOR');
  await page.getByRole('link', { name: field.label }).click();
  await expect.element(page.getByText('You can view this record,', { exact: false })).toBeVisible();
  await visit('/register/parameters/ownFields', 'GUEST');
  await expect.element(page.getByText('You do not have access to this page')).toBeVisible();
  await page.viewport(320, 800);
  await visit(`/register/parameters/ownField/${field.id}`, 'ADMIN');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue(field.label);
  await expectNoSidewaysScroll();
  await page.viewport(1440, 900);
});
