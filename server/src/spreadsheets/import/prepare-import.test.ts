import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveProject } from '../../../testing/callers/records.ts';
import { sendFile } from '../../../testing/callers/send-file.ts';
import { textRow, workbook } from '../../../testing/files/zip-file.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { PreparedImport } from './prepare-import.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

type Content = string | Uint8Array<ArrayBuffer>;

/** Brings a file; a refusal fails the test. */
async function brought(content: Content, noun = 'customer', fields: Record<string, string> = {}) {
  const { status, data, errorMessage } = await sendFile<PreparedImport>(app, admin, noun, 'list.csv', content, fields);
  if (status !== 200) throw new Error(`refused: ${errorMessage}`);
  return data;
}

/** What columns are taken for, as `header: field`. */
function meant({ mapping }: PreparedImport): string[] {
  return mapping.map(({ header, field }) => `${header}: ${field}`);
}

/** The rows as they are kept, with their numbers. */
async function kept({ importId }: PreparedImport): Promise<[number, unknown[]][]> {
  const text = 'select row, cells from import_rows where import_id = $1 order by row';
  const { rows } = await app.database.pool.query<{ row: number; cells: unknown[] }>(text, [importId]);
  return rows.map(({ row, cells }) => [row, cells]);
}

const table = [
  ['Company', 'E-Mail', 'Town', 'Zip code'],
  ['Acme', 'mail@acme.example', 'Rome', '00100'],
  ['Zürich AG', '', 'Zürich', '8001'],
];
const taken = ['Company: name', 'E-Mail: email', 'Town: city', 'Zip code: postalCode'];
const rows = [
  [2, ['Acme', 'mail@acme.example', 'Rome', '00100']],
  [3, ['Zürich AG', null, 'Zürich', '8001']],
];

const written = (delimiter: string, end = '\r\n') => table.map((row) => row.join(delimiter)).join(end) + end;

describe('a text file is read', () => {
  const utf16 = Buffer.from(`\ufeff${written('\t')}`, 'utf16le');
  const spellings: [string, Content][] = [
    ['with commas', written(',')],
    ['with semicolons', written(';')],
    ['with tabs', written('\t')],
    ['with bars', written('|')],
    ['with a byte order mark', `\ufeff${written(',')}`],
    ['with line feeds alone', written(';', '\n')],
    ['with carriage returns alone', written(';', '\r')],
    ['in UTF-16, little end first', utf16],
    ['in UTF-16, big end first', Buffer.from(utf16).swap16()],
  ];
  test('without the apostrophe that our own files put before a formula within a text', async () => {
    const read = await brought(`Company,Town\r\nInert AG,"Rome,'=1+1"\r\n`);
    expect(await kept(read)).toEqual([[2, ['Inert AG', 'Rome,=1+1']]]);
  });

  test.each(spellings)('%s', async (_, content) => {
    const read = await brought(content);
    expect(meant(read)).toEqual(taken);
    expect(await kept(read)).toEqual(rows);
    expect(read).toMatchObject({ fileName: 'list.csv', rowCount: 2, matchBy: 'name' });
    expect(read.columns[1]).toEqual({ header: 'E-Mail', sample: ['mail@acme.example'] });
    expect(read.fields.filter(({ isRequired }) => isRequired).map(({ path }) => path)).toEqual([
      'name',
      'contacts.lastName',
    ]);
  });

  test('with its delimiter stated, which counts as a row', async () => {
    const read = await brought(`sep=;\n${written(';', '\n')}`);
    expect(await kept(read)).toEqual(rows.map(([row, cells]) => [Number(row) + 1, cells]));
  });

  test('with line breaks, quotes and delimiters in its cells', async () => {
    const read = await brought('Name,Notes\n"Acme, Inc.","one ""two""\r\nthree"\nB,5" pipe\n');
    expect(await kept(read)).toEqual([
      [2, ['Acme, Inc.', 'one "two"\r\nthree']],
      [3, ['B', '5" pipe']],
    ]);
  });
});

describe('a workbook is read', () => {
  test('with shared texts, numbers, flags, days and formulas as they are meant', async () => {
    const sheetRows = [
      ['Name', 'Hours per day', 'Available for new projects', 'Notes'],
      ['Acme', 7.5, true, new Date(Date.UTC(2026, 1, 28))],
      ['Acme', 8, false, '=1+1'],
    ];
    const cells = new Map([['3,3', { formula: 'SUM(B2:B3)', formulaResult: 15.5 }]]);
    const content = await writeXlsx({
      sheets: [{ name: 'Sheet', rows: [...sheetRows, ['Last', 1, true, null]], cells }],
    });
    const read = await brought(new Uint8Array(content));
    expect(await kept(read)).toEqual([
      [2, ['Acme', 7.5, true, { date: '2026-02-28' }]],
      // A text that looks like a formula is a text, and a formula is a formula.
      [3, ['Acme', 8, false, "'=1+1"]],
      [4, ['Last', 1, true, '=SUM(B2:B3)']],
    ]);
    expect(read.columns[3]?.sample).toEqual(['2026-02-28', "'=1+1", '=SUM(B2:B3)']);
  });

  const day = (value: string, style: number) =>
    `<row r="2"><c r="A2" t="str"><v>A</v></c><c r="B2" s="${style}"><v>${value}</v></c></row>`;
  const since1904 =
    '<workbook><workbookPr date1904="1"/><sheets><sheet name="One" sheetId="1" r:id="r0"/></sheets></workbook>';
  const figures: [string, string, number, boolean, unknown][] = [
    ['a day', '46081', 1, false, { date: '2026-02-28' }],
    ['a day in a format of its own', '46081', 2, false, { date: '2026-02-28' }],
    ['a day counted from 1904', '44619', 1, true, { date: '2026-02-28' }],
    ['the first day of 1900', '1', 1, false, { date: '1900-01-01' }],
    ['a day with a time', '46081.75', 5, false, '2026-02-28 18:00:00'],
    ['a percentage', '0.125', 3, false, 12.5],
    ['a length of time', '1.5', 4, false, 1.5],
    ['a number', '-0.1', 0, false, -0.1],
  ];
  test.each(figures)('with %s as a person sees it', async (_, value, style, is1904, cell) => {
    const parts = is1904 ? [{ path: 'xl/workbook.xml', content: since1904 }] : [];
    const read = await brought(workbook(textRow(1, ['Name', 'Notes']) + day(value, style), parts));
    expect(await kept(read)).toEqual([[2, ['A', cell]]]);
  });

  test('by the sheet called like the records, never by the one that tells of an export', async () => {
    const sheet = (name: string, text: string) => ({
      name,
      rows: [
        ['Name', 'City'],
        [text, 'Rome'],
      ],
    });
    const of = async (...names: string[]) => {
      const sheets = names.map((name) => sheet(name, `from ${name}`));
      return (await kept(await brought(new Uint8Array(await writeXlsx({ sheets })))))[0]?.[1][0];
    };
    expect(await of('First', 'Customers')).toBe('from Customers');
    expect(await of('About', 'First')).toBe('from First');
  });

  test('with rows and cells left out, rich texts and phonetics', async () => {
    const rich = '<c r="C7" t="inlineStr"><is><r><t>Ac</t></r><r><t>me &amp; Co</t></r><rPh><t>no</t></rPh></is></c>';
    const read = await brought(workbook(`${textRow(3, ['Code', 'City', 'Name'])}<row r="7">${rich}</row>`));
    expect(await kept(read)).toEqual([[7, [null, null, 'Acme & Co']]]);
  });

  test('whatever its file is called', async () => {
    const { data } = await sendFile<PreparedImport>(
      app,
      admin,
      'customer',
      '..\\up/ x y.csv',
      workbook(textRow(1, ['Name', 'City']) + textRow(2, ['A', 'B'])),
    );
    expect(data).toMatchObject({ fileName: 'x y.csv', rowCount: 1 });
  });
});

describe('headers', () => {
  test('are found below titles, and empty rows between are no rows', async () => {
    const read = await brought('Our customers,,\n\nPrinted in May,,\nName,City,\n\nAcme,Rome\n,,\nBeta,Oslo,\n');
    expect(meant(read)).toEqual(['Name: name', 'City: city']);
    expect((await kept(read)).map(([row]) => row)).toEqual([6, 8]);
  });

  test('may be missing: the columns are called as spreadsheets call them', async () => {
    const read = await brought('Name,,City\nAcme,x,Rome,beside\n');
    expect(meant(read)).toEqual(['Name: name', 'Column B: null', 'City: city', 'Column D: null']);
  });

  test('name fields by path, label, words, or what others call them, and no field twice', async () => {
    const read = await brought('legalName,vat-number,Contact: Email,Mail,e-mail,Surname,Shoe size\na,b,c,d,e,f,g\n');
    const fields = ['legalName', 'vatNumber', 'contacts.email', null, 'email', 'contacts.lastName', null];
    expect(read.mapping.map(({ field }) => field)).toEqual(fields);
  });

  test('of the product itself are all known again', async () => {
    const { data } = await sendFile<PreparedImport>(app, admin, 'provider', 'a.csv', 'Name,Country\nA,IT\n');
    const importable = data.fields.map(({ label }) => `"${label}"`).join(',');
    const read = await brought(`${importable}\nx\n`, 'provider');
    expect(read.mapping.map(({ field }) => field)).toEqual(data.fields.map(({ path }) => path));
  });

  test('of what no file fills are left alone, not taken for what rows of the record call so', async () => {
    const read = await brought('Name,Status\nHarbour,Draft\n', 'project');
    expect(meant(read)).toEqual(['Name: name', 'Status: null']);
  });

  test('mean what the same person meant by them before', async () => {
    const text = `insert into import_headers (account_id, entity, header, field)
      values ($1, 'customer', 'shoe size', 'taxId'), ($1, 'customer', 'city', null), ($1, 'customer', 'gone', 'noField')`;
    await app.database.pool.query(text, [admin.id]);
    const file = 'Name,Shoe-Size,City,Gone\nAcme,44,Rome,x\n';
    expect(meant(await brought(file))).toEqual(['Name: name', 'Shoe-Size: taxId', 'City: null', 'Gone: null']);
    const other = await sendFile<PreparedImport>(app, await signIn(app, 'SA'), 'customer', 'a.csv', file);
    expect(meant(other.data)).toEqual(['Name: name', 'Shoe-Size: null', 'City: city', 'Gone: null']);
    await app.database.pool.query('delete from import_headers');
  });
});

describe('rows of one record', () => {
  test('fill its parts only, by what these call their fields', async () => {
    const { id } = await saveProject(admin);
    const read = await brought('Type,Description,Qty,Unit,Unit price\nservice,Work,1,day,100\n', 'project', {
      recordId: id,
    });
    const fields = ['lines.type', 'lines.description', 'lines.quantity', 'lines.unit', 'lines.unitPrice'];
    expect(read.mapping.map(({ field }) => field)).toEqual(fields);
    expect(read.fields.every(({ path }) => path.includes('.'))).toBe(true);
    expect(read.matchBy).toBeNull();
  });

  test('need a record that exists and has parts', async () => {
    const none = { recordId: '01a20058-396d-785b-8ee9-824c12351c36' };
    const lines = 'Description,Quantity\nWork,1\n';
    expect((await sendFile(app, admin, 'project', 'a.csv', lines, none)).errorCode).toBe('recordNotFound');
    expect((await sendFile(app, admin, 'place', 'a.csv', 'Name\nA\n', none)).errorCode).toBe('validationFailed');
  });
});
