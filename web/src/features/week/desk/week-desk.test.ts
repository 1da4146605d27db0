import { expect, test } from 'vitest';
import { days, idsFrom, sampleEntry, sampleRow, sampleWeek } from '../state/sample-week.ts';
import { typeInCell } from '../state/type-in-cells.ts';
import { type Flight, noWork, type WeekWork } from '../state/week-work.ts';
import { type Outcome, type WeekDesk, weekDesk } from './week-desk.ts';

const steps = { minutes: 15, day: '0.25' };
const monday = days[0] ?? '';

/** A desk whose server answers as it is told, the last answer again and again. */
function deskWith(answers: ((flight: Flight) => Outcome)[], stored = sampleWeek([sampleRow('a'), sampleRow('b')])) {
  const flights: Flight[] = [];
  const kept: WeekWork[] = [];
  const desk = weekDesk(stored, noWork, {
    async send(flight) {
      flights.push(flight);
      const answer = answers[Math.min(flights.length, answers.length) - 1];
      return answer?.(flight) ?? { is: 'lost', why: 'away' };
    },
    read: async () => null,
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

function type(desk: WeekDesk, lineId: string, text: string): void {
  desk.act((state) => typeInCell(state, { lineId, date: monday, text }, steps, idsFrom(`new-${lineId}-`)));
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
