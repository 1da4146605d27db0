import '@mandate/web/testing/by-css.ts';
import { pressAhead } from '@mandate/web/testing/press-ahead.ts';
import { focus, press, type } from '@mandate/web/testing/press-and-type.ts';
import { textsOf, visit } from '@mandate/web/testing/visit.tsx';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { resetMock } from '../../backend/answer.ts';

beforeEach(resetMock);

function boxOf(where: Locator) {
  const { x, y, width, height } = where.element().getBoundingClientRect();
  return { x, y, width, height };
}

test('People can be chosen, written to and answered, and the chat stays open on every page', async () => {
  await visit('/chat?with=nobody', 'SA');
  await expect.element(page.getByText('No chat is open')).toBeVisible();
  await expect.poll(() => location.href).toMatch(/\/chat$/);

  // Somebody new: the chat is made, and stands among the recent ones.
  const recent = page.getByRole('list', { name: 'Recent chats' }).getByRole('listitem');
  await expect.element(recent).toHaveLength(6);
  // However long ago it was; the exact moment comes with the pointer, the keyboard, and is read out.
  const older = recent.nth(1).getByRole('link');
  await expect.element(older.getByRole('time')).toMatchTextContent(/^\d+ (hour|day)s? ago/);
  const exact = /\d{1,2} \p{L}{3} \d{4}, \d\d:\d\d Europe\/Rome/u;
  await expect.element(older).toHaveAccessibleName(exact);
  await older.hover();
  await older.getByRole('time').hover();
  const hint = page.getByCss('[popover]');
  await expect.element(hint).toMatchTextContent(exact);
  await userEvent.pointer({ coords: { x: 0, y: 0 } });
  await expect.element(hint).toHaveLength(0);
  await press('Tab');
  await focus(older);
  await expect.element(hint).toMatchTextContent(exact);
  await press('Escape');
  await expect.element(hint).toHaveLength(0);
  await expect.element(recent.first()).toMatchTextContent('Could you write it?');
  // Whoever is signed in is the one who chats.
  const me = 'Super administrator';
  await expect.element(page.getByRole('banner')).toMatchTextContent(me);
  await expect.element(page.getByRole('main').getByCss('header').filter({ hasText: 'You' })).toMatchTextContent(me);
  await page.getByRole('link', { name: 'Keiko Arai' }).click();
  await expect.poll(() => location.href).toMatch(/\/chat\?with=person-11$/);
  await expect.element(recent).toHaveLength(7);
  const input = page.getByRole('textbox', { name: 'Message to Keiko Arai' });
  await expect.element(input).toHaveFocus();
  const messages = page.getByRole('log').getByRole('article');
  await expect.element(messages).toHaveLength(0);

  // Blank words are not sent; Shift+Enter breaks the line, and the input grows to four of them.
  await type('   ');
  await press('Enter');
  await expect.element(input).toHaveValue('');
  for (const line of ['one', 'two', 'three', 'four', 'five']) {
    await type(line);
    await press('Shift+Enter');
  }
  await expect.poll(() => boxOf(input).height).toBe(80);
  // Looked for from before the press: the answer comes after two seconds.
  await Promise.all([
    expect.poll(() => textsOf(messages)).toEqual([expect.stringMatching(/one\ntwo\nthree\nfour\nfive/)]),
    expect.element(page.getByText('Typing…')).toBeVisible(),
    press('Enter'),
  ]);
  await expect.element(messages).toHaveLength(2);
  await expect.element(messages.last()).toMatchTextContent('Keiko Arai');
  await expect.element(recent.first()).toMatchTextContent('Keiko Arai here. Thanks, I have read it.');

  // What is left before it was answered stays unanswered; what was read is read.
  const bruno = page.getByRole('link', { name: 'Bruno Keller' });
  await expect.element(bruno).toHaveAccessibleName(/4 unread messages$/);
  await input.fill('And one more thing.');
  const leaveOnceSent = async () => {
    await expect.element(messages).toHaveLength(3);
    await expect.element(recent.first()).toMatchTextContent('You: And one more thing.');
    await pressAhead(bruno);
  };
  await Promise.all([leaveOnceSent(), page.getByRole('button', { name: 'Send message' }).click()]);
  await expect.element(messages).toHaveLength(8);
  await expect.element(bruno).not.toHaveAccessibleName(/unread/);
  await expect.element(bruno).toHaveAccessibleName(/ago \d/);

  // Over any page, not in its way: 360 wide and 16 from the edges. It begins with the latest chat, and says that it is a sample.
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const opener = page.getByRole('banner').getByRole('button', { name: 'Chat' });
  await expect.element(opener).toHaveAccessibleDescription('Sample data');
  await opener.click();
  const popup = page.getByRole('complementary', { name: 'Chat' });
  const write = popup.getByRole('textbox', { name: 'Message to Keiko Arai' });
  await expect.element(popup.getByText('Sample data')).toBeVisible();
  await expect.element(write).toHaveFocus();
  await expect.poll(() => boxOf(popup)).toEqual({ x: 1440 - 360 - 16, y: 80, width: 360, height: 900 - 80 - 16 });
  await write.fill('I write it tonight.');
  await Promise.all([expect.element(popup.getByRole('article')).toHaveLength(4), press('Enter', write)]);
  await expect.element(popup.getByRole('article')).toHaveLength(5);
  await expect.element(popup.getByText('And one more thing.')).toBeInTheDocument();
  await page.getByRole('main').getByPlaceholder('Search projects').click();
  await press('Escape');
  await expect.element(popup).toBeVisible();
  await press('Escape', write);
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await press('Enter', opener);
  await popup.getByRole('button', { name: 'Close chat' }).click();
  await expect.element(popup).not.toBeInTheDocument();

  // On a narrow window it takes the width; from there it opens as a page.
  await page.viewport(400, 800);
  await page.getByRole('button', { name: 'Show navigation' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Chat' }).click();
  await expect.element(write).toHaveFocus();
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await expect.poll(() => boxOf(popup)).toMatchObject({ x: 16, width: 368 });
  await popup.getByRole('button', { name: 'Open chat page' }).click();
  await expect.poll(() => location.href).toMatch(/\/chat\?with=person-11$/);
  await expect.element(messages).toHaveLength(5);
  await page.getByRole('button', { name: 'Back to all chats' }).click();
  await expect.poll(() => location.href).toMatch(/\/chat$/);
  await expect.element(page.getByRole('link', { name: 'Keiko Arai' })).toHaveFocus();
  await bruno.click();
  await expect.element(messages).toHaveLength(8);
});
