import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../../testing/visit.tsx';

test('from an address nothing stands at, who may not see the dashboard is led to the projects by their name', async () => {
  await visit('/session/404', 'EDITOR');
  await page.getByRole('button', { name: 'Back to projects' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});
