import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvLines, exported, fetched, sheetsIn } from '../../testing/callers/exports.ts';
import { runImport } from '../../testing/callers/imports.ts';
import { addField } from '../../testing/callers/own-fields.ts';
import { inLanguage, type Person, signIn } from '../../testing/callers/people.ts';
import { grid, saveCustomer } from '../../testing/callers/records.ts';
import { sendFile } from '../../testing/callers/send-file.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PreparedImport } from './import/prepare-import.ts';
import type { ShownRow } from './import/stored/shown-rows.ts';

let app: TestApp;
let german: Person;
let anglophone: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.runJobs();
  german = await inLanguage(app, await signIn(app, 'ADMIN', 'German'), 'de');
  anglophone = await signIn(app, 'ADMIN', 'Anglophone');
});
afterAll(() => app.close());

const columns = ['name', 'status', 'countryCode', 'isActive', 'contacts.lastName'];
const meant = ({ mapping }: PreparedImport) => mapping.map(({ header, field }) => `${header}: ${field}`);

async function brought(person: Person, content: string | Uint8Array<ArrayBuffer>, noun = 'customer') {
  const { status, data, errorMessage } = await sendFile<PreparedImport>(app, person, noun, 'list.csv', content);
  if (status !== 200) throw new Error(`refused: ${errorMessage}`);
  return data;
}

async function takenOver(person: Person, { importId, mapping }: PreparedImport) {
  const headers = mapping.map(({ header }) => header);
  const fields = Object.fromEntries(mapping.map(({ header, field }) => [header, field]));
  return (await runImport(person, 'customer', { importId, headers }, { fields })).data;
}

test('a file is written in the language of whoever exports it', async () => {
  const contacts = [{ lastName: 'Müller' }];
  await saveCustomer(german, { name: 'Alpen AG', countryCode: 'CH', status: 'onHold', contacts });
  const query = { search: 'Alpen' };
  const [header, row] = csvLines(await exported(app, german, 'customer', { query, columns }));
  expect(header).toEqual(['Name', 'Status', 'Land', 'Für neue Projekte verfügbar', 'Ansprechpartner: Nachname']);
  expect(row).toEqual(['Alpen AG', 'Ruhend', 'Schweiz', 'Ja', 'Müller']);
  const [records, about] = await sheetsIn(await exported(app, german, 'customer', { query, columns, format: 'xlsx' }));
  expect([records.name, records.rows[0]?.[2], about.name]).toEqual(['Kunden', 'Land', 'Info']);
  const [english] = csvLines(await exported(app, anglophone, 'customer', { query, columns }));
  expect(english?.[2]).toBe('Country');
});

test.each([
  ['a German file', 'somebody who reads English', () => [german, anglophone] as const, 'Oben'],
  ['an English file', 'somebody who reads German', () => [anglophone, german] as const, 'Unten'],
])('%s is understood by %s', async (_file, _reader, people, name) => {
  const [writer, reader] = people();
  const contacts = [{ lastName: 'Huber' }];
  const { id } = await saveCustomer(writer, { name: `${name} AG`, countryCode: 'AT', status: 'prospect', contacts });
  for (const format of ['csv', 'xlsx']) {
    const file = await exported(app, writer, 'customer', { query: { search: name }, columns, format });
    const prepared = await brought(reader, new Uint8Array(file.bytes));
    expect(prepared.mapping.map(({ field }) => field)).toEqual(columns);
    expect(prepared.rowCount).toBe(1);
  }
  const file = await exported(app, writer, 'customer', { query: { search: name }, columns });
  await writer.del(`/customer/remove/${id}`);
  const prepared = await brought(reader, new Uint8Array(file.bytes));
  expect(await takenOver(reader, prepared)).toMatchObject({ created: 1, failed: 0 });
  const { rows } = await grid(reader, 'customer', { search: name });
  expect(rows).toMatchObject([{ name: `${name} AG`, countryCode: 'AT', status: 'prospect', isActive: true }]);
});

test('a file of somebody else is understood by what its columns are called in any language', async () => {
  const prepared = await brought(anglophone, 'Firma;Postleitzahl;Ort\r\nStein AG;8001;Zürich\r\n');
  expect(meant(prepared)).toEqual(['Firma: name', 'Postleitzahl: postalCode', 'Ort: city']);
  const english = await brought(german, 'Company,Zip code,Town\r\nStone Ltd,8001,Zürich\r\n');
  expect(meant(english)).toEqual(['Company: name', 'Zip code: postalCode', 'Town: city']);
});

test('what is wrong with rows is told to each reader in their language, also in the file of those rows', async () => {
  const person = await inLanguage(app, await signIn(app, 'ADMIN', 'Both'), 'de');
  const prepared = await brought(person, 'Name;Land;E-Mail\r\nWo AG;Nirgendwo;keine\r\n');
  const { errors } = await takenOver(person, prepared);
  expect(errors.map(({ column }) => column)).toEqual(['Land', 'E-Mail']);
  const said = errors.map(({ column, message }) => `${column}: ${message}`);
  expect(said[0]).toBe('Land: Wählen Sie ein Land aus der Liste.');
  const file = await fetched(app, person, `/customer/failed-rows/${prepared.importId}?format=csv`);
  expect(csvLines(file)).toEqual([
    ['Name', 'Land', 'E-Mail', 'Fehler'],
    ['Wo AG', 'Nirgendwo', 'keine', said.join(' ')],
  ]);
  expect(file.headers.get('content-disposition')).toContain('filename="kunden-fehlerhafte-zeilen.csv"');
  expect(meant(await brought(anglophone, new Uint8Array(file.bytes)))).toEqual([
    'Name: name',
    'Land: countryCode',
    'E-Mail: email',
  ]);
});

test('rows that were refused while there was one language keep what was said of them', async () => {
  const prepared = await brought(german, 'Name;Land\r\nAlt AG;Nirgendwo\r\n');
  await takenOver(german, prepared);
  const was = JSON.stringify([
    { column: 'Land', value: 'Nirgendwo', code: 'countryNotValid', params: {}, message: 'Was' },
  ]);
  await app.database.pool.query('update import_rows set errors = $2 where import_id = $1', [prepared.importId, was]);
  const { data } = await german.get<{ rows: ShownRow[] }>(`/customer/get-import-rows/${prepared.importId}?only=failed`);
  expect(data.rows[0]?.errors[0]?.message).toBe('Was');
});

test('a file of the wrong kind is refused in words of one language', async () => {
  const refused = await sendFile(app, german, 'customer', 'list.csv', '%PDF-1.7\n');
  expect(refused.errorMessage).toBe(
    'Das ist weder eine CSV-Datei noch eine Excel-Arbeitsmappe (.xlsx), sondern: ein PDF-Dokument.',
  );
  const other = await sendFile(
    app,
    german,
    'customer',
    'list.csv',
    'Leistung;Einheit;Stückpreis;Währung;Leistungsart\r\na;b;c;d;e\r\n',
  );
  expect(other.errorMessage === null || other.errorMessage.includes('Leistungen')).toBe(true);
});

test('a field that no column goes into is called what its column would be, an own one as the firm calls it', async () => {
  await addField(await signIn(app, 'SA'), 'region', 'text', { label: 'Gebiet', isRequired: true });
  const prepared = await brought(german, 'Name;Ansprechpartner: Vorname\r\nOhne AG;Eva\r\n');
  expect(meant(prepared)).toEqual(['Name: name', 'Ansprechpartner: Vorname: contacts.firstName']);
  const { errors } = await takenOver(german, prepared);
  const missing = 'Diese Angabe fehlt.';
  expect(errors.map(({ column, message }) => [column, message])).toEqual([
    ['', `Ansprechpartner: Nachname: ${missing}`],
    ['', `Gebiet: ${missing}`],
  ]);
  const empty = await takenOver(german, await brought(german, 'Name;Gebiet\r\nLeer AG;\r\n'));
  expect(empty.errors).toMatchObject([{ column: 'Gebiet', message: missing }]);
});
