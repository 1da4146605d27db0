import { confirmableCodes } from '@mandate/contract/project/way/guards.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, leave, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
  lines: { id: string; quantity: string }[];
}

const history = page.getByRole('group', { name: 'History' });
const dialog = page.getByRole('dialog');

/** An approved project of one line, whose quantity was raised while it was a draft, and two fields after that. */
async function approved(): Promise<string> {
  const { rows } = await call<{ rows: Saved[] }>('POST', '/personnel/get-grid', { pageSize: 1 }, 'ADMIN');
  const personnelId = rows[0]?.id;
  const line = { type: 'service', description: 'Work', quantity: '10', unit: 'day', unitPrice: '100', unitCost: '60' };
  const team = { projectManagerId: personnelId, members: [{ personnelId }], startDate: '2026-01-01' };
  const named = { name: `Agreed ${Date.now()}`, isInternal: true, ...team, lines: [line] };
  const { id, lines } = await call<Saved>('POST', '/project/save', named, 'ADMIN');
  const changes = [
    { lines: [{ id: lines[0]?.id, quantity: '30' }] },
    { customerReference: 'PO 7', hoursPerDay: '7.5' },
  ];
  for (const [place, change] of changes.entries())
    await call('POST', '/project/save', { id, version: place + 1, ...change }, 'ADMIN');
  const step = { to: 'approved', version: changes.length + 1, acknowledged: confirmableCodes };
  await call('POST', `/project/transition/${id}`, step, 'ADMIN');
  return id;
}

test('a change from before approval is taken back by an administrator who is asked why, and by no editor, who is told', async () => {
  const id = await approved();
  const entry = history.getByRole('listitem').filter({ hasText: 'Quantity' });
  await visit(`/home/project/${id}`, 'EDITOR');
  await entry.getByRole('button', { name: 'Undo this change' }).click();
  const told = /^Prices and costs have been frozen since .*\. An administrator can change them with a reason\.$/;
  await expect.element(page.getByRole('status').getByText(told)).toBeVisible();
  leave();
  await visit(`/home/project/${id}`, 'ADMIN');
  await entry.getByRole('button', { name: 'Undo this change' }).click();
  await expect.element(dialog.getByText('Why are you changing approved amounts?')).toBeVisible();
  await dialog.getByRole('textbox').fill('Ordered less');
  await dialog.getByRole('button', { name: 'Undo this change' }).click();
  await expect.element(history.getByText('Ordered less')).toBeVisible();
  expect((await call<Saved>('GET', `/project/get-by-id/${id}`)).lines[0]?.quantity).toBe('10');
});

test('what approval locked is not offered to be put back, to an editor no figure and to an administrator not the hours of a day', async () => {
  const id = await approved();
  const restore = (name: RegExp) => history.getByRole('button', { name });
  await visit(`/home/project/${id}`, 'EDITOR');
  await expect.element(restore(/^Restore Customer reference/)).toBeVisible();
  await expect.element(restore(/^Restore .*(Hours|Quantity)/)).not.toBeInTheDocument();
  leave();
  await visit(`/home/project/${id}`, 'ADMIN');
  await expect.element(restore(/^Restore .*Quantity/)).toBeVisible();
  await expect.element(restore(/^Restore .*Hours/)).not.toBeInTheDocument();
});
