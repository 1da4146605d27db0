import type { Browser, Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
}

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first();
const others = (page: Page) => page.getByRole('main').getByRole('button', { name: /others? here$/ });
const news = (page: Page) => page.getByRole('status').filter({ hasText: / saved \d fields?/ });

/** Another person in a browser of their own, on the page of a record. */
async function beside(
  browser: Browser,
  baseURL: string | undefined,
  role: 'ADMIN' | 'GUEST',
  address: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const page = await context.newPage();
  await signIn(page, role, address);
  return page;
}

test('two people on a record see each other, where the other types and what the other saved, and take it in by one act', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'SA', null);
  const name = `Met ${Date.now()}`;
  const { id } = await call<Saved>(page, 'POST', '/customer/save', { name, city: 'Aarhus' });
  const address = `/register/customer/${id}/edit`;
  await page.goto(address);
  await expect(field(page, /^City/)).toHaveValue('Aarhus');
  await expect(others(page)).toHaveCount(0);
  const other = await beside(browser, baseURL, 'ADMIN', address);
  await expect(others(page)).toHaveAccessibleName('1 other here');
  await expect(others(other)).toBeVisible();

  await test.step('who they are and what they do is said, and where they type is marked', async () => {
    await field(other, /^City/).fill('Paris');
    await others(page).click();
    const list = page.getByRole('dialog', { name: '1 other here' });
    await expect(list.getByText('Ada Ørnfeldt')).toBeVisible();
    await expect(list.getByText('Editing: City')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(others(page)).toBeFocused();
    const flag = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('[data-field=city]') as Element, '::after').content);
    await expect.poll(flag).toContain('Ada');
  });

  await test.step('what the other saves changes nothing here until it is taken in, and what was typed stays', async () => {
    await field(page, /^Legal name/).fill('Met Ltd');
    await field(other, /^Phone/).fill('+4586000000');
    await other.keyboard.press('Control+s');
    await expect(news(page)).toContainText('Ada Ørnfeldt saved 2 fields');
    await expect(news(page)).toContainText('Paris');
    await expect(news(page)).toContainText('Your 1 unsaved change stays.');
    await expect(field(page, /^City/)).toHaveValue('Aarhus');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('row', { name: /City Aarhus Paris/ })).toBeVisible();
    await expectFit(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Take in both' }).click();
    await expect(field(page, /^City/)).toHaveValue('Paris');
    await expect(field(page, /^Legal name/)).toHaveValue('Met Ltd');
    await expect(news(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/ saved\./).first()).toBeVisible();
    const stored = await call<object>(page, 'GET', `/customer/get-by-id/${id}`);
    expect(stored).toMatchObject({ city: 'Paris', legalName: 'Met Ltd' });
  });

  await test.step('whoever has typed nothing is told as well', async () => {
    await expect(news(other)).toContainText('saved 1 field');
    await expect(field(other, /^Legal name/)).toHaveValue('');
    await other.getByRole('button', { name: 'Take in', exact: true }).click();
    await expect(field(other, /^Legal name/)).toHaveValue('Met Ltd');
  });

  await test.step('the same field is left to be decided', async () => {
    await field(page, /^City/).fill('Gdańsk');
    await field(other, /^City/).fill('Rome');
    await other.keyboard.press('Control+s');
    await expect(news(page)).toContainText('You changed 1 of them too');
    await page.getByRole('button', { name: 'Take in', exact: true }).click();
    await expect(page.getByRole('radio', { name: /Yours.*Gdańsk/ })).toBeChecked();
    await page.getByRole('radio', { name: /Rome/ }).check();
  });

  await other.context().close();
  await expect(others(page)).toHaveCount(0);
});

test('lines of a project are marked where somebody types and where somebody saved', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'SA', null);
  const lines = [{ type: 'service', description: 'Workshops', quantity: '2', unit: 'day', unitPrice: '500' }];
  const made = await call<Saved & { lines: Saved[] }>(page, 'POST', '/project/save', {
    name: `Met ${Date.now()}`,
    isInternal: true,
    lines,
  });
  const address = `/home/project/${made.id}`;
  await page.goto(address);
  const cell = (one: Page, name: string) =>
    one.getByRole('grid', { name: 'Lines' }).getByRole('gridcell', { name, exact: true });
  await expect(cell(page, 'Workshops')).toBeVisible();
  const other = await beside(browser, baseURL, 'ADMIN', address);
  await cell(other, '500.00').click();
  await other.keyboard.type('600');
  await other.keyboard.press('Enter');
  await other.keyboard.press('ArrowUp');
  await expect(others(page)).toBeVisible();
  const flag = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('[role=row] > .name') as Element, '::after').content);
  await expect.poll(flag).toContain('Ada');
  await other.keyboard.press('Control+s');
  await expect(news(page)).toContainText(/Workshops, .*price/i);
  await expect(cell(page, '500.00')).toBeVisible();
  await page.getByRole('button', { name: /^Take in/ }).click();
  await expect(cell(page, '600.00')).toBeVisible();
});
