import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Made {
  id: string;
  contacts: { id: string }[];
}

const city = page.getByRole('textbox', { name: /^City/ });
const toast = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('the history can bring back one value, a removed contact or a whole version, and undo that', async () => {
  const contacts = [
    { firstName: 'Ada', lastName: 'Byron' },
    { firstName: 'Bob', lastName: 'Kahn' },
  ];
  const name = `Remembered ${Date.now()}`;
  const { id, contacts: made } = await call<Made>('POST', '/customer/save', { name, city: 'Aarhus', contacts });
  const second = { city: 'Paris', legalName: 'Renamed Ltd', contacts: [made[0]] };
  await call('POST', '/customer/save', { id, version: 1, ...second });
  await call('POST', '/customer/save', { id, version: 2, city: 'Rome' });
  const stored = () => call<object>('GET', `/customer/get-by-id/${id}`);
  await visit(`/register/customer/${id}/edit`);
  const history = page.getByRole('group', { name: 'History' });

  await history.getByRole('button', { name: 'Restore City to Aarhus' }).click();
  await expect.element(city).toHaveValue('Aarhus');
  await expect.element(city).toHaveFocus();
  await expect.element(toast('Earlier value of City restored.')).toBeVisible();
  await history.getByRole('button', { name: 'Bring back Contact Bob Kahn' }).click();
  const bob = page.getByRole('group', { name: 'Bob Kahn' });
  await expect.element(bob).toBeVisible();
  await expect.element(page.getByText('2 unsaved changes')).toBeVisible();
  await expectAccessible();
  await press('Control+s');
  await expect.element(toast(`${name} saved.`)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Aarhus', legalName: 'Renamed Ltd', contacts });

  const entries = history.getByRole('listitem');
  const third = entries.filter({ hasText: 'Rome' }).filter({ hasText: 'Paris' });
  await third.getByRole('button', { name: 'Restore this version' }).click();
  await expect.element(city).toHaveValue('Rome');
  await expect.element(bob).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(city).toHaveValue('Aarhus');

  // Of the second change only the legal name still stands as it left it.
  await entries.filter({ hasText: 'Renamed Ltd' }).getByRole('button', { name: 'Undo this change' }).click();
  await expect.element(toast(/ undone\./)).toBeVisible();
  await expect.element(page.getByText(/stays as it is\.$/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Legal name/ })).toHaveValue('');
  await expect.element(history.getByText('by Undo')).toBeVisible();
  await third.getByRole('button', { name: 'Undo this change' }).click();
  await expect.element(page.getByText('This can no longer be undone')).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Aarhus', legalName: null });
});

test('a row that is gone is called by what it pointed to, also once it is brought back', async () => {
  const stamp = Date.now();
  const person = { firstName: 'Gone', lastName: `Member ${stamp}`, workEmail: `gone.${stamp}@firm.example` };
  const { id: personnelId } = await call<{ id: string }>('POST', '/personnel/save', person);
  const made = { name: `Left ${stamp}`, isInternal: true, members: [{ personnelId }] };
  const { id } = await call<{ id: string }>('POST', '/project/save', made);
  await call('POST', '/project/save', { id, version: 1, members: [] });
  await visit(`/home/project/${id}`);
  const name = `Gone Member ${stamp}`;
  const history = page.getByRole('group', { name: 'History' });
  await history.getByRole('button', { name: `Bring back Team member ${name}` }).click();
  await expect.element(page.getByRole('group', { name, exact: true })).toBeVisible();
});
