import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/screen.tsx';

test('who lacks the permission to import is told so in place, and who has no right is too', async () => {
  await visit('/register/customers/import', 'EDITOR');
  await expect.element(page.getByRole('heading', { name: 'You do not have permission to import' })).toBeVisible();
  await visit('/register/parameters/import');
  await expect.element(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
});
