import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, visit } from '../../../testing/visit.tsx';

test('a milestone is found among those of all projects, and leads to its project', async () => {
  const name = `Promised ${Date.now()}`;
  const milestones = [{ name, dueDate: '2030-05-31', weightPercent: '40', amount: '1250.5' }];
  const project = { name: `Project of ${name}`, isInternal: true, currency: 'CHF', milestones };
  await call('POST', '/project/save', project);
  await visit('/dashboard/milestones');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect.element(row).toMatchTextContent('31 May 2030');
  await expect.element(row).toMatchTextContent('Draft');
  await expect.element(row).toMatchTextContent('1,250.50');
  await expect.element(page.getByRole('group', { name: 'Sums' })).toMatchTextContent(/CHF\s*1,250\.50/);
  await row.getByRole('link', { name, exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
});
