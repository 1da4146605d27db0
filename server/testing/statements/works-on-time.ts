import { readBookedLines, seenLines } from '../../src/business/time/read-booked-lines.ts';
import type { Call } from '../../src/calls/call.ts';
import { runByValues, SqlQuery } from '../../src/database/queries/sql-query.ts';
import { readWorkers } from '../../src/features/time/booking/read-workers.ts';
import { workedSeconds } from '../../src/features/time/booking/worked-seconds.ts';
import { alikeEntries } from '../../src/features/time/entries/alike-entries.ts';
import { correctEntry } from '../../src/features/time/entries/correct-entry.ts';
import { findCorrections } from '../../src/features/time/entries/find-corrections.ts';
import { findMissingCosts } from '../../src/features/time/entries/find-missing-costs.ts';
import { undeleteEntry } from '../../src/features/time/entries/remove-entry.ts';
import { saveEntries } from '../../src/features/time/entries/save-entries.ts';
import { splitEntry } from '../../src/features/time/entries/split-entry.ts';
import { writeCosts } from '../../src/features/time/entries/write-costs.ts';
import { closePeriod, reopenPeriod } from '../../src/features/time/periods/close-period.ts';
import { openMonths } from '../../src/features/time/periods/open-months.ts';
import { lockClosedUntil, setClosedUntil } from '../../src/features/time/periods/set-closed-until.ts';
import { timeSettings } from '../../src/features/time/time-settings.ts';
import { approve } from '../../src/features/time/weeks/approve-week.ts';
import { copyWeek } from '../../src/features/time/weeks/copy-week.ts';
import { findLines } from '../../src/features/time/weeks/find-lines.ts';
import { findWeek } from '../../src/features/time/weeks/find-week.ts';
import type { LockedWeek } from '../../src/features/time/weeks/locked-week.ts';
import { missingOfOthers } from '../../src/features/time/weeks/missing-weeks.ts';
import { keptWeek } from '../../src/features/time/weeks/read-week.ts';
import { returnWeek } from '../../src/features/time/weeks/return-week.ts';
import { submit, withdraw } from '../../src/features/time/weeks/submit-week.ts';
import { waitingSql } from '../../src/features/time/weeks/waiting-sql.ts';
import { writeEntryStates, writeWeek } from '../../src/features/time/weeks/write-week.ts';
import { madeUpCaller } from './made-up-caller.ts';
import { type MadeUpDatabase, onlyId } from './made-up-database.ts';

const monday = '2026-03-02';

/** What is done with time. @param callIn makes a call of an SA on a database */
export function worksOnTime(callIn: (made: MadeUpDatabase) => Call): ((made: MadeUpDatabase) => Promise<unknown>)[] {
  const asEditor = (made: MadeUpDatabase) => ({ ...callIn(made), caller: madeUpCaller('EDITOR') });
  const asGuest = (made: MadeUpDatabase) => ({ ...callIn(made), caller: madeUpCaller('GUEST') });
  const locked = async (made: MadeUpDatabase, state: 'open' | 'submitted'): Promise<LockedWeek> => {
    const kept = { id: onlyId, version: 1, state, returnedReason: null, target: 0 };
    return { personnelId: onlyId, week: monday, kept, settings: await timeSettings(made.db) };
  };
  const request = { weeks: [], acknowledged: true, reason: 'Tried' };
  const cell = { lineId: onlyId, date: monday, seconds: 3_600, personnelId: onlyId, reason: 'Tried' };
  return [
    async (made) => submit(callIn(made), await locked(made, 'open'), request),
    async (made) => withdraw(callIn(made), await locked(made, 'submitted')),
    async (made) => approve(callIn(made), await locked(made, 'submitted'), request),
    async (made) => approve(asEditor(made), await locked(made, 'submitted'), request),
    async (made) => returnWeek(callIn(made), await locked(made, 'submitted'), request),
    (made) => {
      const kept = { id: null, version: 0, state: 'open', returnedReason: null, target: 0 } as const;
      return writeWeek(callIn(made), { personnelId: onlyId, week: monday, kept, to: 'submitted', reason: null });
    },
    (made) => writeEntryStates(callIn(made), [{ id: onlyId, from: 'open' }], 'submitted', null),
    ({ db }) => keptWeek(db, onlyId, monday, 'lock'),
    (made) => closePeriod(callIn(made), { until: '2026-03-31' }),
    (made) => openMonths(callIn(made)),
    (made) => missingOfOthers(asEditor(made)),
    (made) => reopenPeriod(callIn(made), { until: '2026-03-31', reason: 'Tried' }),
    (made) => lockClosedUntil(callIn(made)),
    (made) => setClosedUntil(callIn(made), null, '2026-03-31', null),
    (made) => correctEntry(callIn(made), onlyId, { reason: 'Tried', changes: { seconds: 7_200 } }),
    (made) => findCorrections(asGuest(made), onlyId),
    (made) =>
      alikeEntries(asEditor(made), [{ id: null, version: null, values: {}, beside: {}, errors: [], bodyHash: '' }]),
    (made) => splitEntry(callIn(made), onlyId, { version: 1, seconds: 60 }),
    (made) => undeleteEntry(callIn(made), onlyId),
    (made) => saveEntries(callIn(made), [cell, { id: onlyId, version: 1, seconds: 7_200, reason: 'Tried' }]),
    (made) => saveEntries(callIn(made), [{ id: onlyId, version: 1, seconds: 0 }]),
    (made) => findWeek(callIn(made), monday, onlyId),
    (made) => findLines(callIn(made), { week: monday, personnelId: onlyId, search: 'one' }),
    (made) => findLines(asGuest(made), { week: monday, personnelId: onlyId, search: 'one' }),
    (made) => copyWeek(callIn(made), { personnelId: onlyId, from: monday, to: '2026-03-09', withTime: true }),
    async (made) => seenLines(asGuest(made), await readBookedLines(made.db, [onlyId], 'lock')),
    async ({ db }) => workedSeconds(db, [...(await readBookedLines(db, [onlyId])).values()]),
    ({ db }) => readWorkers(db, { personnelIds: [onlyId], providerIds: [onlyId] }, 'lock'),
    // An empty database approves by week.
    (made) => {
      const sqlQuery = new SqlQuery();
      const waits = waitingSql(sqlQuery, asEditor(made), 'project');
      const text = `select w.id from weeks w join personnels p on p.id = w.personnel_id where ${waits}`;
      return runByValues(made.db, text, sqlQuery.values);
    },
    ({ db }) => findMissingCosts(db),
    ({ db }) => writeCosts(db, [{ id: onlyId, cost: {} as never }]),
  ];
}
