import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, visit } from '../../../../testing/visit.tsx';

test('what a copy cannot read stays in its field with a sentence, and the next step waits for it', async () => {
  const mark = Date.now();
  const line = { type: 'service', description: 'Work', quantity: '10', unit: 'day', unitPrice: '100' };
  const { id } = await call<{ id: string }>('POST', '/project/save', {
    name: `Copied ${mark}`,
    isInternal: true,
    currency: 'EUR',
    startDate: '2026-09-01',
    lines: [line],
  });
  const { name } = await call<{ name: string }>('POST', '/customer/save', { name: `Swiss ${mark}`, currency: 'CHF' });
  const next = page.getByRole('button', { name: 'Next' });
  const heading = (of: string) => page.getByRole('heading', { level: 2, name: of });
  await visit(`/home/project/${id}/copy`, 'SA');
  const start = page.getByRole('textbox', { name: 'Start' });
  await start.fill('garbage');
  await next.click();
  await expect.element(page.getByText('Enter a real date.')).toBeVisible();
  await expect.element(start).toHaveFocus();
  await expect.element(start).toHaveValue('garbage');
  await start.fill('4 Jan 2027');
  await expect.element(page.getByText('Enter a real date.')).not.toBeInTheDocument();
  await next.click();
  await expect.element(heading('What to copy')).toBeVisible();

  await page.getByRole('button', { name: /Prices and costs/ }).click();
  await page.getByRole('radio', { name: 'Raise prices' }).click();
  const raise = page.getByRole('textbox', { name: 'Raise by' });
  await raise.fill('5,5,5');
  await next.click();
  await expect.element(page.getByText('Enter a number.')).toBeVisible();
  await expect.element(raise).toHaveValue('5,5,5');
  // Another step may be looked at; the copy is not created.
  await page.getByRole('button', { name: /Check and create/ }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect.element(raise).toHaveFocus();
  await raise.fill('5.5');
  await next.click();
  await expect.element(heading('Prices and costs')).not.toBeInTheDocument();

  // In another currency what it was is said in its own.
  await page.getByRole('button', { name: /Start and customer/ }).click();
  await page.getByRole('combobox', { name: 'Customer' }).fill(name);
  await page.getByRole('option', { name }).click();
  const tile = page.getByRole('term').filter({ hasText: 'Contract net, CHF' });
  await expect.poll(() => tile.element().parentElement?.textContent).toMatch(/was 1,000\.00\sEUR$/);
});
