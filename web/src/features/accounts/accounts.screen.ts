import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRemovable } from '../../../testing/expect-removable.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

test('no one can change their own role or status, and the page says why', async () => {
  await visit('/register/users', 'ADMIN');
  await page.getByRole('link', { name: 'Ada Ørnfeldt' }).click();
  await expect.element(page.getByText(/This is your own account/)).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Reset password' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'More', exact: true })).not.toBeInTheDocument();
});

test('an ADMIN sees no SA, and cannot give anyone the role ADMIN', async () => {
  await visit('/register/users', 'ADMIN');
  await expect.element(page.getByRole('link', { name: 'Edda Quillner' })).toBeVisible();
  await expect.element(page.getByRole('main').getByText('Super administrator')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'New user' }).click();
  const roles = page.getByRole('combobox', { name: 'Role' }).getByRole('option');
  await expect.poll(() => textsOf(roles)).toEqual(['EDITOR', 'GUEST']);
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('EDITOR');
});

test('an EDITOR sees names and statuses of users, and can only open their own page', async () => {
  await visit('/register/users', 'EDITOR');
  const main = page.getByRole('main');
  await expect
    .poll(() => textsOf(main.getByRole('columnheader')))
    .toEqual([expect.stringMatching(/^Full name/), 'Status', 'Actions']);
  await expect.element(main.getByText('Gus Lanternby')).toBeVisible();
  await expect.poll(() => textsOf(main.getByRole('grid').getByRole('link'))).toEqual(['Edda Quillner']);
  await expect.element(page.getByRole('link', { name: 'New user' })).not.toBeInTheDocument();
});

test('a GUEST finds no link to the users, and the page of users says it is not for them', async () => {
  await visit('/home/projects', 'GUEST');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect.element(navigation.getByRole('link', { name: 'Personnels' })).toBeVisible();
  await expect.element(navigation.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  performance.clearResourceTimings();
  await visit('/register/users');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const closed = page.getByRole('heading', { name: 'You do not have access to this page' });
  await expect.element(closed).toBeVisible();
  expect(performance.getEntriesByType('resource').map(({ name }) => name)).not.toContainEqual(
    expect.stringContaining('/account/get-grid'),
  );
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await visit('/register/user');
  await expect.element(closed).toBeVisible();
});

test('a user is changed, deleted, brought back and restored, and comes back without any permission', async () => {
  const stamp = Date.now();
  const account = { fullName: 'Walked User', email: `walked.${stamp}@firm.example`, role: 'EDITOR' };
  const { id } = await call<{ id: string }>('POST', '/account/save', account);
  const name = `Renamed User ${stamp}`;
  await visit(`/register/user/${id}`, 'SA');
  await page.getByRole('textbox', { name: /^Full name/ }).fill(name);
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectRemovable('user', '/register/users', name);
  const restored = await call<object>('GET', `/account/get-by-id/${id}`);
  expect(restored).toMatchObject({ role: 'GUEST', status: 'disabled' });
});

test('every right beyond the role is given and taken on the page of a user', async () => {
  const made = { fullName: 'Imports', email: `imports.${Date.now()}@firm.example`, role: 'EDITOR' };
  const { id } = await call<{ id: string }>('POST', '/account/save', made);
  await visit(`/register/user/${id}`, 'SA');
  const rights = page.getByRole('group', { name: 'Grants' });
  await rights.getByRole('checkbox', { name: 'Import data' }).click();
  await rights.getByRole('checkbox', { name: 'Export data' }).click();
  await expect.element(rights.getByRole('checkbox', { name: 'Change numbering' })).not.toBeChecked();
  await press('Control+s');
  const stored = async () => (await call<{ grants: string[] }>('GET', `/account/get-by-id/${id}`)).grants;
  await expect.poll(stored).toEqual(['seeRates', 'importData']);
});
