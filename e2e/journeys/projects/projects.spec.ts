import { expect, signIn, test } from '../../test.ts';

const pasted = [
  'Process discovery workshops\t18\tday\t1,450.00',
  'Claims data baseline\t24\tday\t1280',
  'Customer interviews\t14\tdays\t1320',
  'Change story film\t1\tflat\t24000',
  'Travel and lodging\t1\tunit\t14500.50',
].join('\n');

/** What the pasted lines come to. */
const subtotal = '113,800.50';

test('a project for a new customer can be priced, found, deleted and restored', async ({ page }) => {
  const name = `Brückenbau Ähre ${Date.now()}`;
  await signIn(page);

  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('link', { name: 'New customer' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: /^Save customer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/register\/customer\/[0-9a-f-]{36}\/edit$/);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('link', { name: 'New project' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Claims redesign for ${name}`);
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(name.slice(0, 14));
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  await page.getByRole('button', { name: 'Add line' }).first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+v');
  const totals = page.getByRole('region', { name: 'Totals' }).or(page.getByRole('group', { name: 'Totals' }));
  await expect(totals).toContainText(subtotal);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/ saved\./).first()).toBeVisible();
  await expect(page).toHaveURL(/\/home\/project\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(totals).toContainText(subtotal);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  const list = page.getByRole('main');
  await list.getByRole('searchbox', { name: 'Search' }).fill(name.toUpperCase());
  await expect(list.getByRole('status').filter({ hasText: '1 project' })).toBeAttached();
  const link = list.getByRole('link', { name: `Claims redesign for ${name}` });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/search=/);

  await link.click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();

  await page.goto(`/home/projects?search=${encodeURIComponent(name)}&deleted=only`);
  await page.getByRole('button', { name: `Restore Claims redesign for ${name}` }).click();
  await expect(page.getByText(`Claims redesign for ${name} restored.`)).toBeVisible();
  await page.goto(`/home/projects?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `Claims redesign for ${name}` })).toBeVisible();
});
