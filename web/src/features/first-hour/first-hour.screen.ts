import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { visit } from '../../../testing/visit.tsx';

test('a firm that began with data is told that setting up is over, and where to go', async () => {
  await visit('/home/first-hour?step=mail', 'ADMIN');
  await expect.element(page.getByText('Setting up is over')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open parameters' })).toBeVisible();
  await expectAccessible();
  await visit('/controlPanel/ControlPanel');
  await expect.element(page.getByRole('link', { name: 'Go on setting up' })).not.toBeInTheDocument();
});

test('who does not set up the firm is told who does', async () => {
  await visit('/home/first-hour', 'EDITOR');
  await expect.element(page.getByText('You do not have access to this page')).toBeVisible();
  await expect.element(page.getByText('It is available to SA and ADMIN', { exact: false })).toBeVisible();
});
