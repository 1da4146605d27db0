import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { sampleEmails } from '../../../testing/sample-emails.ts';
import { call, visit } from '../../../testing/visit.tsx';

test('the audit can be filtered, and shows old and new values of every change', async () => {
  const name = `Gone ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name });
  await call('POST', '/customer/save', { id, version: 1, name: `${name} AG`, city: 'Zürich' });
  await call('DELETE', `/customer/remove/${id}?reason=Entered+twice`);

  const filter = JSON.stringify({ all: [{ field: 'action', operator: 'anyOf', value: ['save'] }] });
  await visit(`/controlPanel/audit?${new URLSearchParams({ filter })}`, 'SA');
  const grid = page.getByRole('grid', { name: 'Audit' });
  const row = grid.getByRole('row').filter({ hasText: `${name} AG` });
  await expect.element(row).toHaveLength(1);
  await expect.element(grid.getByRole('button', { name: 'Deleted', exact: true })).not.toBeInTheDocument();
  await press('Enter', row.getByRole('button', { name: 'Changed' }));
  const panel = page.getByRole('dialog', { name: 'Changed' });
  await expect.element(panel).toMatchTextContent(/Name\s*from Gone \d+\s*→\s*to Gone \d+ AG/);
  await expect.element(panel).toMatchTextContent(/Entry [\d,]+ of the chain/);
  await expect.poll(() => location.search).toMatch(/preview=/);
  await expectAccessible();
  await press('Escape');
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('nobody is called so');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  await press('Escape');
  await expect.element(row).toBeVisible();
});

test('what somebody changed of themselves is called by their name, also where they may list no users', async () => {
  const asked = { search: sampleEmails.GUEST, pageSize: 1 };
  const { rows } = await call<{ rows: { id: string; version: number; fullName: string }[] }>(
    'POST',
    '/account/get-grid',
    asked,
    'SA',
  );
  const { id = '', version, fullName = '' } = rows[0] ?? {};
  await call('POST', '/account/save', { id, version, mailJobs: false }, 'GUEST');
  await visit('/controlPanel/audit', 'GUEST');
  const grid = page.getByRole('grid', { name: 'Audit' });
  await expect.element(grid.getByRole('link', { name: fullName }).first()).toBeVisible();
  await expect.element(grid.getByText(id)).not.toBeInTheDocument();
});
