import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../journey.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');

test('who looks for a product finds it by everything the shop filters by', async ({ page }) => {
  await signIn(page, 'SA', '/ecommerce/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(page.getByText('13 products', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);

  // Pages, their size, the order and the view.
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('7–12 of 13')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByRole('combobox', { name: 'Products per page' }).selectOption('24');
  await expect(cards(page)).toHaveCount(13);
  await page.getByRole('combobox', { name: 'Sort products' }).selectOption('lowest');
  await expect(cards(page).first()).toContainText('Braided cable');
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(cards(page).first()).toContainText('A charging cable of two metres');
  await page.getByRole('button', { name: 'Show as a grid' }).click();
  await expect(cards(page).first()).not.toContainText('A charging cable of two metres');

  // Filters combine.
  await page.getByRole('checkbox', { name: 'Audio 7' }).check();
  await expect(cards(page)).toHaveCount(7);
  await page.getByRole('searchbox', { name: 'Search brands' }).fill('hal');
  await expect(page.getByRole('checkbox', { name: 'Sorrel 3' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Halden 3' }).check();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('switch', { name: 'Free shipping' }).check();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: '5 stars' }).check();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Up to 10.00 USD', exact: true }).check();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(cards(page)).toHaveCount(13);
  await page.getByRole('slider', { name: 'Lowest price' }).press('PageUp');
  await expect(cards(page)).toHaveCount(8);
  await page.getByRole('radio', { name: 'Any price' }).check();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('phone');
  await expect(cards(page)).toHaveCount(2);
});

test('who buys something pays for it, and the cart is empty again', async ({ page }) => {
  await signIn(page, 'SA', '/ecommerce/shop?search=radio');
  await page.getByRole('button', { name: 'Add to cart: Pocket radio' }).press('Enter');
  await page.getByRole('button', { name: 'One more of Pocket radio' }).press('Enter');
  await expect(page.getByRole('group', { name: 'How many of Pocket radio' })).toContainText('2');
  await page.getByRole('button', { name: 'One less of Pocket radio' }).click();
  await expect(page.getByRole('group', { name: 'How many of Pocket radio' })).toContainText('1');

  await page.getByRole('link', { name: 'Open cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'How many of Pocket radio' }).fill('3');
  await expect(page.getByText('2,076.00 USD')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ostara One from the cart' }).click();
  await expect(page.getByText('1,626.00 USD')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon' }).fill('guess');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon is not valid. Try WELCOME10.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon' }).fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1,463.40 USD')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the coupon WELCOME10' }).click();
  await expect(page.getByText('1,463.40 USD')).toBeHidden();

  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Enter the first name')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Ferro');
  await page.getByLabel('Company').fill('Calder Rail');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Mobile number').fill('+44 1632 960 001');
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('City').fill('Marsham');
  await page.getByLabel('Address').fill('4 Station Road');
  await page.getByRole('checkbox', { name: 'Create a demo account' }).check();
  await page.getByRole('button', { name: 'Place order' }).click();

  const payment = page.getByRole('dialog', { name: 'Pay by card' });
  await payment.getByRole('button', { name: 'Cancel' }).click();
  await expect(payment).toBeHidden();
  await page.getByRole('button', { name: 'Place order' }).click();
  await payment.getByLabel('Card number').fill('4000 1234');
  await payment.getByRole('button', { name: 'Pay 1,626.00 USD' }).click();
  await expect(payment.getByText('Enter 16 digits')).toBeVisible();
  await payment.getByLabel('Card number').fill('4000123456789010');
  await payment.getByLabel('Expiry').fill('09/31');
  await payment.getByLabel('Security code').fill('123');
  await payment.getByLabel('Name on the card').fill('Ada Ferro');
  await payment.getByRole('button', { name: 'Pay 1,626.00 USD' }).click();
  await expect(page.getByRole('heading', { name: /^Order \d+ is paid$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await page.getByRole('link', { name: 'Open cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await expect(page.getByText('1,899.00 USD')).toBeVisible();
});
