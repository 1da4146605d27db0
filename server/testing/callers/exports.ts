import type { Envelope } from '@mandate/contract/replies/envelope.ts';
import { parse } from 'csv-parse/sync';
import { readXlsx, type Sheet, type Workbook } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type Person, signIn } from './people.ts';
import { saveCustomer } from './records.ts';

/** The product and two people in it. */
interface Firm {
  app: TestApp;
  /** Who saves what is exported. */
  admin: Person;
  /** Who exports: somebody else in each test, since a person is sent five files a minute. */
  sa: Person;
}

/** What tests of exports begin with, there from the first of their hooks on. */
export function firmThatExports(): Firm {
  const firm = {} as Firm;
  let count = 0;
  beforeAll(async () => {
    firm.app = await startTestApp();
    firm.admin = await signIn(firm.app, 'SA', 'Who saves');
  });
  beforeEach(async () => {
    count += 1;
    firm.sa = await signIn(firm.app, 'SA', `Number ${count}`);
  });
  afterAll(() => firm.app.close());
  return firm;
}

/** What an export answered: a file, or an envelope. */
export interface Exported {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** Null where the reply is a file. */
  envelope: Envelope<{ jobId: string }> | null;
  /** What was refused of the columns and the query, as `path code`. */
  fieldCodes: string[];
}

/** Asks for records as a file, as CSV of everything a list carries unless something else is said. */
export function exported(
  app: TestApp,
  person: Person,
  noun: string,
  request: object = {},
  headers = {},
): Promise<Exported> {
  const body = JSON.stringify({ query: {}, format: 'csv', ...request });
  return fetched(app, person, `/${noun}/export`, { method: 'POST', body, headers: { ...json, ...headers } });
}

const json = { 'content-type': 'application/json' };

/** Fetches what may be a file. */
export async function fetched(app: TestApp, person: Person, path: string, init: RequestInit = {}): Promise<Exported> {
  const authorization = `Bearer ${person.token}`;
  const response = await fetch(app.url + path, { ...init, headers: { ...init.headers, authorization } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isFile = response.headers.has('content-disposition');
  const envelope = isFile ? null : JSON.parse(bytes.toString());
  const fieldErrors: { field: string; code: string }[] = envelope?.data?.fieldErrors ?? [];
  const fieldCodes = fieldErrors.map(({ field, code }) => `${field} ${code}`);
  return { status: response.status, headers: response.headers, bytes, envelope, fieldCodes };
}

/** The lines of a CSV file, the header first. */
export function csvLines({ bytes }: Pick<Exported, 'bytes'>, delimiter = ','): string[][] {
  return parse(bytes, { bom: true, delimiter, record_delimiter: '\r\n' });
}

/** The lines of what a person exports as CSV; a refusal fails the test. */
export async function linesOf(app: TestApp, person: Person, noun: string, request: object = {}): Promise<string[][]> {
  const reply = await exported(app, person, noun, request);
  if (reply.status !== 200) throw new Error(`${reply.envelope?.errorMessage} ${reply.fieldCodes}`);
  return csvLines(reply);
}

/** Saves what tests of exports look at: customers with umlauts, quotes and lines, the first of them with two contacts. */
export async function saveThreeCustomers(person: Person): Promise<void> {
  await saveCustomer(person, {
    name: 'Alpine Rail',
    city: 'Zürich',
    countryCode: 'CH',
    tags: ['rail', 'a; b'],
    discountPercent: '2.5',
    contacts: [{ firstName: 'Ada', lastName: 'One', email: 'ada@alpine.example' }, { lastName: 'Two' }],
  });
  await saveCustomer(person, { name: 'Bergbahn, "Nord"', city: 'Chur', status: 'prospect', notes: 'Two\nlines' });
  await saveCustomer(person, { name: 'Cargo', city: 'Basel' });
}

/** The sheets of a workbook: that of the records, and the one about them. */
export async function sheetsIn({ bytes }: Pick<Exported, 'bytes'>): Promise<[records: Sheet, about: Sheet]> {
  const { sheets }: Workbook = await readXlsx(bytes, { readStyles: true });
  const [records, about] = sheets;
  if (!records || !about || sheets.length !== 2) throw new Error(`there are ${sheets.length} sheets`);
  return [records, about];
}
