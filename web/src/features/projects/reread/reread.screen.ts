import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/fit.ts';
import { undo } from '../../../../testing/toasts.ts';
import { call, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
  totals: { contractNet: string };
}

test('prices of a draft are read again with the lines before and after, and taken back by one Undo', async () => {
  const name = `Reread ${Date.now()}`;
  const category = await call<Saved>('POST', '/service-category/save', { name });
  const service = await call<Saved & { version: number }>('POST', '/service/save', {
    name,
    categoryId: category.id,
    unitPrice: '1000',
  });
  const line = { type: 'service', serviceId: service.id, description: 'Rated', quantity: '3', unit: 'day' };
  const { id } = await call<Saved>('POST', '/project/save', { name, isInternal: true, lines: [line] });
  await call('POST', '/service/save', { id: service.id, version: 1, unitPrice: '1100' });
  await visit(`/home/project/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Read prices again…' }).click();
  const dialog = page.getByRole('dialog', { name: `Read the prices of ${name} again` });
  await expect.element(dialog.getByRole('row', { name: /^Rated/ })).toMatchTextContent(/3,000\.00.*3,300\.00/);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Change 1 line' }).click();
  await expect.element(page.getByText('1 line has new prices.')).toBeVisible();
  const net = async () => (await call<Saved>('GET', `/project/get-by-id/${id}`)).totals.contractNet;
  expect(await net()).toBe('3300.00');
  await expect.element(page.getByRole('region', { name: 'Totals' })).toMatchTextContent('3,300.00');
  await undo('1 line has new prices.');
  await expect.element(page.getByText('Prices are as they were.')).toBeVisible();
  expect(await net()).toBe('3000.00');
});
