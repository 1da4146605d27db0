import '@mandate/web/testing/by-css.ts';
import { check } from '@mandate/web/testing/check.ts';
import { press } from '@mandate/web/testing/press-and-type.ts';
import { visit } from '@mandate/web/testing/visit.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardOf } from '../../../testing/card-of.ts';

async function goTo(address: string, title: string): Promise<void> {
  await visit(address);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('switches, sliders, choices and folds show what they change', async () => {
  await visit('/material/switch', 'SA');

  const group = cardOf('Group');
  await check(group.getByRole('switch', { name: 'Kofi Adeyemi' }));
  await expect.element(group.getByText('2 people receive a copy.')).toBeVisible();
  const simple = cardOf('Simple');
  for (const name of ['On by default', 'Off by default', 'Green', 'Slim'])
    await press('Space', simple.getByRole('switch', { name }));
  await expect.element(simple.getByText('2 of 4 are on.')).toBeVisible();
  await expect.element(simple.getByRole('switch', { name: 'Not available, on' })).toBeDisabled();
  const labelled = cardOf('With labels');
  for (const name of ['Weekly summary', 'Reminders', 'Sounds'])
    await press('Space', labelled.getByRole('switch', { name }));
  await expect.element(labelled.getByText('1 of 3 is on.')).toBeVisible();
  const custom = cardOf('Customised');
  for (const name of ['Violet', 'Large and green', 'Night shift'])
    await press('Space', custom.getByRole('switch', { name }));
  await expect.element(custom.getByText('1 of 3 is on.')).toBeVisible();
  const placed = cardOf('Label placement');
  for (const name of ['Top', 'Start', 'Bottom', 'End']) await press('Space', placed.getByRole('switch', { name }));
  await expect.element(placed.getByText('3 of 4 are on.')).toBeVisible();

  await goTo('/material/radio', 'Radio buttons');
  const genders = cardOf('Simple');
  await check(
    genders.getByRole('group', { name: 'Gender', exact: true }).getByRole('radio', { name: 'Male', exact: true }),
  );
  await check(genders.getByRole('group', { name: 'Gender, labels first' }).getByRole('radio', { name: 'Female' }));
  await expect.element(genders.getByText('Chosen: Male and Female')).toBeVisible();
  const billing = cardOf('With descriptions');
  await check(billing.getByRole('radio', { name: 'Retainer' }));
  await expect.element(billing.getByText('Chosen: Retainer')).toBeVisible();
  const alone = cardOf('Without labels');
  await press('ArrowRight', alone.getByRole('radio', { name: 'A' }));
  await expect.element(alone.getByText('Chosen: B')).toBeVisible();
  const sides = cardOf('Label placement');
  await check(sides.getByRole('radio', { name: 'End' }));
  await expect.element(sides.getByText('Chosen: End')).toBeVisible();

  await goTo('/material/slider', 'Sliders');
  const slide = async (card: string, name: string, key: string, then: string) => {
    const slider = cardOf(card).getByRole('slider', { name });
    await press(key, slider);
    await expect.element(slider).toHaveAttribute('aria-valuetext', then);
  };
  await slide('Continuous', 'Volume', 'ArrowRight', '31 %');
  await slide('In steps', 'Steps of 10', 'ArrowRight', '40 °C');
  await slide('In steps', 'With custom marks', 'End', '100 °C');
  await slide('In steps', 'Restricted to marks', 'ArrowRight', '100 °C');
  await slide('In steps', 'Value always shown', 'ArrowLeft', '70 °C');
  await slide('Range', 'Lowest temperature', 'ArrowLeft', '19 °C');
  await expect.element(cardOf('Range').getByText('19 – 37 °C')).toBeVisible();
  await slide('Vertical', 'Level', 'ArrowUp', '31 °C');
  await slide('Vertical', 'Upper mark', 'Home', '20 °C');
  const figure = cardOf('With a number field').getByRole('spinbutton', { name: 'Volume as a number' });
  await figure.fill('140');
  await press('Tab', figure);
  await expect.element(figure).toHaveValue(100);
  await slide('With a number field', 'Volume', 'Home', '0 %');

  await goTo('/material/autocomplete', 'Autocomplete');
  const one = cardOf('Single choice');
  await one.getByRole('combobox', { name: 'Country', exact: true }).fill('ice');
  await page.getByRole('option', { name: 'Iceland' }).click();
  await one.getByRole('combobox', { name: 'Country, or your own' }).fill('Erewhon');
  await page.getByRole('option', { name: 'Add “Erewhon”' }).click();
  await one.getByRole('combobox', { name: 'Country with limits' }).click();
  await expect.element(page.getByRole('option', { name: 'Argentina' })).toBeDisabled();
  await page.getByRole('option', { name: 'Australia' }).click();
  await expect.element(one.getByText('Chosen: Iceland, Erewhon, Australia')).toBeVisible();
  const later = cardOf('Loaded when opened');
  // Looked for from before the press: they are on their way for a second.
  await Promise.all([
    expect.element(page.getByText('Loading…')).toBeVisible(),
    later.getByRole('button', { name: 'Open' }).click(),
  ]);
  await page.getByRole('option', { name: 'Kenya' }).click();
  await expect.element(later.getByText('Chosen: Kenya')).toBeVisible();
  const several = cardOf('Multiple choice');
  const films = several.getByRole('combobox', { name: 'Films', exact: true });
  await films.fill('lantern');
  await page.getByRole('option', { name: 'The Lantern Keeper of Oss' }).click();
  await press('Escape', films);
  const once = several.getByRole('combobox', { name: 'Films, each offered once' });
  await once.fill('The Last Tram East');
  await expect.element(page.getByText('No matches')).toBeVisible();
  await once.fill('');
  await press('Backspace', once);
  await press('Escape', once);
  const typed = several.getByRole('combobox', { name: 'Films, or your own titles' });
  await typed.fill('The Ninth Ledger');
  await press('Enter', typed);
  await expect.element(several.getByText('4 titles chosen.')).toBeVisible();
  await several.getByRole('button', { name: 'Remove The Ninth Ledger' }).click();
  await expect.element(several.getByText('3 titles chosen.')).toBeVisible();

  await goTo('/material/expansion-panel', 'Expansion panels');
  const folds = cardOf('Simple');
  await folds.getByRole('button', { name: 'What the quote covers' }).click();
  await expect.element(folds.getByText('Two workshops')).toBeVisible();
  await expect.element(folds.getByRole('button', { name: 'Internal notes' })).toBeDisabled();
  const single = cardOf('One at a time');
  await single.getByRole('button', { name: 'People' }).click();
  await single.getByRole('button', { name: 'Personal data' }).click();
  await expect.element(single.getByRole('button', { name: 'People' })).toHaveAttribute('aria-expanded', 'false');
  await expect.element(single.getByText('Data kept longer')).toBeVisible();
  const work = cardOf('With a form');
  await work.getByRole('combobox', { name: 'Choose a place' }).selectOptions('Graz');
  await work.getByRole('button', { name: 'Save place' }).click();
  await expect
    .element(work.getByRole('button', { name: 'Place of the kick-off Graz' }))
    .toHaveAttribute('aria-expanded', 'false');
  await work.getByRole('button', { name: 'Place of the kick-off' }).click();
  await work.getByRole('button', { name: 'Remove Graz' }).click();
  await work.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(work.getByRole('button', { name: 'Place of the kick-off Graz' })).toBeVisible();
  await cardOf('Customised').getByRole('button', { name: '2. The work' }).click();
  await expect.element(page.getByText('Hours are entered daily')).toBeVisible();

  await goTo('/charts/echarts', 'Charts');
  for (const [title, row] of [
    ['Traffic sources', 'Search 65'],
    ['Visits by day', 'Sun 90 95'],
    ['Sales by channel', '2,200 1,200'],
    ['Sign-ups', 'Week 6 43'],
  ] as const) {
    const chart = cardOf(title);
    await expect.element(chart.getByCss('svg path').first()).toBeInTheDocument();
    await chart.getByRole('button', { name: `Show ${title} as a table` }).click();
    await expect.element(chart.getByRole('row', { name: row })).toBeVisible();
    await chart.getByRole('button', { name: `Show ${title} as a chart` }).click();
  }
  const app = cardOf('Sales by channel').getByRole('button', { name: 'App' });
  await app.click();
  await expect.element(app).toHaveAttribute('aria-pressed', 'false');
});
