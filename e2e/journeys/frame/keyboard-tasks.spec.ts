import type { Locator, Page } from '@playwright/test';
import { password } from '../../setup/start-product.ts';
import { expect, test } from '../../test.ts';

/** The most controls a person goes past to reach one of a page. */
const mostStops = 160;

/** Goes on by a key until the focus is where it is wanted. */
async function go(page: Page, key: 'Tab' | 'ArrowDown', target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let stop = 0; element && stop < mostStops; stop += 1) {
    const found = await element.evaluate((one) => (one.isConnected ? one === document.activeElement : null));
    if (found === true) return;
    // What was drawn again since is another element of the same name.
    if (found === null) element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  await expect(target, `not reached by ${mostStops} times ${key}`).toBeFocused();
}

/** Goes to a control of the page and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  await go(page, 'Tab', target);
  // A question that is still being looked into is not answered yet.
  await expect(target).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Goes to a field and writes into it, in place of what was there. */
async function write(page: Page, target: Locator, text: string): Promise<void> {
  await go(page, 'Tab', target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes to a field that offers a choice, and on through what it offers. */
async function pick(page: Page, field: Locator, label: string): Promise<void> {
  await go(page, 'Tab', field);
  const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  await page.keyboard.press('Home');
  for (let step = 0; step < 60 && (await chosen()) !== label; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen()).toBe(label);
}

/** Opens a menu and takes one of its entries. */
async function choose(page: Page, menu: Locator, entry: string | RegExp): Promise<void> {
  await press(page, menu);
  await go(page, 'ArrowDown', page.getByRole('menuitem', { name: entry }));
  await page.keyboard.press('Enter');
}

/** The title of the page that is wanted now. */
async function expectPage(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Somebody of their own, whom no other journey meets. @returns the email */
async function newcomer(page: Page): Promise<string> {
  const sent = { username: 'sa@mandate.example', password };
  const { data } = await (await page.request.post('/account/verify-account', { data: sent })).json();
  const email = `keys-${crypto.randomUUID()}@mandate.example`;
  const account = { fullName: 'Kay Keys', email, role: 'ADMIN', password };
  const headers = { Authorization: `Bearer ${data.accessToken}` };
  expect((await page.request.post('/account/save', { data: account, headers })).status()).toBe(200);
  return email;
}

test('ten everyday tasks can be done with the keyboard alone', async ({ page }) => {
  // Whatever would move or press the pointer ends the journey.
  for (const act of ['move', 'down', 'up', 'click', 'dblclick', 'wheel'] as const) {
    page.mouse[act] = () => Promise.reject(new Error('No pointer is used here'));
  }
  const email = await newcomer(page);
  const main = page.getByRole('main');
  const ways = page.getByRole('navigation', { name: 'Main' });
  const more = main.getByRole('button', { name: 'More', exact: true }).first();
  const mark = Date.now().toString(36);
  const customer = `Keyed ${mark}`;
  const project = `Typed ${mark}`;

  await test.step('1. sign in', async () => {
    await page.goto('/');
    await write(page, page.getByRole('textbox', { name: 'Email' }), email);
    await write(page, page.getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expectPage(page, 'Projects');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  await test.step('2. make a customer', async () => {
    await press(page, ways.getByRole('link', { name: 'Customers' }));
    await expectPage(page, 'Customers');
    await press(page, main.getByRole('link', { name: 'New customer' }));
    await expectPage(page, 'New customer');
    await write(page, main.getByRole('textbox', { name: 'Name', exact: true }), customer);
    await press(page, main.getByRole('button', { name: 'Save customer' }));
    await expectPage(page, customer);
  });

  await test.step('3. change a customer and save', async () => {
    await write(page, main.getByRole('textbox', { name: /^City/ }), 'Aarhus');
    await page.keyboard.press('Control+s');
    await expect(main.getByRole('group', { name: 'History' }).getByText('City')).toBeVisible();
  });

  await test.step('4. add a priced line to a project and save', async () => {
    await press(page, ways.getByRole('link', { name: 'Projects' }));
    await expectPage(page, 'Projects');
    await press(page, main.getByRole('link', { name: 'New project' }));
    await expectPage(page, 'New project');
    await write(page, main.getByRole('textbox', { name: 'Name', exact: true }), project);
    await write(page, main.getByRole('combobox', { name: 'Customer', exact: true }), customer);
    await expect(page.getByRole('option', { name: customer })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page, main.getByRole('button', { name: 'Add line' }).first());
    const lines = main.getByRole('grid', { name: 'Lines' });
    await expect(lines.getByText('Type what is sold')).toBeVisible();
    // The new line is one stop before its button.
    const isThere = await lines.evaluate((grid) => grid.contains(document.activeElement));
    if (!isThere) await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(`Keyed work ${mark}`);
    await expect(lines.getByRole('combobox')).toHaveValue(`Keyed work ${mark}`);
    // Past who delivers it, to how much it is, and past its unit to its price.
    for (const cell of ['', '2', '', '500']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(cell);
    }
    await page.keyboard.press('Tab');
    await expect(main.getByRole('region', { name: 'Totals' })).toContainText('1,000.00');
    await page.keyboard.press('Control+s');
    await expectPage(page, project);
  });

  await test.step('5. copy a project', async () => {
    await press(page, main.getByRole('link', { name: 'Copy project' }));
    await expectPage(page, 'Copy project');
    await write(page, main.getByRole('textbox', { name: 'Name', exact: true }), `${project} again`);
    await write(page, main.getByRole('textbox', { name: 'Start' }), '4 Jan 2027');
    const create = main.getByRole('button', { name: 'Create project' });
    await expect(async () => {
      if (!(await create.isVisible())) await press(page, main.getByRole('button', { name: 'Next' }));
      await expect(create).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await press(page, create);
    await expectPage(page, `${project} again`);
  });

  await test.step('6. find and open a project', async () => {
    await press(page, ways.getByRole('link', { name: 'Projects' }));
    await write(page, main.getByRole('searchbox', { name: 'Search' }), `${project} again`);
    const found = main.getByRole('grid').getByRole('link', { name: `${project} again` });
    await expect(main.getByRole('row')).toHaveCount(2);
    await expect(found).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Skip to the list' }));
    await expect(found).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page, `${project} again`);
  });

  await test.step('7. delete and restore a record', async () => {
    await choose(page, more, 'Delete project');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete project' }));
    await expectPage(page, 'Projects');
    await press(page, page.getByRole('button', { name: 'Undo', exact: true }));
    await expect(main.getByRole('grid').getByRole('link', { name: `${project} again` })).toBeVisible();
  });

  await test.step('8. filter, sort and save a view', async () => {
    await press(page, ways.getByRole('link', { name: 'Customers' }));
    await expectPage(page, 'Customers');
    await press(page, main.getByRole('button', { name: 'Sort' }));
    const sort = page.getByRole('dialog', { name: 'Sort' });
    await press(page, sort.getByRole('button', { name: 'Add level' }));
    await pick(page, sort.getByRole('combobox', { name: /Sort by$/ }).last(), 'City');
    await press(page, sort.getByRole('button', { name: 'Apply sort' }));
    await expect(page).toHaveURL(/sort=.*city/);
    await press(page, main.getByRole('button', { name: 'Filter' }));
    const filter = page.getByRole('dialog');
    await write(page, filter.getByRole('combobox', { name: 'Field' }), 'City');
    await page.keyboard.press('Enter');
    await write(page, filter.getByRole('textbox', { name: 'Value' }), 'Aarhus');
    await press(page, filter.getByRole('button', { name: 'Apply filter' }));
    await expect(page).toHaveURL(/filter=/);
    await choose(page, main.getByRole('button', { name: 'Views' }), 'Save as new view');
    const view = page.getByRole('dialog', { name: 'Save as new view' });
    await write(page, view.getByRole('textbox', { name: 'Name' }), `Ports ${mark}`);
    await press(page, view.getByRole('button', { name: 'Save view' }));
    await expect(page.getByRole('link', { name: `Ports ${mark}` })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('9. export a list', async () => {
    const download = page.waitForEvent('download');
    await choose(page, main.getByRole('button', { name: 'Export' }), 'CSV');
    expect((await download).suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('10. change the own profile and sign out', async () => {
    const person = page.getByRole('banner').getByRole('button', { name: /Kay/ });
    await choose(page, person, 'Profile');
    await expectPage(page, 'Profile');
    await write(page, main.getByRole('textbox', { name: 'Full name' }), 'Kay Keyboard');
    await page.keyboard.press('Control+s');
    await expect(person).toContainText('Kay Keyboard');
    await choose(page, person, 'Sign out');
    await expectPage(page, 'Sign in');
    await page.goto('/register/customers');
    await expect(page).toHaveURL(/\/session\/signin$/);
  });
});
