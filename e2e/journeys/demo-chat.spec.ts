import { expect, signIn, test } from '../journey.ts';

test('People are chosen, written to and answered; the chat goes along over every page', async ({ page }) => {
  await signIn(page, 'SA', '/chat?with=nobody');
  await expect(page.getByText('No chat is open')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);

  // Somebody new: the chat is made, and stands among the recent ones.
  const recent = page.getByRole('list', { name: 'Recent chats' }).getByRole('listitem');
  await expect(recent).toHaveCount(6);
  // However long ago it was; the exact moment comes with the pointer, the keyboard, and is read out.
  const older = recent.nth(1).getByRole('link');
  await expect(older.locator('time')).toHaveText(/^\d+ (hour|day)s? ago/);
  const exact = /\d{1,2} \p{L}{3} \d{4}, \d\d:\d\d Europe\/Rome/u;
  await expect(older).toHaveAccessibleName(exact);
  await older.hover();
  await older.locator('time').hover();
  const hint = page.locator('[popover]');
  await expect(hint).toHaveText(exact);
  await page.mouse.move(0, 0);
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Tab');
  await older.focus();
  await expect(hint).toHaveText(exact);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(recent.first()).toContainText('Could you write it?');
  // Whoever is signed in is the one who chats.
  const me = 'Super administrator';
  await expect(page.getByRole('banner')).toContainText(me);
  await expect(page.getByRole('main').locator('header').filter({ hasText: 'You' })).toContainText(me);
  await page.getByRole('link', { name: 'Keiko Arai' }).click();
  await expect(page).toHaveURL(/\/chat\?with=person-11$/);
  await expect(recent).toHaveCount(7);
  const input = page.getByRole('textbox', { name: 'Message to Keiko Arai' });
  await expect(input).toBeFocused();
  const messages = page.getByRole('log').getByRole('article');
  await expect(messages).toHaveCount(0);

  // Blank words are not sent; Shift+Enter breaks the line, and the input grows to four of them.
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('');
  for (const line of ['one', 'two', 'three', 'four', 'five']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Shift+Enter');
  }
  await expect.poll(async () => (await input.boundingBox())?.height).toBe(80);
  await page.keyboard.press('Enter');
  await expect(messages).toHaveText([/one\ntwo\nthree\nfour\nfive/]);
  await expect(page.getByText('Typing…')).toBeVisible();
  await expect(messages).toHaveCount(2);
  await expect(messages.last()).toContainText('Keiko Arai');
  await expect(recent.first()).toContainText('Keiko Arai here. Thanks, I have read it.');

  // What is left before it was answered stays unanswered; what was read is read.
  const bruno = page.getByRole('link', { name: 'Bruno Keller' });
  await expect(bruno).toHaveAccessibleName(/4 unread messages$/);
  await input.fill('And one more thing.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(messages).toHaveCount(3);
  await expect(recent.first()).toContainText('You: And one more thing.');
  await bruno.click();
  await expect(messages).toHaveCount(8);
  await expect(bruno).not.toHaveAccessibleName(/unread/);
  await expect(bruno).toHaveAccessibleName(/ago \d/);

  // Over any page, not in its way: 360 wide and 16 from the edges. It begins with the latest chat, and says that it is a sample.
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const opener = page.getByRole('banner').getByRole('button', { name: 'Chat' });
  await expect(opener).toHaveAccessibleDescription('Sample data');
  await opener.click();
  const popup = page.getByRole('complementary', { name: 'Chat' });
  const write = popup.getByRole('textbox', { name: 'Message to Keiko Arai' });
  await expect(popup.getByText('Sample data')).toBeVisible();
  await expect(write).toBeFocused();
  await expect
    .poll(() => popup.boundingBox())
    .toEqual({ x: 1440 - 360 - 16, y: 80, width: 360, height: 900 - 80 - 16 });
  await write.fill('I write it tonight.');
  await write.press('Enter');
  await expect(popup.getByRole('article')).toHaveCount(4);
  await expect(popup.getByRole('article')).toHaveCount(5);
  await expect(popup.getByText('And one more thing.')).toBeAttached();
  await page.getByRole('main').getByPlaceholder('Search projects').click();
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  await write.focus();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await popup.getByRole('button', { name: 'Close chat' }).click();
  await expect(popup).toBeHidden();

  // On a narrow window it takes the width; from there it opens as a page.
  await page.setViewportSize({ width: 400, height: 800 });
  await page.getByRole('button', { name: 'Show navigation' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Chat' }).click();
  await expect(write).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect.poll(() => popup.boundingBox()).toMatchObject({ x: 16, width: 368 });
  await popup.getByRole('button', { name: 'Open chat page' }).click();
  await expect(page).toHaveURL(/\/chat\?with=person-11$/);
  await expect(messages).toHaveCount(5);
  await page.getByRole('button', { name: 'Back to all chats' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('link', { name: 'Keiko Arai' })).toBeFocused();
  await bruno.click();
  await expect(messages).toHaveCount(8);
});

test('The notifications and the cart of the demo area open from every page of it', async ({ page }) => {
  await signIn(page, 'GUEST', '/chat');
  const bell = page.getByRole('button', { name: 'Demo notifications, 4' });
  await bell.click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await expect(notifications.getByRole('listitem')).toHaveCount(4);
  await expect.poll(async () => (await notifications.boundingBox())?.width).toBe(260);
  await notifications.getByRole('button', { name: 'Delete “Elif Kaya booked a room”' }).click();
  await expect(notifications.getByRole('button', { name: /^Delete “Grete Sørensen/ })).toBeFocused();
  await notifications.getByRole('link', { name: 'Your profile lacks a phone number' }).click();
  await expect(page).toHaveURL(/\/page-layouts\/user-profile$/);
  await expect(notifications).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Demo notifications, 3' }).click();
  await notifications.getByRole('button', { name: 'Clear notifications' }).click();
  await expect(notifications.getByText('No notifications')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cart, 4 products' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByRole('link', { name: 'Checkout 1,899.00 USD' })).toBeVisible();
  await cart.getByRole('button', { name: 'One more of Ostara One' }).click();
  await expect(cart.getByText('450.00 USD × 2')).toBeVisible();
  await cart.getByRole('button', { name: 'One fewer of Ostara One' }).click();
  await expect(cart.getByText('450.00 USD × 1')).toBeVisible();
  await expect(cart.getByRole('button', { name: 'One fewer of Ostara One' })).toBeDisabled();
  await cart.getByRole('button', { name: 'Remove Harbour coat' }).click();
  await expect(cart.getByRole('link', { name: 'Checkout 1,699.00 USD' })).toBeVisible();
  for (const title of ['Concert tower speaker', 'Ostara One', 'Quiet headphones']) {
    await cart.getByRole('button', { name: `Remove ${title}` }).click();
  }
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await expect(cart.getByRole('link', { name: /^Checkout/ })).toBeHidden();
  await cart.getByRole('button', { name: 'Close cart' }).click();

  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await page.getByRole('button', { name: 'Cart, 4 products' }).click();
  await cart.getByRole('link', { name: 'Checkout 1,899.00 USD' }).click();
  await expect(page).toHaveURL(/\/ecommerce\/checkout$/);
});
