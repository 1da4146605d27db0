import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
}

const main = page.getByRole('main');

test('the page of a service says its price and cost and from when, as far as the role sees them', async () => {
  const category = await call<{ rows: Saved[] }>('POST', '/service-category/get-grid', { pageSize: 1 }, 'SA');
  const priced = { unit: 'day', unitPrice: '1250.5', unitCost: '800', currency: 'EUR' };
  const named = { name: `Appraisal ${Date.now()}`, categoryId: category.rows[0]?.id, ...priced };
  const { id } = await call<Saved>('POST', '/service/save', named, 'SA');
  await visit(`/register/service/${id}`, 'SA');
  await expect.element(main.getByText(/^1,250\.50/).first()).toBeVisible();
  await expect.element(main.getByText(/^800\.00/).first()).toBeVisible();
  await expect.element(main.getByText(/^since /).first()).toBeVisible();
  await expect.element(main.getByText('No project has a line with this service yet.')).toBeVisible();
  await expectFit();
  await visit(`/register/service/${id}`, 'EDITOR');
  await expect.element(main.getByText(/^1,250\.50/).first()).toBeVisible();
  await expect.element(main.getByText(/^800\.00/)).not.toBeInTheDocument();
});
