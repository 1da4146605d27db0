import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
  linesWithoutCost: number;
}

test('a total that leaves out a cost is marked in the list, on the board, in the dashboard and its explanation', async () => {
  const name = `Uncosted ${Date.now()}`;
  const line = { type: 'service', quantity: '2', unit: 'day', unitPrice: '500', unitCost: '300' };
  const lines = [
    { ...line, description: 'Costed' },
    { ...line, description: 'Not costed', unitCost: null },
  ];
  const period = { startDate: '2033-02-01', endDate: '2033-02-28' };
  const manager = await call<{ rows: { id: string }[] }>('POST', '/personnel/get-grid', { pageSize: 1 });
  const sold = { projectManagerId: manager.rows[0]?.id, contractSignedOn: '2033-01-03', quoteValidUntil: '2033-01-31' };
  const made = await call<Saved>('POST', '/project/save', { name, isInternal: true, ...period, ...sold, lines });
  expect(made.linesWithoutCost).toBe(1);
  let { version } = made;
  for (const to of ['quoted', 'approved']) {
    const step = { to, version, acknowledged: ['costMissing'] };
    ({ version } = await call<Saved>('POST', `/project/transition/${made.id}`, step));
  }
  const main = page.getByRole('main');
  const mark = 'Leaves out the cost of one line';
  await visit(`/home/projects?search=${encodeURIComponent(name)}`);
  await expect.element(main.getByRole('row').filter({ hasText: name })).toMatchTextContent(mark);
  await visit(`/home/projects/board?search=${encodeURIComponent(name)}`);
  await expect.element(main.getByRole('article', { name })).toMatchTextContent(mark);
  const dashboard = '/dashboard?from=2033-01-01&to=2033-12-31';
  await visit(dashboard);
  const tile = main.getByRole('listitem').filter({ hasText: 'Planned cost' });
  await expect.element(tile).toMatchTextContent(/Leaves out the cost of/);
  await visit(`${dashboard}&explain=plannedCost`);
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Leaves out the cost of/);
});
