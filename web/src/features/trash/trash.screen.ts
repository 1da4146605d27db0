import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { toast } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

test.each(['EDITOR', 'GUEST'] as const)('%s is told who may look into the trash', async (role) => {
  await visit('/controlPanel/trash', role);
  await expect.element(page.getByText('It is available to SA and ADMIN.', { exact: false })).toBeVisible();
});

test('a deleted record can be brought back from the trash, or deleted for good after a question', async () => {
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
  const confirmed = dialog.getByRole('textbox', { name: `Type Gone ${stamp} to confirm` });
  await confirmed.fill('Gone');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(confirmed).toHaveAccessibleDescription(/another name/);
  await expect.element(confirmed).toHaveFocus();
  await confirmed.fill(` gone  ${stamp}`);
  await press('Enter');
  await expect.element(main.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

test('records deleted with a reason can be restored from the trash or deleted for good, in a narrow window too', async () => {
  const stamp = Date.now();
  const [kept, gone] = [`Kept ${stamp} AG`, `Gone ${stamp} AG`];
  for (const name of [kept, gone]) {
    const { id } = await call<{ id: string }>('POST', '/customer/save', { name });
    await call('DELETE', `/customer/remove/${id}?reason=Entered+twice`);
  }
  const restore = (name: string) => page.getByRole('button', { name: `Restore ${name}` });
  await visit('/controlPanel/trash', 'SA');
  await restore(kept).click();
  await expect.element(toast(`${kept} restored`)).toBeVisible();
  await expect.element(restore(kept)).not.toBeInTheDocument();
  await page.getByRole('button', { name: `Actions for ${gone}` }).click();
  await page.getByRole('menuitem', { name: 'Delete for good' }).click();
  const asked = page.getByRole('dialog', { name: `Delete ${gone} for good?` });
  await expect.element(asked.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await expectAccessible();
  await asked.getByRole('textbox').fill(gone);
  await asked.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(page.getByText(`${gone} deleted for good.`)).toBeVisible();
  await expect.element(restore(gone)).not.toBeInTheDocument();
  await expectFit([320]);
});
