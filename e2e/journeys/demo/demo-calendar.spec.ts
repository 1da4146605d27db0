import type { Page } from '@playwright/test';
import { expect, goWithin, signIn, test } from '../../test.ts';

const helperPages = [
  { path: 'color', heading: 'Colour', sample: '.bg-green', property: 'background-color' },
  { path: 'spacing', heading: 'Spacing', sample: '.pt-sm-24', property: 'padding-top', value: '24px' },
  { path: 'typography', heading: 'Typography', sample: '.text-30', property: 'font-size', value: '30px' },
  { path: 'display', heading: 'Display', sample: '.justify-end', property: 'justify-content', value: 'flex-end' },
  { path: 'height-width', heading: 'Height and width', sample: '.w-120', property: 'width', value: '120px' },
  { path: 'position', heading: 'Position', sample: '.text-right', property: 'text-align', value: 'right' },
  { path: 'shadow', heading: 'Shadow', sample: '.elevation-z24', property: 'box-shadow' },
  { path: 'misc', heading: 'Miscellaneous', sample: '.border-radius-8', property: 'border-radius', value: '8px' },
] as const;

/** An event of the calendar, by its title; it stands in each week it goes over. */
const eventOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Calendar' }).getByRole('button', { name: title });
const dayOf = (page: Page, date: string) =>
  page.getByRole('cell').filter({ has: page.getByRole('button', { name: `new event on ${date}` }) });
const shown = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });

test('helper classes are shown, and take effect where they are shown', async ({ page }) => {
  await signIn(page, 'SA', '/utilities/color');
  for (const { path, heading, sample, property, ...known } of helperPages) {
    await goWithin(page, `/utilities/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const value = 'value' in known ? known.value : /rgb/;
    await expect(page.locator(`[data-helpers] ${sample}`).first()).toHaveCSS(property, value);
  }
  await expect(page.getByText('class="border-radius-8 p-2 bg-light-primary"')).toBeVisible();
  await goWithin(page, '/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('events are made, changed, moved by pointer and by keyboard, and deleted', async ({ page }) => {
  await signIn(page, 'SA', '/calendar?date=2027-03-10');
  await expect(shown(page, 'March 2027')).toBeVisible();
  const dialog = page.getByRole('dialog');

  // The way round the periods; the view and the date stand in the address.
  await page.getByRole('button', { name: 'Next period' }).click();
  await expect(shown(page, 'April 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(eventOf(page, 'Review of the rail study').first()).toBeVisible();
  await goWithin(page, '/calendar?date=2027-04-10');
  await expect(shown(page, 'April 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Previous period' }).click();
  await expect(shown(page, 'March 2027')).toBeVisible();
  await expect(page).toHaveURL(/date=2027-03-01/);

  // A double click on an empty day; what is wrong is told at its field.
  await dayOf(page, '10 Mar 2027').dblclick({ position: { x: 20, y: 70 } });
  await expect(dialog.getByRole('heading', { name: 'New event' })).toBeVisible();
  await expect(dialog.getByLabel('Starts on')).toHaveValue('10 Mar 2027');
  await dialog.getByLabel('Ends on').fill('9 Mar 2027');
  await dialog.getByRole('button', { name: 'Save event' }).click();
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Enter a title');
  await expect(dialog.getByLabel('Ends on')).toHaveAccessibleDescription('Choose an end after the start');
  await dialog.getByLabel('Title').fill('Harbour walk');
  await dialog.getByLabel('Ends on').fill('10 Mar 2027');
  await dialog.getByLabel('Location').fill('Port Ellery');
  await dialog.getByRole('button', { name: 'Save event' }).click();
  await expect(dialog).toBeHidden();
  await expect(dayOf(page, '10 Mar 2027').getByText('Harbour walk')).toBeVisible();

  // Carried by pointer.
  await eventOf(page, 'Harbour walk').dragTo(dayOf(page, '17 Mar 2027'));
  await expect(dayOf(page, '17 Mar 2027').getByText('Harbour walk')).toBeVisible();

  // Carried by keyboard: put back, and dropped two days later.
  const said = page.getByRole('region', { name: 'Calendar' }).getByRole('status');
  await eventOf(page, 'Harbour walk').press('Space');
  await expect(said).toHaveText('Harbour walk picked up: 17 Mar 2027, 09:00 – 10:00.');
  await page.keyboard.press('ArrowRight');
  await expect(dayOf(page, '18 Mar 2027').getByText('Harbour walk')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dayOf(page, '17 Mar 2027').getByText('Harbour walk')).toBeVisible();
  await eventOf(page, 'Harbour walk').press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Harbour walk: 25 Mar 2027, 09:00 – 10:00.');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Harbour walk dropped: 25 Mar 2027, 09:00 – 10:00.');
  await expect(dialog).toBeHidden();

  // By the hour: carried and made longer by keyboard, then by pointer.
  await goWithin(page, '/calendar?date=2027-03-25');
  await page.getByRole('button', { name: 'Work week' }).click();
  await expect(shown(page, '22 Mar 2027 – 26 Mar 2027')).toBeVisible();
  await eventOf(page, 'Harbour walk').press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Harbour walk dropped: 25 Mar 2027, 10:00 – 12:00.');
  await expect(eventOf(page, 'Harbour walk')).toContainText('10:00 – 12:00');
  const box = await eventOf(page, 'Harbour walk').boundingBox();
  if (!box) throw new Error('The event is not shown.');
  const [x, end, hour] = [box.x + box.width / 2, box.y + box.height - 2, box.height / 2];
  await page.mouse.move(x, end);
  await page.mouse.down();
  await page.mouse.move(x, end + hour, { steps: 8 });
  await page.mouse.up();
  await expect(eventOf(page, 'Harbour walk')).toContainText('10:00 – 13:00');

  // A new event by the button of a day, closed again without one.
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(shown(page, '22 Mar 2027 – 28 Mar 2027')).toBeVisible();
  await page.getByRole('button', { name: 'new event on 24 Mar 2027' }).press('Enter');
  await expect(dialog.getByLabel('Starts on')).toHaveValue('24 Mar 2027');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  // Opened by a click, with the right heading; renamed, and kept through the views.
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect(shown(page, 'Thursday, 25 Mar 2027')).toBeVisible();
  await eventOf(page, 'Harbour walk').click();
  await expect(dialog.getByRole('heading', { name: 'Edit Harbour walk' })).toBeVisible();
  await expect(dialog.getByLabel('Location')).toHaveValue('Port Ellery');
  await expect(dialog.getByLabel('End time')).toHaveValue('13:00');
  await dialog.getByLabel('Title').fill('Harbour tour');
  await dialog.getByLabel('Note').fill('Boots');
  await dialog.getByRole('button', { name: 'Save event' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Agenda' }).click();
  await expect(shown(page, 'March 2027')).toBeVisible();
  await eventOf(page, 'Harbour tour').press('Enter');
  await dialog.getByRole('button', { name: 'Delete event' }).click();
  await expect(page.getByText('No events in this period.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(eventOf(page, 'Harbour tour')).toBeVisible();

  // The act of the page begins an event as well, and an unknown one leads back to the calendar.
  await page.getByRole('button', { name: 'New event', exact: true }).click();
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
  await goWithin(page, '/calendar?event=unknown');
  await expect(page).not.toHaveURL(/unknown/);
});
