import { describe, expect, test } from 'vitest';
import { takeOffered } from './add-rows.ts';
import { changeEntries } from './change-entries.ts';
import { letGo } from './let-go.ts';
import { readAgain } from './read-again.ts';
import { days, idsFrom, sampleEntry, sampleRow, sampleState, sampleWeek } from './sample-week.ts';
import { takeOff } from './sending.ts';
import { takeBack } from './take-back.ts';
import { fillRight, pasteInCells, typeInCell } from './type-in-cells.ts';
import { weekView } from './week-view.ts';
import { isUnsaved, type WeekState } from './week-work.ts';

const steps = { minutes: 15, day: '0.25' };
const [monday = '', tuesday = '', wednesday = '', thursday = ''] = days;

/** The seconds of each day of a line. */
function secondsOf(state: WeekState, lineId: string): number[] {
  const row = weekView(state).rows.find(({ line }) => line.id === lineId);
  return row?.cells.map(({ seconds }) => seconds) ?? [];
}

const type = (state: WeekState, date: string, text: string, lineId = 'a') =>
  typeInCell(state, { lineId, date, text }, steps, idsFrom('new'));

describe('typing into a cell', () => {
  test('makes an entry where there is none, changes the one there is, and removes it by 0 or nothing', () => {
    const made = type(sampleState([sampleRow('a')]), tuesday, '7:30');
    expect(secondsOf(made, 'a')).toEqual([0, 27_000, 0, 0, 0, 0, 0]);
    expect(made.work.changes).toMatchObject([
      { id: 'new1', base: null, values: { seconds: 27_000, isBillable: true } },
    ]);
    const stored = sampleState([sampleRow('a', [sampleEntry('e', 1, 3_600, { text: 'Workshop' })])]);
    expect(type(stored, tuesday, '2').work.changes).toMatchObject([
      { id: 'e', values: { seconds: 7_200, text: 'Workshop' } },
    ]);
    for (const nothing of ['0', ' ']) expect(secondsOf(type(stored, tuesday, nothing), 'a')[1]).toBe(0);
    expect(type(made, tuesday, '0').work.changes).toEqual([]);
  });

  test('counts in days where the line is sold by days, and brings time to the next step', () => {
    const byDay = sampleState([sampleRow('a', [], { unit: 'day', hoursPerDay: '7.5' })]);
    expect(secondsOf(type(byDay, monday, '0,5'), 'a')[0]).toBe(13_500);
    expect(secondsOf(type(sampleState([sampleRow('a')]), monday, '1:10'), 'a')[0]).toBe(4_500);
  });

  test.each(['a lot', '25', '-2', '7:75'])('keeps %s as it was typed, as no time', (text) => {
    const stored = sampleState([sampleRow('a', [sampleEntry('e', 0, 3_600)])]);
    const typed = type(stored, monday, text);
    expect(weekView(typed).rows[0]?.cells[0]).toMatchObject({ unread: text, seconds: 3_600, isWaiting: false });
    expect(weekView(type(typed, monday, '2')).rows[0]?.cells[0]).toMatchObject({ unread: null, seconds: 7_200 });
  });

  test('that is no time is taken back before what was done earlier', () => {
    const newId = idsFrom('new');
    const put = (state: WeekState, date: string, text: string) =>
      typeInCell(state, { lineId: 'a', date, text }, steps, newId);
    const typed = put(put(sampleState([sampleRow('a')]), monday, '2'), tuesday, 'x');
    const back = takeBack(typed, newId);
    expect([back.work.unread, secondsOf(back, 'a')[0]]).toEqual([{}, 7_200]);
    const over = takeBack(put(typed, tuesday, '3'), newId);
    expect([over.work.unread, secondsOf(over, 'a')[1]]).toEqual([{ [`a ${tuesday}`]: 'x' }, 0]);
    expect(takeBack(over, newId).work.unread).toEqual({});
  });

  test('changes nothing in a cell of several entries, of what is handed in, or where nothing is booked', () => {
    const mayBook = days.map(() => ({ code: 'bookingStatus', message: 'On hold.' }) as const);
    const state = sampleState([
      sampleRow('a', [sampleEntry('e', 0, 3_600), sampleEntry('f', 0, 3_600)]),
      sampleRow('b', [sampleEntry('g', 0, 3_600, { state: 'submitted' })]),
      sampleRow('c', [], { mayBook }),
    ]);
    for (const line of ['a', 'b', 'c']) expect(type(state, monday, '2', line)).toEqual(state);
  });
});

describe('a pasted block', () => {
  const state = sampleState([sampleRow('a'), sampleRow('b', [], { mayBook: days.map(() => null) })]);
  const paste = (block: string[][]) =>
    pasteInCells(state, { lineId: 'a', date: thursday }, block, ['a', 'b'], steps, idsFrom('new'));

  test('goes cell by cell, and all that is no time stays where it was put', () => {
    const { state: pasted, left } = paste([
      ['2', 'x'],
      ['y', '1:30'],
    ]);
    expect([secondsOf(pasted, 'a')[3], secondsOf(pasted, 'b')[4], left]).toEqual([7_200, 5_400, 0]);
    expect(pasted.work.unread).toEqual({ [`a ${days[4]}`]: 'x', [`b ${thursday}`]: 'y' });
    const back = takeBack(pasted, idsFrom('again'));
    expect([secondsOf(back, 'a'), back.work.unread]).toEqual([days.map(() => 0), {}]);
  });

  test('tells how much found no place', () => {
    expect(paste([['1', '1', '1', '1', '1', ''], ['1'], ['1', '']]).left).toBe(2);
  });
});

describe('filling to the right', () => {
  test('repeats a cell on the empty working days after it, and is taken back as one', () => {
    const entries = [sampleEntry('e', 0, 9_000, { text: 'Design', internalNote: 'mine' }), sampleEntry('f', 2, 3_600)];
    const filled = fillRight(sampleState([sampleRow('a', entries)]), { lineId: 'a', date: monday }, idsFrom('new'));
    expect(secondsOf(filled, 'a')).toEqual([9_000, 9_000, 3_600, 9_000, 9_000, 0, 0]);
    expect(filled.work.changes[0]?.values).toMatchObject({ text: 'Design', internalNote: null });
    expect(secondsOf(takeBack(filled, idsFrom('x')), 'a')).toEqual([9_000, 0, 3_600, 0, 0, 0, 0]);
  });
});

test('what is offered comes as one act, with rows the week did not have, and never over what is there', () => {
  const state = sampleState([sampleRow('a', [sampleEntry('e', 0, 3_600)])]);
  const offer = { seconds: 7_200, text: null, internalNote: null, isBillable: false };
  const offered = [monday, wednesday].flatMap((date) => ['a', 'b'].map((lineId) => ({ ...offer, lineId, date })));
  const { entries: _none, ...row } = sampleRow('b');
  const taken = takeOffered(state, offered, [row], idsFrom('new'));
  expect([secondsOf(taken, 'a').slice(0, 3), secondsOf(taken, 'b').slice(0, 3)]).toEqual([
    [3_600, 0, 7_200],
    [7_200, 0, 7_200],
  ]);
  expect(takeOff(taken, 'key').work.flight?.sent.map(({ source }) => source)).toEqual(['copy', 'copy', 'copy']);
  expect(takeBack(taken, idsFrom('x')).work.changes).toEqual([]);
});

test('what is handed in or closed meanwhile is not taken back, and what could not be stored there is let go', () => {
  const stored = sampleState([sampleRow('a', [sampleEntry('e', 0, 3_600)])]);
  const typed = type(type(stored, monday, '2'), tuesday, 'x');
  const mayBook = days.map(() => ({ code: 'periodClosed', message: 'March is closed.' }) as const);
  const closed = readAgain(
    typed,
    sampleWeek([sampleRow('a', [sampleEntry('e', 0, 3_600)], { mayBook })]),
    idsFrom('b'),
  );
  const gone = letGo(letGo(closed, { lineId: 'a', date: monday }), { lineId: 'a', date: tuesday });
  expect(isUnsaved(gone.work)).toBe(false);
  const [first] = closed.stored.rows;
  const arrived = { ...closed, work: { ...closed.work, changes: [] } };
  expect(first?.entries).toHaveLength(1);
  expect(takeBack(takeBack(arrived, idsFrom('x')), idsFrom('x')).work.changes).toEqual([]);
});

test('sums of lines, projects and days follow what is typed', () => {
  const other = { project: { id: 'q', label: 'Office', customerLabel: null } };
  const state = sampleState([
    sampleRow('a', [sampleEntry('e', 0, 3_600)]),
    sampleRow('b', [sampleEntry('f', 0, 1_800)], other),
    sampleRow('c'),
  ]);
  const view = weekView(type(state, tuesday, '2', 'c'));
  expect(view.projects.map(({ label, seconds, rows }) => [label, seconds, rows.length])).toEqual([
    ['Claims', 10_800, 2],
    ['Office', 1_800, 1],
  ]);
  expect([view.booked.slice(0, 3), view.total]).toEqual([[5_400, 7_200, 0], 12_600]);
});

test('a change of one value is taken back alone', () => {
  const state = sampleState([sampleRow('a', [sampleEntry('e', 0, 3_600)])]);
  const words = changeEntries(state, [{ id: 'e', lineId: 'a', date: monday, set: { text: 'Workshop' } }]);
  const both = type(words, monday, '3');
  const back = takeBack(both, idsFrom('x'));
  expect(back.work.changes).toMatchObject([{ values: { seconds: 3_600, text: 'Workshop' } }]);
  expect(takeBack(back, idsFrom('x')).work).toMatchObject({ changes: [], acts: [] });
});
