/** Takes the pictures of the README from a product started for it: `npm run pictures`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './setup/find-browser.ts';
import { password, startProduct } from './setup/start-product.ts';

const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url));

async function take(page: Page, name: string, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.getByText(text).first().waitFor();
  await shoot(page, name);
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Nothing is on its way any more.
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  process.stdout.write(`docs/pictures/${name}.png\n`);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/session/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
}

/** The receipt before customers are changed: of all prospects, with ten before and after. */
async function takeReceipt(page: Page): Promise<void> {
  const filter = JSON.stringify({ all: [{ field: 'status', operator: 'anyOf', value: ['prospect'] }] });
  await page.goto(`/register/customers?${new URLSearchParams({ filter, sort: 'name' })}`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: 'Edit…' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('combobox', { name: 'Field to change' }).selectOption({ label: 'Status' });
  await window.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Active' });
  await window.getByRole('button', { name: 'Review' }).click();
  await window.getByRole('table').waitFor();
  await shoot(page, 'receipt');
  await page.keyboard.press('Escape');
}

/** A customer being edited, and then what two people wrote of its city. */
async function takeEditor(page: Page, other: Page): Promise<void> {
  await page.goto('/register/customers?search=Logistik&sort=name');
  await page.getByRole('grid').getByRole('link').nth(1).click();
  const city = (of: Page) => of.getByRole('textbox', { name: /^City/ });
  await other.goto(page.url());
  await city(page).waitFor();
  await page.getByRole('textbox', { name: /^Legal name/ }).fill('Consulting & Partners');
  await city(page).fill('Trieste');
  await page.getByText('Draft kept').waitFor();
  await shoot(page, 'editor');
  await city(other).fill('Udine');
  await other.getByRole('button', { name: 'Save customer' }).click();
  await other.getByText('is saved.').first().waitFor();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByRole('group', { name: 'City', exact: true }).scrollIntoViewIfNeeded();
  await shoot(page, 'conflict');
}

const product = await startProduct();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    baseURL: product.address,
  });
  await signIn(page, 'admin@mandate.example');

  const filter = JSON.stringify({
    all: [
      { field: 'status', operator: 'anyOf', value: ['quoted', 'approved', 'active'] },
      { field: 'currency', operator: 'anyOf', value: ['EUR', 'CHF', 'GBP', 'USD'] },
    ],
  });
  const query = new URLSearchParams({ sort: 'status,-contractNet', filter });
  await take(page, 'projects', `/home/projects?${query}`, 'projects');

  await page.goto(
    `/home/projects?${new URLSearchParams({ sort: '-contractNet', filter: JSON.stringify({ all: [{ field: 'currency', operator: 'anyOf', value: ['EUR'] }] }) })}`,
  );
  const address = await page.getByRole('grid').getByRole('link').first().getAttribute('href');
  await take(page, 'project', String(address), 'Contract net');

  await take(page, 'parameters', '/register/parameters', 'Base currency');
  await takeReceipt(page);
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: product.address });
  await signIn(other, 'editor@mandate.example');
  await takeEditor(page, other);
  await page.setViewportSize({ width: 390, height: 844 });
  await take(page, 'customers-phone', '/register/customers?search=logistik', 'Logistik');
} finally {
  await browser.close();
  await product.stop();
}
