import { customer } from '@mandate/contract/entities/customer.ts';
import { ownFieldsOf } from '@mandate/contract/own-fields/own-fields-of.ts';
import { cleanLine, isStorable } from '@mandate/contract/texts/clean-text.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvLines, exported } from '../../../testing/callers/exports.ts';
import { jobIn } from '../../../testing/callers/jobs.ts';
import { addField, choiceOf, type OwnFieldSaved } from '../../../testing/callers/own-fields.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saved, savePersonnel } from '../../../testing/callers/records.ts';
import { sendFile } from '../../../testing/callers/send-file.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
const people: string[] = [];
const columns: string[] = [];
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  app.runJobs();
  admin = await signIn(app, 'SA');
  const choices = [
    choiceOf('one'),
    { ...choiceOf('two'), label: 'Zwei; "2"' },
    { ...choiceOf('old', false), label: 'Old' },
  ];
  const fields: OwnFieldSaved[] = [];
  for (const kind of ['text', 'number', 'amount', 'date', 'choice', 'person', 'flag'] as const)
    fields.push(await addField(admin, `a${kind}`, kind, { ...(kind === 'choice' && { choices }) }));
  // One that is called as a field of the product.
  fields.push(await addField(admin, 'other', 'text', { label: 'Name' }));
  columns.push('name', 'currency', ...Object.keys(ownFieldsOf(customer, fields)));
  for (const lastName of ['Ahn', 'Bly']) people.push((await savePersonnel(admin, { firstName: 'A', lastName })).id);
});
afterAll(() => app.close());

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => cleanLine(text))
  .filter((text) => text !== '' && isStorable(text));
const decimal = fc.integer({ min: -99_999, max: 99_999 }).map((units) => String(units / 100));
const values = () =>
  fc.record({
    atext: fc.option(fc.oneof(line, fc.constantFrom('=1+1', "'", '"', '-5', 'yes'))),
    anumber: fc.option(decimal),
    aamount: fc.option(decimal),
    adate: fc.option(fc.constantFrom('1999-12-31', '2026-02-28')),
    achoice: fc.option(fc.constantFrom('one', 'two')),
    aperson: fc.option(fc.constantFrom(...people)),
    aflag: fc.boolean(),
    other: fc.option(line),
  });

/** A person who exports: nobody may as often as this test would. */
function somebody(): Promise<Person> {
  count += 1;
  return signIn(app, 'SA', `Exporter ${count}`);
}

async function fileOf(name: string, format: string): Promise<Buffer> {
  const query = { filter: { all: [{ field: 'name', operator: 'is', value: name }] } };
  const reply = await exported(app, await somebody(), 'customer', { columns, format, query });
  expect(reply.envelope?.errorMessage ?? null).toBeNull();
  return reply.bytes;
}

test('own fields come back from a file as they were written into it', async () => {
  const property = fc.asyncProperty(
    fc.array(values(), { minLength: 2, maxLength: 5 }),
    fc.constantFrom('csv', 'xlsx'),
    async (records, format) => {
      const name = `Round ${count}`;
      for (const customFields of records) await saved(admin, 'customer', { name, currency: 'EUR', customFields });
      const lines = csvLines({ bytes: await fileOf(name, 'csv') });
      const file = new Uint8Array(await fileOf(name, format));
      const person = await somebody();
      const { data: prepared } = await sendFile<{
        importId: string;
        mapping: { field: string | null }[];
        rowCount: number;
      }>(app, person, 'customer', `customers.${format}`, file);
      expect(prepared.mapping.map(({ field }) => field)).toEqual(columns);
      const { importId, mapping } = prepared;
      const wish = { importId, mapping, matchBy: null, onError: 'skip', dryRun: false, allowDuplicates: true };
      const reply = await person.post<{ jobId?: string }>('/customer/import', wish);
      if (reply.data.jobId !== undefined) await jobIn(person, reply.data.jobId, 'done');
      const [header, ...rows] = csvLines({ bytes: await fileOf(name, 'csv') });
      const [headerBefore, ...before] = lines;
      const sorted = (some: string[][]) => some.map((cells) => JSON.stringify(cells)).sort();
      expect(header).toEqual(headerBefore);
      expect(sorted(rows)).toEqual(sorted([...before, ...before]));
    },
  );
  await fc.assert(property, { numRuns: 4 });
}, 120_000);
