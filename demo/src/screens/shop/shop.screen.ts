import { check } from '@mandate/web/testing/check.ts';
import { press } from '@mandate/web/testing/press-and-type.ts';
import { visit } from '@mandate/web/testing/visit.tsx';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resetMock } from '../../backend/answer.ts';

beforeEach(resetMock);

const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');

test('a product can be found by every filter of the shop', async () => {
  await visit('/ecommerce/shop', 'SA');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect.element(page.getByText('13 products', { exact: true })).toBeVisible();
  await expect.element(cards).toHaveLength(6);

  // Pages, their size, the order and the view.
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('7–12 of 13')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByRole('combobox', { name: 'Products per page' }).selectOptions('24');
  await expect.element(cards).toHaveLength(13);
  await page.getByRole('combobox', { name: 'Sort products' }).selectOptions('lowest');
  await expect.element(cards.first()).toMatchTextContent('Braided cable');
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect.element(cards.first()).toMatchTextContent('A charging cable of two metres');
  await page.getByRole('button', { name: 'Show as a grid' }).click();
  await expect.element(cards.first()).not.toMatchTextContent('A charging cable of two metres');

  // Filters combine.
  await check(page.getByRole('checkbox', { name: 'Audio 7' }));
  await expect.element(cards).toHaveLength(7);
  await page.getByRole('searchbox', { name: 'Search brands' }).fill('hal');
  await expect.element(page.getByRole('checkbox', { name: 'Sorrel 3' })).not.toBeInTheDocument();
  await check(page.getByRole('checkbox', { name: 'Halden 3' }));
  await expect.element(cards).toHaveLength(3);
  await check(page.getByRole('switch', { name: 'Free shipping' }));
  await expect.element(cards).toHaveLength(2);
  await check(page.getByRole('checkbox', { name: '5 stars' }));
  await expect.element(cards).toHaveLength(1);
  await check(page.getByRole('radio', { name: 'Up to 10.00 USD', exact: true }));
  await expect.element(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect.element(cards).toHaveLength(13);
  await press('PageUp', page.getByRole('slider', { name: 'Lowest price' }));
  await expect.element(cards).toHaveLength(8);
  await check(page.getByRole('radio', { name: 'Any price' }));
  await page.getByRole('searchbox', { name: 'Search products' }).fill('phone');
  await expect.element(cards).toHaveLength(2);
});

test('a purchase is paid for, and the cart is empty again', async () => {
  await visit('/ecommerce/shop?search=radio', 'SA');
  await press('Enter', page.getByRole('button', { name: 'Add to cart: Pocket radio' }));
  await press('Enter', page.getByRole('button', { name: 'One more of Pocket radio' }));
  await expect.element(page.getByRole('group', { name: 'How many of Pocket radio' })).toMatchTextContent('2');
  await page.getByRole('button', { name: 'One less of Pocket radio' }).click();
  await expect.element(page.getByRole('group', { name: 'How many of Pocket radio' })).toMatchTextContent('1');

  await page.getByRole('link', { name: 'Open cart' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'How many of Pocket radio' }).fill('3');
  await expect.element(page.getByText('2,076.00 USD')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ostara One from the cart' }).click();
  await expect.element(page.getByText('1,626.00 USD')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon' }).fill('guess');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByText('This coupon is not valid. Try WELCOME10.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon' }).fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByText('1,463.40 USD')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the coupon WELCOME10' }).click();
  await expect.element(page.getByText('1,463.40 USD')).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.element(page.getByText('Enter the first name')).toBeVisible();
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
  await page.getByLabelText('First name').fill('Ada');
  await page.getByLabelText('Last name').fill('Ferro');
  await page.getByLabelText('Company').fill('Calder Rail');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabelText('Mobile number').fill('+44 1632 960 001');
  await page.getByLabelText('Country').selectOptions('GB');
  await page.getByLabelText('City').fill('Marsham');
  await page.getByLabelText('Address').fill('4 Station Road');
  await check(page.getByRole('checkbox', { name: 'Create a demo account' }));
  await page.getByRole('button', { name: 'Place order' }).click();

  const payment = page.getByRole('dialog', { name: 'Pay by card' });
  await payment.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(payment).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Place order' }).click();
  await payment.getByLabelText('Card number').fill('4000 1234');
  await payment.getByRole('button', { name: 'Pay 1,626.00 USD' }).click();
  await expect.element(payment.getByText('Enter 16 digits')).toBeVisible();
  await payment.getByLabelText('Card number').fill('4000123456789010');
  await payment.getByLabelText('Expiry').fill('09/31');
  await payment.getByLabelText('Security code').fill('123');
  await payment.getByLabelText('Name on the card').fill('Ada Ferro');
  await payment.getByRole('button', { name: 'Pay 1,626.00 USD' }).click();
  await expect.element(page.getByRole('heading', { name: /^Order \d+ is paid$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await page.getByRole('link', { name: 'Open cart' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await expect.element(page.getByText('1,899.00 USD')).toBeVisible();
});
