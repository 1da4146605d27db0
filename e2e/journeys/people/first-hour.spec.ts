import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { password, startProduct, withoutData } from '../../setup/start-product.ts';
import { test as base, expect, expectAccessible, expectFit } from '../../test.ts';

/** A product without a firm: everything a journey finds in it, it made. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => {
    const product = await startProduct(withoutData);
    await use(product.address);
    await product.stop();
  },
});

/** A picture a person chooses, or what only is called one. */
async function choosePicture(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Choose a picture|Replace)$/ }).click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
}

const logo = readFile(new URL('../../../server/src/features/sample/data/logo.png', import.meta.url));

async function signInFirst(page: Page): Promise<void> {
  await page.goto('/session/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill('sa@mandate.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up Mandate' })).toBeVisible();
}

test('an empty firm comes to its first saved project in at most 35 acts, and nobody looks for a page', async ({
  page,
}) => {
  await signInFirst(page);
  let acts = 0;
  const press = async (button: Locator) => {
    acts += 1;
    await button.click();
  };
  const type = async (field: Locator, text: string) => {
    acts += 1;
    await field.fill(text);
  };
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true }).first();
  const goOn = (step: string) => page.getByRole('button', { name: `Save and go to ${step}` });

  await type(field('Name of the firm'), 'Halberd & Lane Consulting GmbH');
  acts += 1;
  await field('Country').selectOption('Germany');
  await expect(page.getByText('from the country')).toHaveCount(2);
  await type(field('Street'), 'Kastanienallee 18');
  await type(field('Postal code'), '04155');
  await type(field('City'), 'Leipzig');
  await type(field('VAT number'), 'DE 136 695 976');
  await type(field('IBAN'), 'DE89 3704 0044 0532');
  await expect(page.getByText('An IBAN of Germany has 22 characters, 16 so far')).toBeVisible();
  await expect(page.getByText('9 digits, check digit fits')).toBeVisible();
  await field('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await expect(page.getByRole('img', { name: /Letterhead of Halberd/ })).toContainText(
    'Kastanienallee 18, 04155 Leipzig',
  );
  acts += 1;
  await choosePicture(page, await logo);
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Letterhead of Halberd/ }).locator('img')).toBeVisible();
  await expect(page.getByText('10 of 10 fields filled')).toBeVisible();
  await expectAccessible(page);
  await press(goOn('Currency and working days'));
  await press(goOn('Taxes'));
  await expect(page.getByText('EUR; Monday to Friday, 8 hours a day')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Germany 19.0 %' })).toBeChecked();
  await press(goOn('Numbering'));
  await expect(page.getByText('3 tax rates')).toBeVisible();
  await press(goOn('People'));
  const row = page.getByRole('listitem', { name: 'Row 1' });
  await type(row.getByLabel('First name'), 'Ines');
  await type(row.getByLabel('Last name'), 'Valcourt');
  await type(row.getByLabel('Work email'), 'ines@halberd.example');
  await press(goOn('Services and prices'));
  await type(row.getByRole('textbox', { name: /^Name/ }), 'Day of consulting');
  await type(row.getByLabel('Price'), '1200');
  await press(goOn('Mail'));
  // The step before has the same button until the next one is there.
  await expect(page.getByRole('button', { name: 'Fold Mail' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Skip this step' }));
  await expect(page.getByRole('button', { name: 'Fold First backup' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Make a backup' }));
  await expect(page.getByText(/mandate-.*\.backup was made/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Finish' }));
  await expect(page.getByText('Setting up is over')).toBeVisible();
  await press(page.getByRole('link', { name: 'New project' }));
  await type(page.getByRole('textbox', { name: 'Name' }).first(), 'Strategy 2027');
  acts += 1;
  await page.getByRole('checkbox', { name: 'Internal project' }).check();
  await press(page.getByRole('button', { name: 'Save project' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Strategy 2027' })).toBeVisible();
  expect(acts).toBeLessThanOrEqual(35);
});

test('what is typed outlives a reload, the address keeps the step, and the control panel leads back while steps are open', async ({
  page,
}) => {
  await signInFirst(page);
  await page.getByRole('main').getByLabel('Name of the firm').fill('Halberd & Lane');
  await choosePicture(page, Buffer.from('no picture'));
  await expect(page.getByText('Choose a PNG or a JPEG picture.')).toBeVisible();
  await choosePicture(page, await logo);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('img', { name: 'Halberd & Lane', exact: true })).toBeVisible();
  await expect(page.getByText(/Draft kept/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByLabel('Name of the firm')).toHaveValue('Halberd & Lane');
  await expect(page.getByRole('main').getByRole('img', { name: 'Halberd & Lane', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add people' }).click();
  await expect(page).toHaveURL(/\?step=people$/);
  await page.getByRole('listitem', { name: 'Row 1' }).getByLabel('First name').fill('Ines');
  await page.reload();
  await expect(page.getByRole('listitem', { name: 'Row 1' }).getByLabel('First name')).toHaveValue('Ines');
  await page.getByRole('button', { name: /^Save and go to/ }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Control Panel' }).click();
  await page.getByRole('link', { name: 'Go on setting up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up Mandate' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip the rest' }).click();
  await expect(page.getByText('Setting up is over')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.getByRole('link', { name: 'Control Panel' }).click();
  await expect(page.getByText('Nothing needs attention')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on setting up' })).toBeHidden();
});
