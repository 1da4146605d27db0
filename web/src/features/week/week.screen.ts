import { daysOfWeek, weekOf } from '@mandate/contract/time/week.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barsOverFocus } from '../../../testing/bars-over-focus.ts';
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { focus, press, type } from '../../../testing/press-and-type.ts';
import { toast, undo } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const today = dayIn(new Date(), 'Europe/Rome');
/** Of this week nothing is in the future that can be booked; of the one before there is something to copy. */
const week = weekOf(today, 1);
const before = addDays(week, -7);
const days = daysOfWeek(week);
const main = page.getByRole('main');
const grid = main.getByRole('grid', { name: 'The week' });

/** Somebody with two lines of a running project that are planned for them. */
async function worker(name: string) {
  const mark = `${name} ${Date.now()}`;
  const workEmail = `kofi-${crypto.randomUUID()}@mandate.example`;
  const named = { firstName: 'Kofi', lastName: mark, workEmail, weeklyHours: '40', hiredOn: addDays(week, -400) };
  const person = await call<Saved>('POST', '/personnel/save', named);
  const line = {
    type: 'service',
    unit: 'hour',
    quantity: '40',
    unitPrice: '90',
    unitCost: '50',
    personnelId: person.id,
  };
  const lines = [
    { ...line, description: `Design ${mark}` },
    { ...line, description: `Report ${mark}` },
    // Nobody's yet: it does not come by itself.
    { ...line, description: `Extra ${mark}`, personnelId: null },
  ];
  const period = { startDate: addDays(week, -60), endDate: addDays(week, 200), quoteValidUntil: addDays(week, 100) };
  const sold = { projectManagerId: person.id, contractSignedOn: addDays(week, -61) };
  const made = await call<Saved>('POST', '/project/save', { name: mark, isInternal: true, ...period, ...sold, lines });
  let { version } = made;
  for (const to of ['quoted', 'approved'])
    ({ version } = await call<Saved>('POST', `/project/transition/${made.id}`, {
      to,
      version,
      acknowledged: ['costMissing'],
    }));
  const address = (of = week) => `/home/week?week=${of}&person=${person.id}`;
  const stored = async (of = week) =>
    call<WeekDetail>('GET', `/week/get?${new URLSearchParams({ week: of, personnelId: person.id })}`);
  /** Seconds of each day of a line, as stored. */
  const seconds = async (of: string) => {
    const row = (await stored()).rows.find(({ line: { label } }) => label.startsWith(of));
    return days.map((date) =>
      (row?.entries ?? []).filter((each) => each.date === date).reduce((sum, each) => sum + each.seconds, 0),
    );
  };
  const lineIds = (await stored()).rows.map(({ line: { id } }) => id);
  return { mark, person, address, stored, seconds, lineIds };
}

const lineOf = (name: string) => grid.getByRole('row').filter({ hasText: name });
const cellOf = (name: string, day: number) => lineOf(name).getByRole('gridcell').nth(day);

test('a week is typed by keyboard alone: cells, the next day, the line below, filled to the right, and taken back', async () => {
  const { address, seconds } = await worker('Typed');
  await visit(address());
  await press('7', cellOf('Design', 0));
  await type(':30');
  await press('Tab');
  await type('2,5');
  await press('Enter');
  await expect.element(cellOf('Report', 1)).toHaveFocus();
  await type('1');
  await press('Enter');
  await expect.poll(() => seconds('Design')).toEqual([27_000, 9_000, 0, 0, 0, 0, 0]);
  await expect.poll(() => seconds('Report')).toEqual([0, 3_600, 0, 0, 0, 0, 0]);
  await expect.element(grid.getByRole('row', { name: /^Booked/ })).toMatchTextContent('11:00');
  await press('Control+d', cellOf('Design', 1));
  await expect.poll(() => seconds('Design')).toEqual([27_000, 9_000, 9_000, 9_000, 9_000, 0, 0]);
  await press('Control+z');
  await expect.poll(() => seconds('Design')).toEqual([27_000, 9_000, 0, 0, 0, 0, 0]);
  await press('Delete', cellOf('Design', 0));
  await expect.poll(() => seconds('Design')).toEqual([0, 9_000, 0, 0, 0, 0, 0]);
  await press('Control+z');
  await expect.poll(() => seconds('Design')).toEqual([27_000, 9_000, 0, 0, 0, 0, 0]);
  await expectFit([1440]);
});

test('what is no time stays in its cell with its reason, and a pasted block goes cell by cell', async () => {
  const { address, seconds } = await worker('Pasted');
  await visit(address());
  await press('4', cellOf('Design', 0));
  await type('x');
  await press('Enter');
  await expect.element(cellOf('Design', 0)).toMatchTextContent(/4x.*no time of a day/);
  await press('ArrowUp');
  const block = new DataTransfer();
  block.setData('text/plain', '2\t3:30\n0.5\tmuch');
  (await cellOf('Design', 0).findElement()).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: block, bubbles: true, cancelable: true }),
  );
  await expect.element(cellOf('Report', 1)).toMatchTextContent(/much.*no time of a day/);
  await expect.poll(() => seconds('Design')).toEqual([7_200, 12_600, 0, 0, 0, 0, 0]);
  expect(await seconds('Report')).toEqual([1_800, 0, 0, 0, 0, 0, 0]);
});

test('the entries of a cell stand beside the week with their words, are split, and more are added', async () => {
  const { address, stored } = await worker('Panel');
  await visit(address());
  await press('3', cellOf('Design', 0));
  await press('Control+Enter');
  const panel = page.getByRole('complementary', { name: /^Design/ });
  const entry = panel.getByRole('group', { name: 'Entry of 3:00' });
  await entry.getByRole('textbox', { name: 'What was done' }).fill('Workshop');
  await entry.getByRole('button', { name: 'Add internal note' }).click();
  await entry.getByRole('textbox', { name: 'Internal note' }).fill('Two more');
  await panel.getByRole('button', { name: 'Add entry' }).click();
  await panel.getByRole('group', { name: 'Entry of 0:00' }).getByRole('textbox', { name: 'Time' }).fill('1:30');
  await userEvent.tab();
  const entries = async () => (await stored()).rows.flatMap((row) => row.entries);
  await expect
    .poll(async () => (await entries()).map(({ seconds, text }) => [seconds, text]))
    .toEqual([
      [10_800, 'Workshop'],
      [5_400, null],
    ]);
  await expect.element(cellOf('Design', 0)).toMatchTextContent('4:30');
  await expectAccessible();
  await panel.getByRole('group', { name: 'Entry of 3:00' }).getByRole('button', { name: 'Split in two' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Time of the second part' }).fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Split in two' }).click();
  await expect.poll(async () => (await entries()).map(({ seconds }) => seconds).sort()).toEqual([3_600, 5_400, 7_200]);
});

test('last week is copied after a look at what comes and what does not, and one Undo takes all of it back', async () => {
  const { address, stored, person, lineIds } = await worker('Copied');
  const entries = [0, 1].map((day) => ({
    lineId: lineIds[day],
    personnelId: person.id,
    date: addDays(before, day),
    seconds: 7_200,
    text: `Day ${day}`,
  }));
  await call('POST', '/entry/save-many', { entries });
  await call('POST', '/entry/save-many', { entries: [{ ...entries[0], date: week, text: null }] });
  await visit(address());
  await press('c');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('list', { name: 'What is copied' })).toMatchTextContent(/Report.*2:00/);
  await expect.element(dialog.getByRole('list', { name: 'Left out' })).toMatchTextContent(/Design/);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Copy 1 entry' }).click();
  const texts = async () => (await stored()).rows.flatMap((row) => row.entries.map(({ text }) => text));
  await expect.poll(texts).toEqual(expect.arrayContaining([null, 'Day 1']));
  await undo('1 entry copied.');
  await expect.poll(texts).toEqual([null]);
});

test('a week is handed in, takes nothing then, and is taken back', async () => {
  const { address, stored } = await worker('Handed');
  await visit(address());
  await press('8', cellOf('Design', 0));
  await press('Enter');
  await press('s');
  const dialog = page.getByRole('dialog', { name: 'Hand in the week as it is?' });
  await expect.element(dialog).toMatchTextContent('8:00 of 40:00 are booked.');
  await dialog.getByRole('button', { name: 'Hand in week' }).click();
  await expect.element(toast('The week is handed in.')).toBeVisible();
  expect((await stored()).state).toBe('submitted');
  await press('4', cellOf('Design', 1));
  await expect.element(grid.getByRole('textbox')).not.toBeInTheDocument();
  await press('Control+Enter', cellOf('Design', 0));
  await expect
    .element(page.getByRole('link', { name: 'Open 8:00 in a new tab' }))
    .toHaveAttribute('href', expect.stringMatching(/entry\/[0-9a-f-]{36}$/));
  await main.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => (await stored()).state).toBe('open');
});

test('what is not saved keeps no week from being taken back, and is saved then; a week with it is not handed in, at once', async () => {
  const { address, seconds, stored } = await worker('Kept');
  await visit(address());
  await expect.element(cellOf('Design', 0)).toBeVisible();
  const { personnelId } = await stored();
  const elsewhere = async (act: string) => {
    const { version } = await stored();
    await call('POST', `/week/${act}`, { weeks: [{ personnelId, week, version }], acknowledged: true });
  };
  await elsewhere('submit');
  await press('4', cellOf('Design', 0));
  await press('Enter');
  await expect.element(cellOf('Design', 0)).toMatchTextContent(/4:00.*Give a short reason/);
  const takeBack = main.getByRole('button', { name: 'Take back' });
  await expect.element(takeBack).toBeVisible();
  await elsewhere('withdraw');
  await elsewhere('submit');
  await takeBack.click();
  await expect.poll(() => seconds('Design')).toEqual([14_400, 0, 0, 0, 0, 0, 0]);
  await press('4', cellOf('Design', 1));
  await type('x');
  await press('Enter');
  await press('s');
  await expect.element(toast(/^Not handed in: some of your time is not saved yet/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a week others changed meanwhile is looked at again before it is handed in, and what both put into a cell is a choice', async () => {
  const { address, stored, seconds } = await worker('Meanwhile');
  await visit(address());
  await press('8', cellOf('Design', 0));
  await press('Enter');
  await expect.poll(() => seconds('Design')).toEqual([28_800, 0, 0, 0, 0, 0, 0]);
  const { rows, personnelId } = await stored();
  const lineId = rows.find(({ line }) => line.label.startsWith('Design'))?.line.id;
  const entry = { id: crypto.randomUUID(), lineId, personnelId, date: days[1], seconds: 7_200 };
  await call('POST', '/entry/save-many', { entries: [entry] });
  await press('s');
  const dialog = page.getByRole('dialog', { name: 'Hand in the week as it is?' });
  await dialog.getByRole('button', { name: 'Hand in week' }).click();
  await expect.element(toast(/changed meanwhile and not handed in: 10:00 are booked, not 8:00/)).toBeVisible();
  expect((await stored()).state).toBe('open');
  await expect.element(cellOf('Design', 1)).toMatchTextContent('2:00');

  await call('POST', '/entry/save-many', { entries: [{ ...entry, id: crypto.randomUUID(), date: days[2] }] });
  await press('5', cellOf('Design', 2));
  await press('Enter');
  await expect.element(cellOf('Design', 2)).toMatchTextContent(/5:00.*2:00 is stored/);
  expect(await seconds('Design')).toEqual([28_800, 7_200, 7_200, 0, 0, 0, 0]);
});

test('a line is found and added, and its row stays once something is booked on it', async () => {
  const { address, mark, seconds } = await worker('Added');
  await visit(address());
  await expect.element(lineOf('Design')).toBeVisible();
  await expect.element(lineOf('Extra')).not.toBeInTheDocument();
  await press('a');
  const dialog = page.getByRole('dialog', { name: 'Add row' });
  await dialog.getByRole('combobox', { name: 'Project or line' }).fill(`Extra ${mark}`);
  await page.getByRole('option', { name: /^Extra/ }).click();
  await press('2', cellOf('Extra', 0));
  await press('Enter');
  await expect.poll(() => seconds('Extra')).toEqual([7_200, 0, 0, 0, 0, 0, 0]);
});

test('a line is pinned, and is a row of every own week then', async () => {
  const { lineIds, mark } = await worker('Pinned');
  await visit('/home/week', 'EDITOR');
  await press('a');
  const dialog = page.getByRole('dialog', { name: 'Add row' });
  await dialog.getByRole('combobox', { name: 'Project or line' }).fill(`Design ${mark}`);
  await page.getByRole('option', { name: /^Design/ }).click();
  await lineOf('Design')
    .getByRole('button', { name: `Pin Design ${mark}` })
    .click();
  const rows = async () =>
    (await call<WeekDetail>('GET', `/week/get?week=${addDays(week, 7)}`)).rows.map(({ line: { id } }) => id);
  await expect.poll(rows).toContain(lineIds[0]);
  await visit(`/home/week?week=${addDays(week, 7)}`, 'EDITOR');
  await lineOf(`Design ${mark}`)
    .getByRole('button', { name: `Unpin Design ${mark}` })
    .click();
  await expect.poll(rows).not.toContain(lineIds[0]);
});

test('on a phone a week is one day: steps, typed time, what was done, and the day before once more', async () => {
  const { address, seconds } = await worker('Phone');
  await page.viewport(390, 844);
  await visit(address());
  const strip = main.getByRole('group', { name: 'Days of the week' });
  await strip.getByRole('button').nth(0).click();
  const card = main.getByRole('region', { name: /^Design/ });
  const more = card.getByRole('button', { name: /^More on/ });
  const spot = () => more.element().getBoundingClientRect();
  const { top, right } = spot();
  await more.click();
  await expect.element(card.getByRole('textbox', { name: 'Time' })).toHaveValue('0:15');
  expect(spot()).toMatchObject({ top, right });
  await more.click();
  await expect.poll(() => seconds('Design')).toEqual([1_800, 0, 0, 0, 0, 0, 0]);
  await card.getByRole('textbox', { name: 'Time' }).fill('2');
  await press('Enter');
  await expect.poll(() => seconds('Design')).toEqual([7_200, 0, 0, 0, 0, 0, 0]);
  await card.getByRole('button', { name: 'What was done' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'What was done' }).fill('On site');
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(card).toMatchTextContent('On site');
  await strip.getByRole('button').nth(1).click();
  await main.getByRole('button', { name: 'Copy yesterday' }).click();
  await expect.poll(() => seconds('Design')).toEqual([7_200, 7_200, 0, 0, 0, 0, 0]);
  await page.viewport(320, 844);
  await expectNoSidewaysScroll();
  await expectAccessible('dark');
});

test('on a low phone nothing that gets the focus is hidden behind what hands the week in', async () => {
  const { address } = await worker('Low');
  await page.viewport(390, 450);
  await visit(address());
  await focus(main.getByRole('group', { name: 'Days of the week' }).getByRole('button').nth(0));
  expect(await barsOverFocus(16)).toEqual([]);
});

test('a week of nobody, and one that is not there, say so', async () => {
  await visit('/home/week?person=00000000-0000-7000-8000-000000000000');
  await expect.element(main.getByText('This week is not yours to see')).toBeVisible();
});

test('the week of somebody else is never titled as the own one, also while it comes', async () => {
  const { address, mark } = await worker('Waited');
  await visit('/home/profile');
  const titles = new Set<string>();
  const look = new MutationObserver(() => titles.add(document.title));
  look.observe(document.head, { childList: true, subtree: true, characterData: true });
  await visit(address());
  await expect.poll(() => document.title).toBe(`Week of Kofi ${mark} · Mandate`);
  look.disconnect();
  expect([...titles].filter((title) => title.startsWith('My week'))).toEqual([]);
});
