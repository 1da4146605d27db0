import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { undo } from '../../../testing/toasts.ts';
import { newcomer, visit } from '../../../testing/visit.tsx';

test('a layout whose defaults were restored is taken back by Undo', async () => {
  await visit('/home/profile', await newcomer('EDITOR'));
  await page.getByRole('button', { name: /^New EDITOR/ }).click();
  await page.getByRole('menuitem', { name: 'Layout' }).click();
  const panel = page.getByRole('dialog', { name: 'Layout' });
  await panel.getByRole('tab', { name: 'Demos' }).click();
  const compact = panel.getByRole('button', { name: 'Compact Sidebar' });
  await compact.click();
  await expect.element(compact).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Restore defaults' }).click();
  await expect.element(compact).toHaveAttribute('aria-pressed', 'false');
  await undo('The default layout is back.');
  await expect.element(compact).toHaveAttribute('aria-pressed', 'true');
});
