import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { call, visit } from '../../../testing/screen.tsx';

test('what was deleted is brought back from the trash, or deleted for good after a question', async () => {
  const stamp = Date.now();
  for (const name of [`Back ${stamp}`, `Gone ${stamp}`]) {
    const { id } = await call<{ id: string }>('POST', '/customer/save', { name });
    await call('DELETE', `/customer/remove/${id}`);
  }
  await visit(`/controlPanel/trash?search=${stamp}`, 'SA');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Restore Back ${stamp}` }).click();
  await expect.element(page.getByText(`Back ${stamp} restored.`)).toBeVisible();
  await expect.element(main.getByText(`Back ${stamp}`)).not.toBeInTheDocument();

  const dialog = page.getByRole('dialog', { name: `Delete Gone ${stamp} for good?` });
  const ask = async () => {
    await main.getByRole('button', { name: `Actions for Gone ${stamp}` }).click();
    await page.getByRole('menuitem', { name: 'Delete for good' }).click();
  };
  await ask();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(main.getByText(`Gone ${stamp}`)).toBeVisible();
  await ask();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(main.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});
