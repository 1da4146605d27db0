import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
}

const main = page.getByRole('main');

test('the page of a place leads to its map, to whose it is and to what happens there', async () => {
  const stamp = Date.now();
  const customer = await call<Saved>('POST', '/customer/save', { name: `Owner ${stamp}` }, 'SA');
  const address = { addressLine1: 'Torweg 4', postalCode: '42103', city: 'Wuppertal', countryCode: 'DE' };
  const site = { name: `Claims centre ${stamp}`, kind: 'customerSite', customerId: customer.id, ...address };
  const { id } = await call<Saved>('POST', '/place/save', site, 'SA');
  const places = [{ placeId: id, isMain: true }];
  await call('POST', '/project/save', { name: `There ${stamp}`, customerId: customer.id, places }, 'SA');
  await visit(`/register/place/${id}`, 'SA');
  await expect.element(main.getByRole('link', { name: `Owner ${stamp}` }).first()).toBeVisible();
  const map = main.getByRole('link', { name: 'Open map' });
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('Torweg+4%2C+42103+Wuppertal'));
  await expect.element(map).toHaveAttribute('target', '_blank');
  await expect.element(main.getByRole('region', { name: 'Projects' })).toMatchTextContent(`There ${stamp}`);
  await expectFit();
});
