import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from '../../../../testing/callers/exports.ts';
import { bring, counts, faultsOf, type ImportRequest, runImport } from '../../../../testing/callers/imports.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { grid, saved, work } from '../../../../testing/callers/records.ts';
import { booked, type Entry, runningProject, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let admin: Person;
let lines: { id: string }[];
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  app.runJobs();
  firm = await timeFirm(app);
  admin = await signIn(app, 'ADMIN');
  ({ lines, projectId } = await runningProject(app, firm.sa, {
    name: 'Viaduct',
    hoursPerDay: '7.5',
    whoBooks: 'everyone',
    lines: [
      work({ description: 'Design', quantity: '10', unit: 'day' }),
      work({ description: 'Build', quantity: '100', unit: 'hour' }),
      work({ description: 'Build', quantity: '100', unit: 'hour', isBillable: false }),
    ],
  }));
  const { personnelId } = firm.ann;
  const rate = { side: 'cost', personnelId, unit: 'hour', currency: 'EUR', amount: '60', validFrom: '2026-01-01' };
  await saved(firm.sa, 'rate', rate);
});
afterAll(() => app.close());

const columns = ['externalRef', 'personnelId', 'projectId', 'lineId', 'date', 'seconds', 'text', 'isBillable'];
type Row = (string | number | boolean | { date: string } | null)[];
const take = async (rows: Row[], request: ImportRequest = {}, person = admin) =>
  runImport(person, 'entry', await bring(app, person, 'entry', columns, rows), { matchBy: 'externalRef', ...request });
const byRef = async (ref: string) =>
  (await grid(firm.sa, 'entry', { filter: { all: [{ field: 'externalRef', operator: 'is', value: ref }] } })).rows[0];
const state = async () => {
  const { rows } = await app.database.pool.query(
    `select id, line_id, date::text, posted_on::text, seconds, text, is_billable, cost::text, cost_base::text, name, tags
      from entries where deleted_at is null order by id`,
  );
  return rows;
};

describe('entries from a file', () => {
  test('say their time in hours, days or minutes, and their line by its number or what it is called', async () => {
    const who = firm.ann.personnelId;
    const rows: Row[] = [
      ['F1', who, 'Viaduct', '1', '2026-02-02', '7,5', 'Drew', 'yes'],
      ['F2', who, 'Viaduct', 'design', '2026-02-03', '7:30', null, null],
      ['F3', who, 'Viaduct', 1, { date: '2026-02-04' }, '0.5d', null, true],
      ['F4', who, projectId, 'Build [2]', '2026-02-05', '7.5h', null, 'no'],
      ['F5', who, 'Viaduct', lines[2]?.id ?? '', '2026-02-06', 0.25, null, null],
    ];
    const reply = await take(rows);
    expect(faultsOf(reply)).toEqual([]);
    expect(counts(reply)).toBe('5 0 0 0');
    const stored = await Promise.all(['F1', 'F2', 'F3', 'F4', 'F5'].map(byRef));
    expect(stored.map((entry) => [entry?.lineId, entry?.seconds, entry?.isBillable, entry?.source])).toEqual([
      [lines[0]?.id, 27_000, true, 'import'],
      [lines[0]?.id, 27_000, true, 'import'],
      [lines[0]?.id, 13_500, true, 'import'],
      [lines[1]?.id, 27_000, false, 'import'],
      [lines[2]?.id, 900, false, 'import'],
    ]);
    expect(stored[0]).toMatchObject({ text: 'Drew', projectId, cost: '450.00', costBase: '450.00', state: 'open' });
  });

  test('meet the refusals a person would meet, each at its cell, and keep no other row from coming', async () => {
    const who = firm.ann.personnelId;
    const rows: Row[] = [
      ['R1', who, 'Viaduct', 'Build', '2026-02-09', '1', null, null],
      ['R2', who, 'Viaduct', '9', '2026-02-09', '1', null, null],
      ['R3', who, null, 'Design', '2026-02-09', '1', null, null],
      ['R4', who, 'Viaduct', '1', '2026-02-09', 'a while', null, null],
      ['R5', who, 'Viaduct', '1', '2200-01-01', '1', null, null],
      ['R6', who, 'Viaduct', '3', '2026-02-09', '1', null, 'yes'],
      ['R7', who, 'Viaduct', '2', '2026-02-09', '0:07', null, null],
      ['R8', who, 'Viaduct', '2', '2026-02-10', '16', null, null],
      ['R9', who, 'Viaduct', '2', '2026-02-10', '9', null, null],
      ['R10', firm.ben.personnelId, 'Bridge', '1', '2026-02-10', '1', null, null],
      ['R11', who, 'Nowhere', '1', '2026-02-10', '1', null, null],
      ['R12', who, 'Viaduct', '2', '2026-02-11', '25', null, null],
    ];
    const reply = await take(rows);
    expect(faultsOf(reply)).toEqual([
      '2 lineId importAmbiguous',
      '3 lineId referenceNotFound',
      '4 lineId referenceNotFound',
      '5 seconds durationNotValid',
      '6 date bookingFuture',
      '7 isBillable lineNotBilled',
      '8 seconds timeStep',
      '10 seconds dayOverfull',
      '11 lineId bookingNotInTeam',
      '12 projectId referenceNotFound',
      '13 seconds durationOutOfRange',
    ]);
    expect(counts(reply)).toBe('1 0 0 11');
  });

  test('say in a file they are exported to in words where their cost comes from, and come back from it', async () => {
    await take([['E1', firm.ann.personnelId, 'Viaduct', '2', '2026-02-16', '1', null, null]]);
    const query = { filter: { all: [{ field: 'externalRef', operator: 'is', value: 'E1' }] } };
    const names = ['externalRef', 'date', 'costSource'];
    const [, row = []] = await linesOf(app, firm.sa, 'entry', { query, columns: names });
    expect(row).toEqual(['E1', '2026-02-16', '60 EUR per hour, since 1 Jan 2026']);
    const brought = await bring(app, admin, 'entry', names, [row]);
    const fields = { costSource: null };
    expect(counts(await runImport(admin, 'entry', brought, { fields, matchBy: 'externalRef' }))).toBe('0 0 1 0');
  });

  test('of others are refused to whoever does not keep their time', async () => {
    const ben = await signIn(app, 'EDITOR', 'Who brings files', ['importData']);
    const reply = await take([['O1', firm.ann.personnelId, 'Bridge', '1', '2026-02-12', '1', null, null]], {}, ben);
    expect(reply.data.errors.map(({ code }) => code)).toEqual(['notPermitted']);
  });

  test('add nothing when they come twice, change what differs, and are taken back to every figure', async () => {
    const day = fc.integer({ min: 2, max: 27 }).map((date) => `2026-03-${String(date).padStart(2, '0')}`);
    const cells = fc.record({ line: fc.integer({ min: 1, max: 2 }), day, quarters: fc.integer({ min: 1, max: 12 }) });
    const files = fc.array(cells, { minLength: 1, maxLength: 6 });
    const undo = async (batchId: string) =>
      expect((await admin.post(`/entry/undo-import/${batchId}`, {})).status).toBe(200);
    let number = 0;
    await fc.assert(
      fc.asyncProperty(files, files, async (one, other) => {
        number += 1;
        const rowsOf = (file: typeof one): Row[] =>
          file.map(({ line, day: date, quarters }, at) => [
            ...[`P${number}-${at}`, firm.ann.personnelId, 'Viaduct', String(line), date],
            ...[String(quarters / 4), null, null],
          ]);
        const nothing = await state();
        const first = await take(rowsOf(one));
        expect(counts(first)).toBe(`${one.length} 0 0 0`);
        const before = await state();
        expect(counts(await take(rowsOf(one)))).toBe(`0 0 ${one.length} 0`);
        expect(await state()).toEqual(before);
        await undo(first.data.batchId);
        expect(await state()).toEqual(nothing);
        await take(rowsOf(one));
        const known = await state();
        const second = await take(rowsOf(other));
        expect(second.data.failed).toBe(0);
        await undo(second.data.batchId);
        expect(await state()).toEqual(known);
        await app.database.pool.query("update entries set deleted_at = now() where date >= '2026-03-01'");
      }),
      { numRuns: 8 },
    );
  });

  test('that are there already are changed by what the file says, and a closed month refuses it', async () => {
    const { id } = await booked(firm.ann, {
      lineId: lines[1]?.id,
      date: '2026-01-12',
      seconds: 3_600,
      externalRef: 'C1',
    });
    const longer: Row = ['C1', null, 'Viaduct', '2', '2026-01-12', '2', 'Longer', null];
    expect(counts(await take([longer]))).toBe('0 1 0 0');
    const read = async () => (await firm.sa.get<Entry>(`/entry/get-by-id/${id}`)).data;
    expect(await read()).toMatchObject({ seconds: 7_200, text: 'Longer', cost: '120.00' });
    await app.database.pool.query(`update parameters set value = '"2026-01-31"' where key = 'time.closedUntil'`);
    const refused = await take([['C1', null, 'Viaduct', '2', '2026-01-12', '3', null, null]]);
    expect(faultsOf(refused)).toEqual(['2 date periodClosed']);
    expect(await read()).toMatchObject({ seconds: 7_200 });
    // There is no place in a file to say why.
    const late = await take([['C2', firm.ann.personnelId, 'Viaduct', '2', '2026-01-13', '1', null, null]]);
    expect(faultsOf(late)).toEqual(['2 date periodClosed']);
    expect(late.data.errors[0]?.message).toBe('January 2026 is closed. Save this entry by itself and say why.');
    await app.database.pool.query("update parameters set value = null where key = 'time.closedUntil'");
  });
});
