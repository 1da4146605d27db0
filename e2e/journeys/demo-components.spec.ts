import type { Locator, Page } from '@playwright/test';
import { expect, goWithin, signIn, test } from '../journey.ts';

/** A card of a page of components, by its title. */
function cardOf(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

async function goTo(page: Page, address: string, title: string): Promise<void> {
  await goWithin(page, address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('components that are switched, slid, chosen and folded show what they bring about', async ({ page }) => {
  await signIn(page, 'SA', '/material/switch');

  const group = cardOf(page, 'Group');
  await group.getByRole('switch', { name: 'Kofi Adeyemi' }).check();
  await expect(group.getByText('2 people receive a copy.')).toBeVisible();
  const simple = cardOf(page, 'Simple');
  for (const name of ['On by default', 'Off by default', 'Green', 'Slim'])
    await simple.getByRole('switch', { name }).press('Space');
  await expect(simple.getByText('2 of 4 are on.')).toBeVisible();
  await expect(simple.getByRole('switch', { name: 'Not available, on' })).toBeDisabled();
  const labelled = cardOf(page, 'With labels');
  for (const name of ['Weekly summary', 'Reminders', 'Sounds'])
    await labelled.getByRole('switch', { name }).press('Space');
  await expect(labelled.getByText('1 of 3 is on.')).toBeVisible();
  const custom = cardOf(page, 'Customised');
  for (const name of ['Violet', 'Large and green', 'Night shift'])
    await custom.getByRole('switch', { name }).press('Space');
  await expect(custom.getByText('1 of 3 is on.')).toBeVisible();
  const placed = cardOf(page, 'Label placement');
  for (const name of ['Top', 'Start', 'Bottom', 'End']) await placed.getByRole('switch', { name }).press('Space');
  await expect(placed.getByText('3 of 4 are on.')).toBeVisible();

  await goTo(page, '/material/radio', 'Radio buttons');
  const genders = cardOf(page, 'Simple');
  await genders
    .getByRole('group', { name: 'Gender', exact: true })
    .getByRole('radio', { name: 'Male', exact: true })
    .check();
  await genders.getByRole('group', { name: 'Gender, labels first' }).getByRole('radio', { name: 'Female' }).check();
  await expect(genders.getByText('Chosen: Male and Female')).toBeVisible();
  const billing = cardOf(page, 'With descriptions');
  await billing.getByRole('radio', { name: 'Retainer' }).check();
  await expect(billing.getByText('Chosen: Retainer')).toBeVisible();
  const alone = cardOf(page, 'Without labels');
  await alone.getByRole('radio', { name: 'A' }).press('ArrowRight');
  await expect(alone.getByText('Chosen: B')).toBeVisible();
  const sides = cardOf(page, 'Label placement');
  await sides.getByRole('radio', { name: 'End' }).check();
  await expect(sides.getByText('Chosen: End')).toBeVisible();

  await goTo(page, '/material/slider', 'Sliders');
  const slide = async (card: string, name: string, key: string, then: string) => {
    const slider = cardOf(page, card).getByRole('slider', { name });
    await slider.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', then);
  };
  await slide('Continuous', 'Volume', 'ArrowRight', '31 %');
  await slide('In steps', 'Steps of 10', 'ArrowRight', '40 °C');
  await slide('In steps', 'With custom marks', 'End', '100 °C');
  await slide('In steps', 'Restricted to marks', 'ArrowRight', '100 °C');
  await slide('In steps', 'Value always shown', 'ArrowLeft', '70 °C');
  await slide('Range', 'Lowest temperature', 'ArrowLeft', '19 °C');
  await expect(cardOf(page, 'Range').getByText('19 – 37 °C')).toBeVisible();
  await slide('Vertical', 'Level', 'ArrowUp', '31 °C');
  await slide('Vertical', 'Upper mark', 'Home', '20 °C');
  const figure = cardOf(page, 'With a number field').getByRole('spinbutton', { name: 'Volume as a number' });
  await figure.fill('140');
  await figure.press('Tab');
  await expect(figure).toHaveValue('100');
  await slide('With a number field', 'Volume', 'Home', '0 %');

  await goTo(page, '/material/autocomplete', 'Autocomplete');
  const one = cardOf(page, 'Single choice');
  await one.getByRole('combobox', { name: 'Country', exact: true }).fill('ice');
  await page.getByRole('option', { name: 'Iceland' }).click();
  await one.getByRole('combobox', { name: 'Country, or your own' }).fill('Erewhon');
  await page.getByRole('option', { name: 'Add “Erewhon”' }).click();
  await one.getByRole('combobox', { name: 'Country with limits' }).click();
  await expect(page.getByRole('option', { name: 'Argentina' })).toBeDisabled();
  await page.getByRole('option', { name: 'Australia' }).click();
  await expect(one.getByText('Chosen: Iceland, Erewhon, Australia')).toBeVisible();
  const later = cardOf(page, 'Loaded when opened');
  await later.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.getByRole('option', { name: 'Kenya' }).click();
  await expect(later.getByText('Chosen: Kenya')).toBeVisible();
  const several = cardOf(page, 'Multiple choice');
  const films = several.getByRole('combobox', { name: 'Films', exact: true });
  await films.fill('lantern');
  await page.getByRole('option', { name: 'The Lantern Keeper of Oss' }).click();
  await films.press('Escape');
  const once = several.getByRole('combobox', { name: 'Films, each offered once' });
  await once.fill('The Last Tram East');
  await expect(page.getByText('No matches')).toBeVisible();
  await once.fill('');
  await once.press('Backspace');
  await once.press('Escape');
  const typed = several.getByRole('combobox', { name: 'Films, or your own titles' });
  await typed.fill('The Ninth Ledger');
  await typed.press('Enter');
  await expect(several.getByText('4 titles chosen.')).toBeVisible();
  await several.getByRole('button', { name: 'Remove The Ninth Ledger' }).click();
  await expect(several.getByText('3 titles chosen.')).toBeVisible();

  await goTo(page, '/material/expansion-panel', 'Expansion panels');
  const folds = cardOf(page, 'Simple');
  await folds.getByRole('button', { name: 'What the quote covers' }).click();
  await expect(folds.getByText('Two workshops')).toBeVisible();
  await expect(folds.getByRole('button', { name: 'Internal notes' })).toBeDisabled();
  const single = cardOf(page, 'One at a time');
  await single.getByRole('button', { name: 'People' }).click();
  await single.getByRole('button', { name: 'Personal data' }).click();
  await expect(single.getByRole('button', { name: 'People' })).toHaveAttribute('aria-expanded', 'false');
  await expect(single.getByText('Data kept longer')).toBeVisible();
  const work = cardOf(page, 'With a form');
  await work.getByRole('combobox', { name: 'Choose a place' }).selectOption('Graz');
  await work.getByRole('button', { name: 'Save place' }).click();
  await expect(work.getByRole('button', { name: 'Place of the kick-off Graz' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await work.getByRole('button', { name: 'Place of the kick-off' }).click();
  await work.getByRole('button', { name: 'Remove Graz' }).click();
  await work.getByRole('button', { name: 'Cancel' }).click();
  await expect(work.getByRole('button', { name: 'Place of the kick-off Graz' })).toBeVisible();
  await cardOf(page, 'Customised').getByRole('button', { name: '2. The work' }).click();
  await expect(page.getByText('Hours are entered daily')).toBeVisible();

  await goTo(page, '/charts/echarts', 'Charts');
  for (const [title, row] of [
    ['Traffic sources', 'Search 65'],
    ['Visits by day', 'Sun 90 95'],
    ['Sales by channel', '2,200 1,200'],
    ['Sign-ups', 'Week 6 43'],
  ] as const) {
    const chart = cardOf(page, title);
    await expect(chart.locator('svg path').first()).toBeAttached();
    await chart.getByRole('button', { name: `Show ${title} as a table` }).click();
    await expect(chart.getByRole('row', { name: row })).toBeVisible();
    await chart.getByRole('button', { name: `Show ${title} as a chart` }).click();
  }
  const app = cardOf(page, 'Sales by channel').getByRole('button', { name: 'App' });
  await app.click();
  await expect(app).toHaveAttribute('aria-pressed', 'false');
});

test('dialogs show what was answered, and messages come, wait their turn and are taken back', async ({ page }) => {
  await signIn(page, 'SA', '/material/dialog');

  const dialog = page.getByRole('dialog');
  const answer = async (card: string, open: string, act: () => Promise<void>, then: string) => {
    await cardOf(page, card).getByRole('button', { name: open }).click();
    await act();
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, card).getByText(then)).toBeVisible();
  };
  const press = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click();
  await answer('Simple', 'Pick an account', press('kofi@condor-ridge.example'), 'Chosen: kofi@condor-ridge.example');
  await answer('Simple', 'Pick an account', press('Add an account'), 'Chosen: guest.1@mandate.example');
  await answer('Alert', 'Ask for the location', press('Agree'), 'Answered: agreed');
  await answer('With a transition', 'Slide a question up', press('Disagree'), 'Answered: disagreed');
  const subscribe = async () => {
    await dialog.getByRole('textbox', { name: 'Email' }).fill('mara');
    await press('Subscribe')();
    await expect(dialog.getByText('Enter an email')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('mara@norvane.example');
    await press('Subscribe')();
  };
  await answer('Form', 'Subscribe by email', subscribe, 'Subscribed: mara@norvane.example');
  await answer('Customised', 'Open the house rules', press('Close'), 'Not answered yet.');
  await answer('Customised', 'Open the house rules', press('Agree'), 'Answered: agreed');
  const edit = async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tova Wrona');
    await dialog.getByRole('combobox', { name: 'Ringtone' }).selectOption('Copper');
    await press('Save phone')();
  };
  await answer('Full screen', 'Edit phone', edit, 'Tova Wrona, ringtone Copper');
  const widen = async () => {
    await dialog.getByRole('combobox', { name: 'Maximum width' }).selectOption('md, 768 px');
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(768);
    await dialog.getByRole('switch', { name: 'Full width' }).click();
    await page.keyboard.press('Escape');
  };
  await answer('Width', 'Choose the width', widen, 'At most md, 768 px');
  await answer('Responsive', 'Open the terms', press('Disagree'), 'Answered: disagreed');
  const choose = async () => {
    await page.keyboard.press('Escape');
    await dialog.getByRole('radio', { name: 'Waltz for one' }).check();
    await press('Use ringtone')();
  };
  await answer('Confirmation', 'Choose a ringtone', choose, 'Ringtone: Waltz for one');

  await goTo(page, '/material/snackbar', 'Snackbars');
  const message = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const notes = cardOf(page, 'Simple');
  await notes.getByRole('button', { name: 'Archive Minutes of the kick-off' }).click();
  await message('archived.').getByRole('button', { name: 'Undo' }).click();
  await expect(notes.getByRole('button', { name: 'Archive Minutes of the kick-off' })).toBeVisible();
  await cardOf(page, 'By kind').getByRole('button', { name: 'Show a success' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The sample message arrived.' })).toBeVisible();
  const lengths = cardOf(page, 'Length');
  await lengths.getByRole('button', { name: 'Got it' }).first().click();
  await expect(lengths.getByText('3 messages shown.')).toBeVisible();

  const comes = async (card: string, name: string, text: string) => {
    await cardOf(page, card).getByRole('button', { name, exact: true }).click();
    await message(text).getByRole('button', { name: 'Close the message' }).click();
    await expect(message(text)).toBeHidden();
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
  await cardOf(page, 'One at a time').getByRole('button', { name: 'Show message A' }).click();
  await expect(message('This is message A.')).toBeVisible();
  await cardOf(page, 'One at a time').getByRole('button', { name: 'Show message B' }).click();
  await expect(message('This is message B.')).toBeVisible();
  await expect(message('This is message A.')).toBeHidden();
  await message('This is message B.').getByRole('button', { name: 'Close the message' }).click();
  const stack = cardOf(page, 'Stacked');
  for (const name of ['Show a message', 'Show a warning', 'Show a message', 'Show a warning'])
    await stack.getByRole('button', { name }).click();
  await expect(stack.getByText('3 messages shown.')).toBeVisible();
  await expect(message('Message 1')).toBeHidden();
  await message('Warning 4').getByRole('button', { name: 'Close the message' }).click();
  await expect(stack.getByText('2 messages shown.')).toBeVisible();
});
