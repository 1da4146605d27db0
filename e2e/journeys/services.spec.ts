import { call, expect, signIn, test } from '../journey.ts';
import { expectRemovable } from '../removal.ts';

interface Saved {
  id: string;
  version: number;
}

test('a service is made in a category, changed, deleted, taken back and restored', async ({ page }) => {
  await signIn(page);
  const name = `Appraisal ${Date.now()}`;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }).click();
  await page.getByRole('link', { name: 'New service' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.keyboard.press('Control+s');
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveAttribute('aria-invalid', 'true');
  await category.fill('Strategy');
  await expect(page.getByRole('option', { name: /Consulting › Strategy/ })).toBeVisible();
  await page.getByRole('option', { name: /Consulting › Strategy/ }).click();
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('Session');
  await page.getByRole('textbox', { name: /^Price/ }).fill('1250.5');
  await page.getByRole('button', { name: 'Save service' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: /^Price/ }).fill('1300');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('group', { name: 'History' }).getByText('1,300')).toBeVisible();
  await page.goto(`/register/services?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('1,300.00');
  // Figures end where their heading does.
  const edges = await page.getByRole('columnheader', { name: 'Price' }).evaluate((head) => {
    const cell = document.querySelector(`.rdg-row [aria-colindex="${head.getAttribute('aria-colindex')}"]`);
    return [head, cell].map((each) => {
      const words = document.createRange();
      if (each) words.selectNodeContents(each.querySelector('small, span:not(:has(small))') ?? each);
      return Math.round(words.getBoundingClientRect().right);
    });
  });
  expect(Math.abs(Number(edges[0]) - Number(edges[1]))).toBeLessThanOrEqual(1);
  await page.getByRole('link', { name }).click();
  await expectRemovable(page, 'service', '/register/services', name);
});

test('a code that is taken is said so at the field', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const { rows } = await call<{ rows: { id: string; code: string; name: string }[] }>(
    page,
    'POST',
    '/service/get-grid',
    { pageSize: 2 },
  );
  const [first, second] = rows;
  await page.goto(`/register/service/${second?.id}`);
  await page.getByRole('textbox', { name: 'Code' }).fill(String(first?.code).toLowerCase());
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('group', { name: 'General' }).getByText(`is already used by ${first?.name}.`),
  ).toBeVisible();
});

test('each role sees the sides of a service that are its own', async ({ page, browser }) => {
  await signIn(page, 'ADMIN', null);
  const [row] = (await call<{ rows: Saved[] }>(page, 'POST', '/service/get-grid', { pageSize: 1 })).rows;
  const address = `/register/service/${row?.id}`;
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: /^Price/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Cost/ })).toBeVisible();

  const editor = await browser.newPage();
  await signIn(editor, 'EDITOR', '/register/services');
  await expect(editor.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(editor.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0);
  await editor.goto(address);
  await expect(editor.getByRole('textbox', { name: /^Price/ })).toBeVisible();
  await expect(editor.getByRole('textbox', { name: /^Cost/ })).toHaveCount(0);
  await expect(editor.getByRole('main').getByRole('button', { name: 'More' })).toHaveCount(0);
  await editor.close();

  const guest = await browser.newPage();
  await signIn(guest, 'GUEST', '/register/services');
  await expect(guest.getByRole('columnheader', { name: 'Category' })).toBeVisible();
  await expect(guest.getByRole('columnheader', { name: 'Price' })).toHaveCount(0);
  await expect(guest.getByRole('link', { name: 'New service' })).toHaveCount(0);
  await guest.goto(address);
  await expect(guest.getByText('You can view this record,', { exact: false })).toBeVisible();
  for (const name of ['Price', 'Rates', 'Tags', 'History'])
    await expect(guest.getByRole('group', { name, exact: true })).toHaveCount(0);
  await guest.close();
});
