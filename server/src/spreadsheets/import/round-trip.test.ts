import { everything } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvLines, exported, fetched } from '../../../testing/callers/exports.ts';
import { jobIn } from '../../../testing/callers/jobs.ts';
import { newLogo } from '../../../testing/callers/new-logo.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { sendFile } from '../../../testing/callers/send-file.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadSample } from '../../features/sample/load/load-sample.ts';
import { createAccount } from '../../features/session/account/create-account.ts';
import { english } from '../../words/words.ts';
import { importColumns } from '../cells/sheet-columns.ts';
import type { PreparedImport } from './prepare-import.ts';
import type { ImportReply } from './run/start-import.ts';
import type { ImportRow } from './stored/stored-import.ts';

interface Firm {
  app: TestApp;
  person: Person;
  /** For each register somebody else exports: nobody may as often as this test would. */
  exporters: Map<string, Person>;
}

let full: Firm;
let empty: Firm;

beforeAll(async () => {
  const made = await Promise.all(
    [1, 2].map(async () => {
      const app = await startTestApp();
      app.runJobs();
      const exporters = new Map<string, Person>();
      for (const { noun } of registers)
        if (!exporters.has(noun)) exporters.set(noun, await signIn(app, 'SA', `Exporter of ${noun}`));
      return { app, person: await signIn(app, 'SA', 'Somebody who moves'), exporters };
    }),
  );
  [full, empty] = made as [Firm, Firm];
  const making = { createAccount, generatedPassword: () => 'a password for journeys 7' };
  await loadSample(full.app.database.db, { size: 'firm', onProgress: () => undefined }, making);
  // Months are closed by closing them, and by no file.
  await full.app.database.pool.query("update parameters set value = null where key = 'time.closedUntil'");
  // A file names a picture and does not bring it.
  for (const { app, person } of [full, empty]) await newLogo(app, person, '#224466');
});
afterAll(async () => {
  await full.app.close();
  await empty.app.close();
});

interface Register {
  noun: string;
  format: 'csv' | 'xlsx';
  /** What the records of one that has some already are recognised by. */
  matchBy?: string;
  without?: readonly string[];
}

/** In the order in which one refers to another. */
const registers: readonly Register[] = [
  { noun: 'parameter', format: 'csv', matchBy: 'key' },
  { noun: 'tax-rate', format: 'xlsx', matchBy: 'code' },
  { noun: 'payment-term', format: 'csv', matchBy: 'code' },
  { noun: 'service-category', format: 'csv' },
  // Who is new has no password yet: the account waits to be taken up, whatever it was elsewhere.
  { noun: 'account', format: 'csv', matchBy: 'email', without: ['status'] },
  { noun: 'provider', format: 'xlsx' },
  // People work from places, places may be customers', and customers are kept by people: they come again when those are there.
  { noun: 'personnel', format: 'csv', without: ['basePlaceId'] },
  { noun: 'customer', format: 'csv' },
  { noun: 'holiday-calendar', format: 'csv' },
  { noun: 'place', format: 'xlsx' },
  { noun: 'personnel', format: 'csv', matchBy: 'code' },
  { noun: 'service', format: 'xlsx' },
  { noun: 'project', format: 'xlsx' },
];

test.each(registers)(
  '$noun: what is exported as $format and imported into an empty product is the same there',
  async ({ noun, format, matchBy = null, without = [] }) => {
    const entity = entityNamed(noun);
    const columns = importColumns({ caller: everything, words: english }, entity).flatMap(({ path, name }) =>
      name === 'id' || without.includes(name) ? [] : [path],
    );
    const file = await fileOf(full, noun, columns, format);
    const prepared = await sendFile<PreparedImport>(empty.app, empty.person, noun, `${noun}.${format}`, file);
    expect(prepared.errorMessage).toBeNull();
    // Every column finds its field by what it is called.
    expect(prepared.data.mapping.map(({ field }) => field)).toEqual(columns);
    const { importId, mapping, rowCount } = prepared.data;
    const request = { importId, mapping, matchBy, onError: 'skip', dryRun: false, allowDuplicates: true };
    const reply = await empty.person.post<ImportReply & { jobId?: string }>(`/${noun}/import`, request);
    expect(reply.fieldCodes).toEqual([]);
    const { jobId } = reply.data;
    if (jobId !== undefined) await jobIn(empty.person, jobId, 'done');
    const wrong = await empty.person.get<{ rows: ImportRow[] }>(`/${noun}/get-import-rows/${importId}?only=failed`);
    const said = wrong.data.rows.flatMap(({ row, errors }) =>
      errors.map(({ column, value, message }) => `${row} ${column} "${value}": ${message}`),
    );
    expect(said).toEqual([]);
    expect(rowCount).toBeGreaterThan(2);

    const [here, there] = await Promise.all(
      [full, empty].map(async (firm) => sorted(await fileOf(firm, noun, columns, 'csv'))),
    );
    expect(there).toEqual(here);
    const [some, same] = await Promise.all([full, empty].map((firm) => someRecords(firm, entity, without)));
    expect(some?.length).toBeGreaterThan(2);
    expect(same).toEqual(some);
  },
  120_000,
);

/** All records as a file, made by a job where they are many. */
async function fileOf(
  { app, exporters, person: anybody }: Firm,
  noun: string,
  columns: string[],
  format: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const person = exporters.get(noun) ?? anybody;
  const reply = await exported(app, person, noun, { columns, format });
  expect(reply.envelope?.errorMessage ?? null).toBeNull();
  const jobId = reply.envelope?.data.jobId;
  if (jobId === undefined) return new Uint8Array(reply.bytes);
  await jobIn(person, jobId, 'done');
  return new Uint8Array((await fetched(app, person, `/job/get-file/${jobId}`)).bytes);
}

function sorted(file: Uint8Array<ArrayBuffer>): string[] {
  return csvLines({ bytes: Buffer.from(file) })
    .map((line) => JSON.stringify(line))
    .sort();
}

type Values = Record<string, unknown>;

/** Some records as calls give them, without ids; references by what they point to. */
async function someRecords({ person }: Firm, entity: Entity, without: readonly string[]): Promise<Values[]> {
  const sort = [{ field: 'code' in entity.fields ? 'code' : entity.defaultSort.field, direction: 'asc' }];
  const query = { page: 1, pageSize: 200, sort };
  const { rows } = (await person.post<{ rows: { id: string }[] }>(`/${entity.name}/get-grid`, query)).data;
  const every = Math.max(1, Math.floor(rows.length / 20));
  const chosen = rows.filter((_, at) => at % every === 0);
  return Promise.all(
    chosen.map(async ({ id }) => {
      const record = (await person.get<Values>(`/${entity.name}/get-by-id/${id}`)).data;
      const parts = Object.keys(entity.parts).map((name) => {
        const rowsOf = (record[name] ?? []) as Values[];
        return [name, rowsOf.map((row) => plain(row, entity.parts[name]?.fields ?? {}))];
      });
      const own = Object.entries(entity.fields).filter(([name]) => !without.includes(name));
      return { ...plain(record, Object.fromEntries(own)), ...Object.fromEntries(parts) };
    }),
  );
}

function plain(record: Values, fields: Entity['fields']): Values {
  const written = Object.entries(fields).filter(([, { isWritable }]) => isWritable);
  return Object.fromEntries(
    written.map(([name, { refersTo }]) => {
      if (refersTo === undefined) return [name, record[name] ?? null];
      const pointed = record[siblingOf(name)] as { label: string } | { label: string }[] | null | undefined;
      return [name, Array.isArray(pointed) ? pointed.map(({ label }) => label) : (pointed?.label ?? null)];
    }),
  );
}
