import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeEntries } from './change-entries.ts';
import type { EntryValues } from './entry-values.ts';
import { keepMine, readAgain, takeTheirs } from './read-again.ts';
import { days, idsFrom, sampleEntry, sampleRow, sampleWeek } from './sample-week.ts';
import { isReadyToSend, landed, takeOff, turnedBack } from './sending.ts';
import { shownEntries } from './shown-entries.ts';
import { takeBack } from './take-back.ts';
import { fillRight, typeInCell } from './type-in-cells.ts';
import { weekView } from './week-view.ts';
import { isUnsaved, noWork, type SentEntry, type WeekState } from './week-work.ts';

const lines = ['a', 'b', 'c'];
const steps = { minutes: 15, day: '0.25' };
const day = 86_400;

type Answer = { versions: Map<string, number> } | { code: 'recordChangedByOther' } | { overfull: number[] };

/** A server that keeps a week: all or none, a version each, a key never twice, no day over 24 hours. */
function serverOf(first: WeekDetail) {
  let week = first;
  const answers = new Map<string, Answer>();
  const made = new Set<string>();

  function find(id: string) {
    return week.rows.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
  }

  function judge(sent: readonly SentEntry[]): Answer {
    for (const { id, version } of sent) {
      const held = find(id);
      if (version === undefined ? made.has(id) : held?.version !== version) return { code: 'recordChangedByOther' };
    }
    const wanted = sent.reduce(put, week);
    const full = days.filter((date) => bookedOn(wanted, date) > day);
    if (full.length > 0)
      return { overfull: sent.flatMap(({ id }, place) => (full.includes(dateOf(wanted, id)) ? [place] : [])) };
    for (const { id } of sent) made.add(id);
    week = wanted;
    return { versions: new Map(sent.map(({ id }) => [id, find(id)?.version ?? 0])) };
  }

  return {
    week: () => week,
    save(key: string, sent: readonly SentEntry[]): Answer {
      const answer = answers.get(key) ?? judge(sent);
      answers.set(key, answer);
      return answer;
    },
  };
}

function put(week: WeekDetail, { id, version, lineId, date, personnelId: _person, ...values }: SentEntry): WeekDetail {
  return {
    ...week,
    rows: week.rows.map((row) => {
      if (version === undefined && row.line.id === lineId)
        return { ...row, entries: [...row.entries, { ...sampleEntry(id, 0, 0), ...values, date: date ?? '' }] };
      const entries = row.entries.flatMap((entry) => {
        if (entry.id !== id) return [entry];
        return values.seconds === 0 ? [] : [{ ...entry, ...values, version: entry.version + 1 }];
      });
      return { ...row, entries };
    }),
  };
}

function bookedOn(week: WeekDetail, date: string): number {
  const entries = week.rows.flatMap((row) => row.entries.filter((entry) => entry.date === date));
  return entries.reduce((sum, { seconds }) => sum + seconds, 0);
}

function dateOf(week: WeekDetail, id: string): string {
  return week.rows.flatMap(({ entries }) => entries).find((entry) => entry.id === id)?.date ?? '';
}

type Server = ReturnType<typeof serverOf>;
type Fate = 'arrives' | 'lostThere' | 'lostBack';

/** Somebody with the week open, who saves by a line that loses what it likes. */
function tabOf(server: Server, name: string) {
  const newId = idsFrom(`${name}-`);
  const newKey = idsFrom(`${name}-key`);
  let state: WeekState = { stored: server.week(), work: noWork };
  return {
    state: () => state,
    act(change: (now: WeekState, id: () => string) => WeekState) {
      state = change(state, newId);
    },
    read() {
      if (state.work.flight === null) state = readAgain(state, server.week(), newId);
    },
    send(fate: Fate) {
      if (isReadyToSend(state)) state = takeOff(state, newKey());
      const { flight } = state.work;
      if (flight === null || fate === 'lostThere') return;
      // What is kept of it is JSON, as after the page was reloaded.
      const answer = server.save(flight.key, JSON.parse(JSON.stringify(flight.sent)));
      if (fate === 'lostBack') return;
      if ('versions' in answer) state = landed(state, answer.versions, newId);
      else if ('overfull' in answer) {
        const problem = [{ field: 'seconds', message: 'Over 24 hours' }];
        state = turnedBack(state, new Map(answer.overfull.map((place) => [place, problem])), '');
      } else {
        state = turnedBack(state, new Map([[-1, []]]), '');
        this.read();
      }
    },
  };
}

type Tab = ReturnType<typeof tabOf>;

const valuesBy = ({ seconds, text, internalNote, isBillable }: EntryValues) =>
  JSON.stringify({ seconds, text, internalNote, isBillable });

/** What a week holds, whatever its entries are called. */
function contents(week: WeekDetail): string[] {
  return week.rows
    .flatMap(({ line, entries }) => entries.map((entry) => `${line.id} ${entry.date} ${valuesBy(entry)}`))
    .sort();
}

const firstWeek = () =>
  sampleWeek([
    sampleRow('a', [sampleEntry('one', 0, 7_200, { text: 'Workshop' }), sampleEntry('two', 3, 3_600)]),
    sampleRow('b', [sampleEntry('three', 3, 5_400), sampleEntry('four', 3, 1_800, { isBillable: false })]),
    sampleRow('c'),
  ]);

const place = fc.record({ lineId: fc.constantFrom(...lines), date: fc.constantFrom(...days.slice(0, 4)) });
const act = fc.oneof(
  fc.record({ does: fc.constant('type' as const), place, text: fc.constantFrom('0', '1', '2.5', '7:30', '13', 'x') }),
  fc.record({ does: fc.constant('fill' as const), place }),
  fc.record({ does: fc.constant('write' as const), place, text: fc.constantFrom('Design', 'Travel', null) }),
  fc.record({ does: fc.constant('undo' as const) }),
  fc.record({ does: fc.constant('read' as const) }),
  fc.record({ does: fc.constant('send' as const), fate: fc.constantFrom<Fate>('arrives', 'lostThere', 'lostBack') }),
);
const step = fc.tuple(fc.constantFrom(0, 1), act);

function perform(tab: Tab, what: typeof act extends fc.Arbitrary<infer Act> ? Act : never): void {
  if (what.does === 'read') tab.read();
  else if (what.does === 'send') tab.send(what.fate);
  else
    tab.act((state, newId) => {
      if (what.does === 'undo') return takeBack(state, newId);
      const { lineId, date } = what.place;
      if (what.does === 'type') return typeInCell(state, { lineId, date, text: what.text }, steps, newId);
      if (what.does === 'fill') return fillRight(state, what.place, newId);
      const entry = shownEntries(state).find((each) => each.lineId === lineId && each.date === date);
      return entry ? changeEntries(state, [{ id: entry.id, lineId, date, set: { text: what.text } }]) : state;
    });
}

/** All that can be stored is stored; of what both changed the one keeps the own, the other takes theirs. */
function settle(tabs: readonly Tab[]): void {
  for (let round = 0; round < 12; round += 1)
    tabs.forEach((tab, which) => {
      tab.send('arrives');
      tab.read();
      for (const id of Object.keys(tab.state().work.conflicts))
        tab.act((state) => (which === 0 ? keepMine(state, id) : takeTheirs(state, id)));
    });
}

test('two tabs, random cells, lost replies: no entry is lost and none is there twice (delivery reference 14, property 9)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (actions) => {
      const server = serverOf(firstWeek());
      const tabs = [tabOf(server, 'left'), tabOf(server, 'right')];
      for (const [which, what] of actions) {
        const tab = tabs[which];
        if (tab) perform(tab, what);
        for (const date of days) expect(bookedOn(server.week(), date)).toBeLessThanOrEqual(day);
      }
      settle(tabs);
      for (const tab of tabs) {
        const { work } = tab.state();
        expect(work.flight).toBeNull();
        expect(work.conflicts).toEqual({});
        // What is not stored was refused and stands there with its reason, or is no time yet.
        for (const { id, values } of work.changes)
          expect(work.problems[id] !== undefined || values.seconds === 0).toBe(true);
        // Each shows what is stored, and nothing but that and what waits.
        const waiting = new Set(work.changes.map(({ id }) => id));
        const shown = shownEntries(tab.state()).filter(({ id }) => !waiting.has(id));
        const storedIds = server.week().rows.flatMap(({ entries }) => entries.map(({ id }) => id));
        expect(shown.map(({ id }) => id).sort()).toEqual(storedIds.filter((id) => !waiting.has(id)).sort());
      }
    }),
  );
});

test('what each of two tabs shows of its own lines is what is stored in the end, once (property 9)', () => {
  const own = [['a'], ['b', 'c']] as const;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (actions) => {
      const server = serverOf(firstWeek());
      const tabs = [tabOf(server, 'left'), tabOf(server, 'right')];
      for (const [which, what] of actions) {
        const isOwn = !('place' in what) || own[which]?.some((line) => line === what.place.lineId);
        // Less than a day, however many: nothing is refused.
        const isShort = what.does !== 'type' || what.text !== '13';
        const tab = tabs[which];
        if (tab && isOwn && isShort) perform(tab, what);
      }
      const shown = tabs.flatMap((tab, which) =>
        shownEntries(tab.state())
          .filter(({ lineId, seconds }) => seconds !== 0 && own[which]?.some((line) => line === lineId))
          .map((entry) => `${entry.lineId} ${entry.date} ${valuesBy(entry)}`),
      );
      settle(tabs);
      expect(contents(server.week())).toEqual(shown.sort());
    }),
  );
});

test('undo brings the stored week back, whatever was sent in between and whatever was lost (property 9)', () => {
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 30 }),
      fc.array(fc.constantFrom<Fate>('arrives', 'lostBack')),
      (all, fates) => {
        const server = serverOf(firstWeek());
        const tab = tabOf(server, 'alone');
        for (const what of all) if (what.does !== 'undo') perform(tab, what);
        for (let left = tab.state().work.acts.length; left > 0; left -= 1) {
          tab.act((state, newId) => takeBack(state, newId));
          const fate = fates[left % Math.max(1, fates.length)];
          if (fate !== undefined) tab.send(fate);
        }
        settle([tab]);
        expect(contents(server.week())).toEqual(contents(firstWeek()));
        expect(tab.state().work.changes).toEqual([]);
      },
    ),
  );
});

test('what is typed in one tab is in the other once it is read, and what both typed waits for a choice', () => {
  const server = serverOf(firstWeek());
  const [left, right] = [tabOf(server, 'left'), tabOf(server, 'right')];
  const type = (tab: Tab, text: string) =>
    tab.act((state, id) => typeInCell(state, { lineId: 'a', date: days[0] ?? '', text }, steps, id));
  type(left, '3');
  left.send('arrives');
  type(right, '4');
  right.send('arrives');
  expect(right.state().work.conflicts).toMatchObject({ one: { seconds: 10_800, text: 'Workshop' } });
  expect(isReadyToSend(right.state())).toBe(false);
  right.act((state) => keepMine(state, 'one'));
  right.send('arrives');
  expect(isUnsaved(right.state().work)).toBe(false);
  expect(contents(server.week())[0]).toContain('14400');
});

test('time that two tabs put into the same empty cell is not doubled: the same is one entry, other time waits for a choice', () => {
  const server = serverOf(firstWeek());
  const [left, right] = [tabOf(server, 'left'), tabOf(server, 'right')];
  const type = (tab: Tab, date = '', text = '') =>
    tab.act((state, id) => typeInCell(state, { lineId: 'c', date, text }, steps, id));
  const stored = () => contents(server.week()).filter((entry) => entry.startsWith('c '));
  for (const [tab, other] of [
    [left, '2'],
    [right, '5'],
  ] as const) {
    type(tab, days[0], '2');
    type(tab, days[1], other);
  }
  left.send('arrives');
  right.read();
  right.send('arrives');
  expect(stored()).toHaveLength(2);
  const [[id, theirs] = ['']] = Object.entries(right.state().work.conflicts);
  expect(theirs?.seconds).toBe(7_200);
  right.act((state) => keepMine(state, id));
  right.send('arrives');
  expect(stored().map((entry) => /"seconds":(\d+)/.exec(entry)?.[1])).toEqual(['7200', '18000']);
  // What is taken back is what was done here, and not what the other made.
  right.act((state, newId) => takeBack(state, newId));
  right.send('arrives');
  expect(stored().map((entry) => /"seconds":(\d+)/.exec(entry)?.[1])).toEqual(['7200', '7200']);
});

test('a second entry of a cell is one of its own, whoever made the first', () => {
  const server = serverOf(firstWeek());
  const tab = tabOf(server, 'alone');
  const [lineId, date] = ['a', days[0] ?? ''];
  tab.act((state, newId) => changeEntries(state, [{ id: newId(), lineId, date, set: { seconds: 3_600 } }]));
  tab.read();
  tab.send('arrives');
  expect(contents(server.week()).filter((entry) => entry.startsWith(`a ${date}`))).toHaveLength(2);
});

test('what others made of an entry, once it is chosen, is not undone by what was done before', () => {
  const state = { stored: firstWeek(), work: noWork };
  const mine = typeInCell(state, { lineId: 'a', date: days[0] ?? '', text: '4' }, steps, idsFrom('new'));
  const [first, ...others] = firstWeek().rows;
  const changed = { ...firstWeek(), rows: [{ ...sampleRow('a', [sampleEntry('one', 0, 10_800)]) }, ...others] };
  expect(first?.line.id).toBe('a');
  const theirs = takeTheirs(readAgain(mine, changed, idsFrom('back')), 'one');
  expect(takeBack(theirs, idsFrom('back')).work.changes).toEqual([]);
});

test('what is not stored stays in sight when its row does not come any more', () => {
  const typed = typeInCell(
    { stored: firstWeek(), work: noWork },
    { lineId: 'a', date: days[0] ?? '', text: 'x' },
    steps,
    idsFrom('new'),
  );
  const { rows } = weekView(readAgain(typed, sampleWeek([]), idsFrom('back')));
  expect(rows.map(({ line, cells }) => [line.id, cells[0]?.unread])).toEqual([['a', 'x']]);
});
