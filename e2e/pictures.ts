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
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  process.stdout.write(`docs/pictures/${name}.png\n`);
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
  await page.goto('/session/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@mandate.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();

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
  await page.setViewportSize({ width: 390, height: 844 });
  await take(page, 'customers-phone', '/register/customers?search=logistik', 'Logistik');
} finally {
  await browser.close();
  await product.stop();
}
