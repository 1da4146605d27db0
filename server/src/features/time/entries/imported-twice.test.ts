import { addDays } from '@mandate/contract/values/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bring, counts, faultsOf, runImport } from '../../../../testing/callers/imports.ts';
import { jobIn } from '../../../../testing/callers/jobs.ts';
import { saved } from '../../../../testing/callers/records.ts';
import { booked, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let runner: { stop(): Promise<void> };

beforeAll(async () => {
  app = await startTestApp();
  runner = app.runJobs();
  firm = await timeFirm(app);
  const rate = { side: 'cost', personnelId: firm.ann.personnelId, unit: 'hour', currency: 'EUR', amount: '60' };
  await saved(firm.sa, 'rate', { ...rate, validFrom: '2026-01-01' });
});
afterAll(async () => {
  await runner.stop();
  await app.close();
});

/** Every figure of time: what was worked, by whom, on what, on which day, and what that costs. */
async function figures(): Promise<object[]> {
  const text = `select personnel_id, line_id, date::text, is_billable, text, sum(seconds)::float8 as seconds, sum(cost)::text as cost
    from entries where deleted_at is null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
  return (await app.database.pool.query(text)).rows;
}

/** Takes an import back. */
async function undo(importId: string): Promise<void> {
  const { data } = await firm.sa.post<{ jobId?: string }>(`/entry/undo-import/${importId}`, {});
  if (data.jobId !== undefined) await jobIn(firm.sa, data.jobId, 'done');
}

const headers = ['personnelId', 'lineId', 'date', 'seconds', 'text', 'externalRef'];

test('a file that is brought twice adds nothing the second time, and taken back it leaves every figure as it was (delivery reference 14, property 11)', async () => {
  await booked(firm.ann, { lineId: firm.lineId, date: '2026-06-01', seconds: 3_600, text: 'By hand' });
  let file = 0;
  const row = fc.record({
    day: fc.nat(60),
    hours: fc.constantFrom('0.25', '7:30', '7,5', '1.5h', '2'),
    isAnn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      file += 1;
      const before = await figures();
      const cells = rows.map(({ day, hours, isAnn }, at) => [
        ...[isAnn ? firm.ann.personnelId : firm.eve.personnelId, firm.lineId],
        ...[addDays('2026-06-01', day), hours, `Row ${at}`, `file ${file} row ${at}`],
      ]);
      const brought = await bring(app, firm.sa, 'entry', headers, cells);
      const first = await runImport(firm.sa, 'entry', brought, { matchBy: 'externalRef' });
      const after = await figures();
      expect(Number(first.data.created) + Number(first.data.failed)).toBe(rows.length);
      // A day may come to more than it has.
      for (const fault of faultsOf(first)) expect(fault).toContain('dayOverfull');
      const again = await bring(
        app,
        firm.sa,
        'entry',
        headers,
        cells.filter((_, at) => !isFaulty(first.data, at)),
      );
      const second = await runImport(firm.sa, 'entry', again, { matchBy: 'externalRef' });
      expect(counts(second)).toBe(`0 0 ${first.data.created} 0`);
      expect(await figures()).toEqual(after);
      await undo(brought.importId);
      expect(await figures()).toEqual(before);
    }),
    { numRuns: 5 },
  );
});

test('a file without references of other software adds nothing the second time, unless rows that look alike are allowed', async () => {
  const names = ['personnelId', 'lineId', 'date', 'seconds', 'text'];
  const rowsOf = (texts: (string | null)[]) =>
    texts.map((text) => [firm.ann.personnelId, firm.lineId, '2026-09-01', '0.5', text]);
  const take = async (texts: (string | null)[], allowDuplicates = false) =>
    runImport(firm.sa, 'entry', await bring(app, firm.sa, 'entry', names, rowsOf(texts)), { allowDuplicates });
  expect(counts(await take(['Drew', null]))).toBe('2 0 0 0');
  const after = await figures();
  const again = await take([' Drew', null]);
  expect(faultsOf(again)).toEqual(['2  importDuplicate', '3  importDuplicate']);
  expect(again.data.errors[0]?.message).toContain('This time is already booked');
  expect(await figures()).toEqual(after);
  expect(counts(await take(['Called', 'Wrote', 'Called']))).toBe('2 0 0 1');
  expect(counts(await take(['Drew', null], true))).toBe('2 0 0 0');
});

/** Whether the row at a place was refused; rows are counted with that of the headers. */
function isFaulty({ errors }: { errors: { row: number }[] }, at: number): boolean {
  return errors.some(({ row }) => row === at + 2);
}
