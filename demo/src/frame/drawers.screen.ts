import { press } from '@mandate/web/testing/press-and-type.ts';
import { visit } from '@mandate/web/testing/visit.tsx';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resetMock } from '../backend/answer.ts';

beforeEach(resetMock);

test('The notifications and the cart of the demo area open from every page of it', async () => {
  await visit('/chat', 'GUEST');
  const bell = page.getByRole('button', { name: 'Demo notifications, 4' });
  await bell.click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(notifications.getByRole('listitem')).toHaveLength(4);
  await expect.poll(() => notifications.element().getBoundingClientRect().width).toBe(260);
  await notifications.getByRole('button', { name: 'Delete “Elif Kaya booked a room”' }).click();
  await expect.element(notifications.getByRole('button', { name: /^Delete “Grete Sørensen/ })).toHaveFocus();
  await notifications.getByRole('link', { name: 'Your profile lacks a phone number' }).click();
  await expect.poll(() => location.href).toMatch(/\/page-layouts\/user-profile$/);
  await expect.element(notifications).not.toBeInTheDocument();
  history.back();
  await page.getByRole('button', { name: 'Demo notifications, 3' }).click();
  await notifications.getByRole('button', { name: 'Clear notifications' }).click();
  await expect.element(notifications.getByText('No notifications')).toBeVisible();
  await press('Escape');

  await page.getByRole('button', { name: 'Cart, 4 products' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect.element(cart.getByRole('link', { name: 'Checkout 1,899.00 USD' })).toBeVisible();
  await cart.getByRole('button', { name: 'One more of Ostara One' }).click();
  await expect.element(cart.getByText('450.00 USD × 2')).toBeVisible();
  await cart.getByRole('button', { name: 'One fewer of Ostara One' }).click();
  await expect.element(cart.getByText('450.00 USD × 1')).toBeVisible();
  await expect.element(cart.getByRole('button', { name: 'One fewer of Ostara One' })).toBeDisabled();
  await cart.getByRole('button', { name: 'Remove Harbour coat' }).click();
  await expect.element(cart.getByRole('link', { name: 'Checkout 1,699.00 USD' })).toBeVisible();
  for (const title of ['Concert tower speaker', 'Ostara One', 'Quiet headphones']) {
    await cart.getByRole('button', { name: `Remove ${title}` }).click();
  }
  await expect.element(cart.getByText('Your cart is empty')).toBeVisible();
  await expect.element(cart.getByRole('link', { name: /^Checkout/ })).not.toBeInTheDocument();
  await cart.getByRole('button', { name: 'Close cart' }).click();

  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await page.getByRole('button', { name: 'Cart, 4 products' }).click();
  await cart.getByRole('link', { name: 'Checkout 1,899.00 USD' }).click();
  await expect.poll(() => location.href).toMatch(/\/ecommerce\/checkout$/);
});
