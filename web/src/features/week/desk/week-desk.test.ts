import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { expect, test } from 'vitest';
import { days, idsFrom, sampleEntry, sampleRow, sampleWeek } from '../state/sample-week.ts';
import { typeInCell } from '../state/type-in-cells.ts';
import { type Flight, noWork, type WeekWork } from '../state/week-work.ts';
import { type Outcome, type WeekDesk, weekDesk } from './week-desk.ts';

const steps = { minutes: 15, day: '0.25' };
const monday = days[0] ?? '';

/** A desk whose server answers as it is told, the last answer again and again. */
function deskWith(
  answers: ((flight: Flight) => Outcome)[],
  stored = sampleWeek([sampleRow('a'), sampleRow('b')]),
  readLater: WeekDetail | null = null,
) {
  const flights: Flight[] = [];
  const kept: WeekWork[] = [];
  const desk = weekDesk(stored, noWork, {
    async send(flight) {
      flights.push(flight);
      const answer = answers[Math.min(flights.length, answers.length) - 1];
      return answer?.(flight) ?? { is: 'lost', why: 'away' };
    },
    read: async () => readLater,
    keep: (work) => kept.push(work),
    newId: idsFrom('id'),
  });
  return { desk, flights, kept };
}

const storesAll = ({ sent }: Flight): Outcome => ({
  is: 'stored',
  versions: new Map(sent.map(({ id }) => [id, 1])),
  remarks: ['More than 12 hours.'],
});

function type(desk: WeekDesk, lineId: string, text: string, date = monday): void {
  desk.act((state) => typeInCell(state, { lineId, date, text }, steps, idsFrom(`new-${lineId}-`)));
}

test('what is typed is kept at once and sent together', async () => {
  const { desk, flights, kept } = deskWith([storesAll]);
  type(desk, 'a', '2');
  type(desk, 'b', '3');
  expect(kept.at(-1)?.changes).toHaveLength(2);
  expect(desk.now().saving).toBe('waiting');
  expect(await desk.send()).toBe(true);
  expect(flights.map(({ sent }) => sent.length)).toEqual([2]);
  expect(desk.now()).toMatchObject({ saving: 'saved', remarks: ['More than 12 hours.'] });
  expect(kept.at(-1)).toMatchObject({ changes: [], flight: null });
});

test('what got no answer is sent again as it was, and what was typed since follows it', async () => {
  const { desk, flights } = deskWith([() => ({ is: 'lost', why: 'away' }), storesAll]);
  type(desk, 'a', '2');
  expect(await desk.send()).toBe(false);
  expect(desk.now().saving).toBe('away');
  type(desk, 'a', '4');
  expect(await desk.send()).toBe(true);
  expect(flights[1]).toEqual(flights[0]);
  expect(flights[2]?.sent).toMatchObject([{ id: 'new-a-1', version: 1, seconds: 14_400 }]);
});

test('a fault of the server is told as one, and what was typed is sent again', async () => {
  const { desk, flights } = deskWith([() => ({ is: 'lost', why: 'failing' }), storesAll]);
  type(desk, 'a', '2');
  expect(await desk.send()).toBe(false);
  expect(desk.now().saving).toBe('failing');
  expect(await desk.send()).toBe(true);
  expect(desk.now().saving).toBe('saved');
  expect(flights[1]).toEqual(flights[0]);
});

test('what is wrong stays with its reason, and the rest is stored', async () => {
  const problem = [{ field: 'seconds', message: 'More than 24 hours.' }];
  const refuses = (): Outcome => ({ is: 'refused', problems: new Map([[0, problem]]), sentence: '' });
  const { desk, flights } = deskWith([refuses, storesAll]);
  type(desk, 'a', '20');
  type(desk, 'b', '3');
  expect(await desk.send()).toBe(false);
  expect(flights[1]?.sent.map(({ lineId }) => lineId)).toEqual(['b']);
  expect(desk.now().state.work.problems).toEqual({ 'new-a-1': problem });
});

test('what others overtake again and again is said in the end', async () => {
  const { desk } = deskWith(
    [() => ({ is: 'overtaken', sentence: 'Somebody was faster.' })],
    sampleWeek([sampleRow('a', [sampleEntry('one', 0, 3_600)])]),
  );
  type(desk, 'a', '2');
  expect(await desk.send()).toBe(false);
  expect(desk.now().state.work.problems).toEqual({ one: [{ field: '', message: 'Somebody was faster.' }] });
});

test('cells others may have filled are read before time goes into them', async () => {
  const stored = sampleWeek([sampleRow('a'), sampleRow('b')]);
  const filled = sampleWeek([sampleRow('a', [sampleEntry('theirs', 0, 7_200)]), sampleRow('b')]);
  const { desk, flights } = deskWith([storesAll], stored, filled);
  type(desk, 'a', '5');
  expect(await desk.send()).toBe(false);
  expect(flights).toEqual([]);
  expect(desk.now().state.work.conflicts).toMatchObject({ theirs: { seconds: 7_200 } });
});

test('what was said to a day is gone once the day is stored otherwise, and stays while another is', async () => {
  const says = (remarks: string[]) => (flight: Flight) => ({ ...storesAll(flight), remarks });
  const { desk } = deskWith([says(['More than 12 hours.']), says([]), says([])]);
  type(desk, 'a', '13');
  await desk.send();
  type(desk, 'b', '2', days[1]);
  await desk.send();
  expect(desk.now().remarks).toEqual(['More than 12 hours.']);
  type(desk, 'a', '2');
  await desk.send();
  expect(desk.now().remarks).toEqual([]);
});

test('an entry that was refused goes again once another of its day is changed', async () => {
  const problem = [{ field: 'seconds', message: 'More than 24 hours.' }];
  const refuses = ({ sent }: Flight): Outcome => ({
    is: 'refused',
    problems: new Map([[sent.findIndex(({ lineId }) => lineId === 'b'), problem]]),
    sentence: '',
  });
  const { desk, flights } = deskWith([storesAll, refuses, storesAll]);
  type(desk, 'a', '20');
  await desk.send();
  type(desk, 'b', '8');
  expect(await desk.send()).toBe(false);
  type(desk, 'a', '4');
  expect(await desk.send()).toBe(true);
  expect(
    flights
      .at(-1)
      ?.sent.map(({ seconds }) => seconds)
      .sort(),
  ).toEqual([14_400, 28_800]);
});
