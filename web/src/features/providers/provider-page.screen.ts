import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
}

const main = page.getByRole('main');

test('the page of a provider says what it delivers and for which projects, and whom to call', async () => {
  const stamp = Date.now();
  const contacts = [{ firstName: 'Sten', lastName: 'Østby', phone: '+4586000000', isPrimary: true }];
  const named = { name: `Værksted ${stamp}`, countryCode: 'DK', city: 'Aarhus', contacts };
  const { id } = await call<Saved>('POST', '/provider/save', named, 'SA');
  const line = { type: 'service', description: 'Build', quantity: '1', unit: 'day', unitPrice: '900', providerId: id };
  const project = { name: `Built by ${stamp}`, isInternal: true, lines: [line], providers: [{ providerId: id }] };
  await call('POST', '/project/save', project, 'SA');
  await visit(`/register/provider/${id}`, 'SA');
  await expect.element(main.getByText('Aarhus, Denmark')).toBeVisible();
  await expect.element(main.getByText('of 1 line in all')).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Projects' })).toMatchTextContent(`Built by ${stamp}`);
  await expect.element(main.getByRole('region', { name: 'Contacts' })).toMatchTextContent('Sten Østby');
  await expect.element(main.getByRole('link', { name: 'New place' })).toBeVisible();
  await expectFit();
});
