import type { Locator, Page } from '@playwright/test';
import { call, expect, expectAccessible, hold, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
}

/** A project of a customer in a country, with a line that has no price. */
async function unpriced(page: Page): Promise<{ id: string; name: string }> {
  const now = Date.now();
  const saved = (noun: string, values: object) => call<Saved>(page, 'POST', `/${noun}/save`, values);
  const category = await saved('service-category', { name: `Reviews ${now}`, code: `R${now}` });
  const service = await saved('service', { name: `Peer review ${now}`, categoryId: category.id, unit: 'day' });
  const customer = await saved('customer', { name: `Norvane ${now}`, countryCode: 'IT' });
  const people = await call<{ rows: Saved[] }>(page, 'POST', '/personnel/get-grid', { pageSize: 1 });
  const personnelId = people.rows[0]?.id;
  const name = `Claims model ${now}`;
  const { id } = await saved('project', {
    name,
    customerId: customer.id,
    projectManagerId: personnelId,
    startDate: '2026-01-01',
    members: [{ personnelId }],
    lines: [
      { type: 'service', description: 'Workshops', quantity: '2', unit: 'day', unitPrice: '1200', unitCost: '700' },
      { type: 'service', serviceId: service.id, description: 'Peer review', quantity: '1', unit: 'day' },
    ],
  });
  return { id, name };
}

async function take(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: step }).click();
  await page.getByRole('dialog').getByRole('button', { name: step }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

function current(page: Page): Locator {
  return page.getByRole('list', { name: 'Status' }).locator('[aria-current=step]');
}

test('a project is quoted, approved and started once everything missing is filled in', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const { id, name } = await unpriced(page);
  await page.goto(`/home/project/${id}`);
  const dialog = page.getByRole('dialog');

  // One price is missing: the window leads to its cell.
  await page.getByRole('button', { name: 'Quote project 1 to do' }).click();
  await expect(dialog).toContainText('One thing is missing');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Enter the price of "Peer review".' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toBeInViewport();
  await page.keyboard.type('950');
  await page.keyboard.press('Enter');

  // What was typed is saved before the step is asked for.
  await page.getByRole('button', { name: /^Quote project/ }).click();
  await expect(dialog).toContainText('The customer now decides');
  // What it costs is not known of one line: the step is taken by who says that they know.
  await expect(dialog).toContainText('One line has no cost.');
  await expect(dialog.getByRole('link', { name: '"Peer review" has no cost' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Quote project anyway' }).click();
  await expect(page.getByText(`${name} is now quoted.`)).toBeVisible();
  await expect(current(page)).toContainText('Quoted');

  // The signature is missing: the window asks for it.
  await page.getByRole('button', { name: 'Approve project 1 to do' }).click();
  await dialog.getByRole('textbox', { name: 'Contract signed on' }).fill('2026-01-01');
  const letGo = await hold(page, `/project/transition/${id}`);
  await dialog.getByRole('button', { name: 'Approve project' }).click();
  const cover = page.getByRole('status').filter({ hasText: /^Loading$/ });
  await expect(cover).toBeVisible();
  await letGo();
  await expect(dialog).toBeHidden();
  await expect(cover).toHaveCount(0);
  await expect(page.getByText(/^Prices frozen \d/)).toBeVisible();
  await take(page, 'Activate project');
  await expect(current(page)).toContainText('Active');

  // An administrator who changes what was approved says why.
  await page.locator('#field-discountPercent').fill('2');
  await page.keyboard.press('Control+s');
  await expect(dialog).toContainText('frozen');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed on the phone');
  await dialog.getByRole('button', { name: 'Save project' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Agreed on the phone')).toBeVisible();

  // An editor finds it locked.
  await signIn(page, 'EDITOR', `/home/project/${id}`);
  await expect(page.locator('#field-discountPercent')).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: 'frozen' }).first()).toBeVisible();
});
