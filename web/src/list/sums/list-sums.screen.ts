import type { Sums } from '@mandate/contract/lists/sums.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');

test('a list of documents says that each number counts once, and how many of them are left out', async () => {
  const name = `Counted ${Date.now()}`;
  const { id: customerId } = await call<{ id: string }>('POST', '/customer/save', { name, countryCode: 'DE' }, 'SA');
  const work = { type: 'service', quantity: '1', unit: 'day', unitCost: '500', description: 'Work' };
  const quoteValidUntil = `${new Date().getFullYear() + 1}-06-30`;
  const body = { name, customerId, quoteValidUntil, lines: [{ ...work, unitPrice: '1000' }] };
  const project = await call<{ id: string; version: number }>('POST', '/project/save', body, 'SA');
  const issue = (version: number) =>
    call('POST', '/document/issue', { kind: 'quote', recordId: project.id, version }, 'SA');
  await issue(project.version);
  const lines = [{ ...work, unitPrice: '2000' }];
  const changes = { id: project.id, version: project.version + 1, lines };
  await issue((await call<{ version: number }>('POST', '/project/save', changes, 'SA')).version);
  await visit(`/home/documents?search=${encodeURIComponent(name)}`, 'SA');
  const sums = main.getByRole('group', { name: 'Sums' });
  await expect.element(sums).toMatchTextContent('Sum, 2 documents');
  await expect.element(sums).toMatchTextContent('Gross · each number once');
  await expect.element(sums).toMatchTextContent('2,000.00');
  await expect.element(sums).not.toMatchTextContent('1,000.00');
  await expect
    .element(sums.getByRole('button', { name: 'each number once' }))
    .toHaveAttribute('aria-description', expect.stringMatching(/One is left out/));
});

test('what a list comes to follows a cell that was saved in it, while its rows stay where they are', async () => {
  const mark = `Summed${Date.now()}`;
  const line = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitCost: '100' };
  for (const [name, unitPrice] of [
    ['First', '4000'],
    ['Second', '2000'],
  ]) {
    const body = { name: `${name} ${mark}`, isInternal: true, currency: 'CHF', lines: [{ ...line, unitPrice }] };
    await call('POST', '/project/save', body, 'SA');
  }
  await visit(`/home/projects?search=${mark}&sort=name`, 'SA');
  const sums = main.getByRole('group', { name: 'Sums' });
  await expect.element(sums).toMatchTextContent('6,000.00');

  await main.getByRole('button', { name: 'Edit in place' }).click();
  const rows = main.getByRole('grid', { name: 'Projects' });
  await expect.element(rows).toHaveAttribute('aria-description', expect.stringMatching(/F2/));
  await rows
    .getByRole('row')
    .filter({ hasText: `First ${mark}` })
    .getByRole('gridcell')
    .nth(2)
    .click();
  await press('F2');
  await main.getByRole('textbox', { name: 'Name' }).fill('No longer sought');
  await press('Enter');
  await expect.element(sums).toMatchTextContent('2,000.00');
  await expect.element(sums).not.toMatchTextContent('6,000.00');
  // Its row is not what is sought any more, and stays until the person asks for the rows again.
  await expect.poll(() => textsOf(main.getByRole('row')).join()).toMatch(/No longer sought.*Second/);
  expect((await call<Sums>('POST', '/project/get-sums', { query: { search: mark } }, 'SA')).count).toBe(1);
});
