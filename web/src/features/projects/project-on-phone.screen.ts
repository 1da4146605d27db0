import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barsOverFocus } from '../../../testing/bars-over-focus.ts';
import { focus, press, type } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
}

const name = page.getByRole('textbox', { name: /^Name/ });

/** A project of two lines, on a phone. */
async function onPhone(height: number): Promise<void> {
  const line = { type: 'service', quantity: '1', unit: 'day', unitPrice: '500' };
  const lines = [
    { ...line, description: 'First work' },
    { ...line, description: 'Last work' },
  ];
  const { id } = await call<Saved>('POST', '/project/save', { name: `Phone ${Date.now()}`, isInternal: true, lines });
  await page.viewport(390, height);
  await visit(`/home/project/${id}`);
}

test('on a phone no field that gets the focus is hidden behind the bar at the foot, however high that grows', async () => {
  await onPhone(450);
  await focus(name);
  await type(' changed');
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  expect(await barsOverFocus(60)).toEqual([]);
});

test('on a phone the focus goes to the name of a project whose changes were discarded', async () => {
  await onPhone(844);
  await focus(name);
  await type(' changed');
  await press('Enter', page.getByRole('button', { name: 'Discard changes' }));
  await expect.element(page.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('on a phone files are said to be chosen, as nothing can be dropped or pasted there', async () => {
  await onPhone(844);
  const dropped = page.getByText('Drop them anywhere on this page', { exact: false });
  await expect.element(page.getByText('up to 10 MB each.', { exact: false })).toBeVisible();
  await expect.element(dropped).not.toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(dropped).toBeVisible();
});

test('a line that is being typed stays open when the phone is turned, and its cell has the focus once it is closed', async () => {
  await onPhone(844);
  await page.getByRole('button', { name: /^Last work/ }).click();
  const quantity = page.getByRole('dialog').getByRole('textbox', { name: 'Quantity' });
  await focus(quantity);
  await type('7');
  await page.viewport(844, 390);
  await expect.element(page.getByRole('grid', { name: 'Lines', includeHidden: true })).toBeInTheDocument();
  await expect.element(quantity).toHaveFocus();
  await press('Escape');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('[role=row]')?.textContent).toContain('Last work');
  await page.viewport(390, 844);
  await expect.element(page.getByRole('button', { name: /^Last work/ })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a line at an end of its project is not offered to move beyond it', async () => {
  await onPhone(844);
  await page.getByRole('button', { name: /^First work/ }).click();
  const up = page.getByRole('dialog').getByRole('button', { name: 'Move up' });
  const down = page.getByRole('dialog').getByRole('button', { name: 'Move down' });
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  await down.click();
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
  await expect.element(up).not.toHaveAttribute('aria-disabled');
});
