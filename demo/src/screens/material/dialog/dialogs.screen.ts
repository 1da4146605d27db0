import { check } from '@mandate/web/testing/check.ts';
import { press } from '@mandate/web/testing/press-and-type.ts';
import { visit } from '@mandate/web/testing/visit.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardOf } from '../../../../testing/card-of.ts';

test('dialogs show what was answered, and messages appear, wait their turn and can be undone', async () => {
  await visit('/material/dialog', 'SA');

  const dialog = page.getByRole('dialog');
  const answer = async (card: string, open: string, act: () => Promise<void>, then: string) => {
    await cardOf(card).getByRole('button', { name: open }).click();
    await act();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cardOf(card).getByText(then)).toBeVisible();
  };
  const reply = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click();
  await answer('Simple', 'Pick an account', reply('kofi@condor-ridge.example'), 'Chosen: kofi@condor-ridge.example');
  await answer('Simple', 'Pick an account', reply('Add an account'), 'Chosen: guest.1@mandate.example');
  await answer('Alert', 'Ask for the location', reply('Agree'), 'Answered: agreed');
  await answer('With a transition', 'Slide a question up', reply('Disagree'), 'Answered: disagreed');
  const subscribe = async () => {
    await dialog.getByRole('textbox', { name: 'Email' }).fill('mara');
    await reply('Subscribe')();
    await expect.element(dialog.getByText('Enter an email')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('mara@norvane.example');
    await reply('Subscribe')();
  };
  await answer('Form', 'Subscribe by email', subscribe, 'Subscribed: mara@norvane.example');
  await answer('Customised', 'Open the house rules', reply('Close'), 'Not answered yet.');
  await answer('Customised', 'Open the house rules', reply('Agree'), 'Answered: agreed');
  const edit = async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tova Wrona');
    await dialog.getByRole('combobox', { name: 'Ringtone' }).selectOptions('Copper');
    await reply('Save phone')();
  };
  await answer('Full screen', 'Edit phone', edit, 'Tova Wrona, ringtone Copper');
  const widen = async () => {
    await dialog.getByRole('combobox', { name: 'Maximum width' }).selectOptions('md, 768 px');
    await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(768);
    await dialog.getByRole('switch', { name: 'Full width' }).click();
    await press('Escape');
  };
  await answer('Width', 'Choose the width', widen, 'At most md, 768 px');
  await answer('Responsive', 'Open the terms', reply('Disagree'), 'Answered: disagreed');
  const choose = async () => {
    await press('Escape');
    await check(dialog.getByRole('radio', { name: 'Waltz for one' }));
    await reply('Use ringtone')();
  };
  await answer('Confirmation', 'Choose a ringtone', choose, 'Ringtone: Waltz for one');

  await visit('/material/snackbar');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Snackbars' })).toBeVisible();
  const message = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const notes = cardOf('Simple');
  await notes.getByRole('button', { name: 'Archive Minutes of the kick-off' }).click();
  await message('archived.').getByRole('button', { name: 'Undo' }).click();
  await expect.element(notes.getByRole('button', { name: 'Archive Minutes of the kick-off' })).toBeVisible();
  await cardOf('By kind').getByRole('button', { name: 'Show a success' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'The sample message arrived.' })).toBeVisible();
  const lengths = cardOf('Length');
  await lengths.getByRole('button', { name: 'Got it' }).first().click();
  await expect.element(lengths.getByText('3 messages shown.')).toBeVisible();

  const comes = async (card: string, name: string, text: string) => {
    await cardOf(card).getByRole('button', { name, exact: true }).click();
    await message(text).getByRole('button', { name: 'Close the message' }).click();
    await expect.element(message(text)).not.toBeInTheDocument();
  };
  for (const place of ['Top left', 'Top centre', 'Top right', 'Bottom left', 'Bottom centre', 'Bottom right'])
    await comes('Place', place, `This message is here: ${place}`);
  for (const [way, text] of [
    ['Grow', 'grew'],
    ['Fade', 'faded in'],
    ['Slide', 'slid up.'],
  ] as const)
    await comes('Transitions', way, text);
  for (const [way, text] of [
    ['To the left', 'to the left'],
    ['Up', 'slid up'],
    ['To the right', 'to the right'],
    ['Down', 'slid down'],
  ] as const)
    await comes('Direction of the slide', way, text);
  await cardOf('One at a time').getByRole('button', { name: 'Show message A' }).click();
  await expect.element(message('This is message A.')).toBeVisible();
  await cardOf('One at a time').getByRole('button', { name: 'Show message B' }).click();
  await expect.element(message('This is message B.')).toBeVisible();
  await expect.element(message('This is message A.')).not.toBeInTheDocument();
  await message('This is message B.').getByRole('button', { name: 'Close the message' }).click();
  const stack = cardOf('Stacked');
  for (const name of ['Show a message', 'Show a warning', 'Show a message', 'Show a warning'])
    await stack.getByRole('button', { name }).click();
  await expect.element(stack.getByText('3 messages shown.')).toBeVisible();
  await expect.element(message('Message 1')).not.toBeInTheDocument();
  await message('Warning 4').getByRole('button', { name: 'Close the message' }).click();
  await expect.element(stack.getByText('2 messages shown.')).toBeVisible();
});
