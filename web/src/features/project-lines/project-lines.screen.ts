import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, visit } from '../../../testing/visit.tsx';

test('a line is found among those of all projects, and shows its cost only to people who may see it', async () => {
  const description = `Sold ${Date.now()}`;
  const line = { type: 'service', description, quantity: '2', unit: 'day', unitPrice: '900', unitCost: '610' };
  await call('POST', '/project/save', { name: `Project of ${description}`, isInternal: true, lines: [line] });
  const cost = page.getByRole('columnheader', { name: /^Cost/ });
  const row = page.getByRole('row').filter({ hasText: description });
  await visit('/dashboard/lines', 'SA');
  await page.getByRole('searchbox', { name: 'Search' }).fill(description);
  await expect.element(row).toMatchTextContent('1,800.00');
  await expect.element(row).toMatchTextContent('1,220.00');
  await row.getByRole('link', { name: description }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Project of ${description}` })).toBeVisible();

  await visit(`/dashboard/lines?search=${encodeURIComponent(description)}`, 'EDITOR');
  await expect.element(row).toMatchTextContent('1,800.00');
  await expect.element(cost).not.toBeInTheDocument();
});
