import { readdir, readlink } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { sendFile } from '../../../../testing/callers/send-file.ts';
import { textRow, workbook, zipFile } from '../../../../testing/files/zip-file.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

/** Whatever a test sent, nothing of it is kept: no row in the database, no file on the disk. */
afterEach(async () => {
  const text = 'select (select count(*) from imports)::int as imports, (select count(*) from import_rows)::int as rows';
  expect((await app.database.pool.query(text)).rows).toEqual([{ imports: 0, rows: 0 }]);
  // Other servers on this machine have files too, each for a moment.
  await expect.poll(uploadsLeft).toEqual([]);
});

/** Files of uploads: those with a name, and those this process still holds open. */
async function uploadsLeft(): Promise<string[]> {
  const named = (await readdir(tmpdir())).filter((name) => name.startsWith('mandate-upload-'));
  const open = process.platform === 'linux' ? await readdir('/proc/self/fd') : [];
  const paths = await Promise.all(open.map((fd) => readlink(join('/proc/self/fd', fd)).catch(() => '')));
  return [...named, ...paths.filter((path) => path.includes('mandate-upload-'))];
}

type Content = string | Uint8Array<ArrayBuffer>;

/** What a file is refused with: status, code and sentence. */
async function told(content: Content, noun = 'customer', name = 'list.csv'): Promise<string> {
  const { status, errorCode, errorMessage } = await sendFile(app, admin, noun, name, content);
  return `${status} ${errorCode}: ${errorMessage}`;
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const head = 'Name,City\n';
const inCode = (rows: number) => Array.from({ length: rows }, (_, at) => `Number ${at},Rome\n`).join('');

describe('a file of another kind is named', () => {
  const files: [string, Content, string][] = [
    ['a picture', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'This is a picture,'],
    ['a PDF document', bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3'), 'This is a PDF document,'],
    [
      'a Word document',
      zipFile([
        { path: '[Content_Types].xml', content: '<Types/>' },
        { path: 'word/document.xml', content: '' },
      ]),
      'This is a Word document,',
    ],
    ['an archive', zipFile([{ path: 'list.csv', content: head }]), 'This is an archive,'],
    [
      'an OpenDocument table',
      zipFile([
        { path: 'mimetype', content: '' },
        { path: 'content.xml', content: '' },
      ]),
      'This is an OpenDocument file,',
    ],
    ['a web page', '<!DOCTYPE html><table><tr><td>Name</td></tr></table>', 'This is a web page or XML,'],
    ['a program', bytes('MZ\x90\0\x03\0\0\0'), 'This is neither'],
  ];
  test.each(files)('%s', async (_, content, sentence) => {
    expect(await told(content)).toMatch(`400 importNotAFile: ${sentence}`);
  });

  test('a workbook of the old format', async () => {
    const content = bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`);
    expect(await told(content, 'customer', 'list.xlsx')).toMatch(/^400 importOldExcel: .*\.xls.*password/);
  });
});

describe('a text of another encoding is refused with the row that tells', () => {
  const files: [string, Content, number][] = [
    ['in its second row', bytes(`${head}Z\xfcrich,CH\nRome,IT\n`), 2],
    ['in the headers', bytes('Stra\xdfe,City\nA,B\n'), 1],
    ['at the beginning of a row', bytes(`${head}a,b\n\xfc,c\n`), 3],
    ['within quotes', bytes(`${head}a,b\n"c\nd\xfce",f\n`), 3],
    [
      'far from the beginning',
      Buffer.concat([Buffer.from(head + inCode(20_000)), bytes('B\xe9b\xe9,Rome\nlast,Rome\n')]),
      20_002,
    ],
    ['with a NUL', `${head}${inCode(10_000)}a\0,b\n`, 10_002],
    ['cut within a character', Buffer.concat([Buffer.from(`${head}a,b\n`), bytes('\xe2\x82')]), 3],
    ['in UTF-16 with half a character', Buffer.from('\ufeffName\tCity\nA\ud800B\tC\n', 'utf16le'), 2],
  ];
  test.each(files)('%s', async (_, content, row) => {
    expect(await told(content)).toMatch(`400 importEncoding: Row ${row} contains characters that are not UTF-8.`);
  });
});

describe('a table that cannot be one is refused with row and column', () => {
  const wide = (count: number) => Array.from({ length: count }, (_, at) => `H${at}`);
  const long = 'x'.repeat(1024 * 1024);
  const files: [string, Content, string][] = [
    [
      'with a header twice',
      'Name,E-mail,city, e-MAIL \na,b,c,d\n',
      'importHeaderTwice: The heading "e-MAIL" is in row 1 twice: in columns B and D.',
    ],
    ['with 300 columns', `${wide(300).join()}\n`, 'importTooManyColumns: Row 1 has 300 columns.'],
    ['with 300 columns in a workbook', workbook(textRow(1, wide(300))), 'importTooManyColumns: Row 1 has 300 columns.'],
    ['with 300 cells in a row', `${head}a,b\n${wide(300).join()}\n`, 'importTooManyColumns: Row 3 has 300 columns.'],
    ['with a cell of 1 MB', `${head}a,b\nc,${long}\n`, 'importCellTooLong: The cell in row 3, column B is longer'],
    [
      'with a cell of 14 MB',
      `${head}a,b\nc,${long.repeat(14)}\n`,
      'importCellTooLong: The cell in row 3, column B is longer',
    ],
    [
      'with a cell of 1 MB in a workbook',
      workbook(textRow(1, ['Name', 'City']) + textRow(4, ['a', long])),
      'importCellTooLong: The cell in row 4, column B',
    ],
    ['with a quote never closed', `${head}a,b\nc,"d\ne,f\n`, 'importBroken: Row 3 cannot be read: a quotation mark'],
    ['without rows', head, 'importEmpty: The file has no rows'],
    ['without anything', '', 'importEmpty'],
    ['with blanks alone', ' \n,,\n', 'importEmpty'],
    [
      'with figures for headers',
      workbook('<row r="2"><c><v>1</v></c></row><row r="3"><c><v>2</v></c></row>'),
      'importNoHeader: Row 2 should contain the column headings',
    ],
    [
      'of other records',
      'Code,Category,Unit,Unit price,Delivered by,Name\n1,a,b,2,c,d\n',
      'importOtherEntity: The headings in row 1 look like those of Services.',
    ],
  ];
  test.each(files)('%s', async (_, content, sentence) => {
    expect(await told(content)).toMatch(`400 ${sentence}`);
  });

  test('with more than 100,000 rows', async () => {
    expect(await told(head + 'a,b\n'.repeat(100_001))).toMatch(
      '400 importTooManyRows: The file has more than 100,000 rows.',
    );
  });
});

describe('a workbook that hides something is refused', () => {
  const rows = textRow(1, ['Name', 'City']) + textRow(2, ['a', 'b']);
  const big = '<row/>'.repeat(400_000);
  const files: [string, Content, string][] = [
    [
      'a bomb of one dense file',
      workbook(rows, [{ path: 'xl/media/a.bin', content: Buffer.alloc(30_000_000) }]),
      'importBomb',
    ],
    [
      'a sheet that says it is small',
      workbook(rows, [
        { path: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${big}`, saidBytes: 900_000 },
      ]),
      'importBomb',
    ],
    [
      'one said to be of gigabytes',
      workbook(rows, [{ path: 'xl/a.bin', content: 'x', saidBytes: 4_000_000_000 }]),
      'importBomb',
    ],
    [
      'thousands of files',
      workbook(
        rows,
        Array.from({ length: 2_000 }, (_, at) => ({ path: `a/${at}`, content: '' })),
      ),
      'importBomb',
    ],
    [
      'a document type',
      workbook(rows, [{ path: 'xl/worksheets/sheet1.xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' }]),
      'importBroken',
    ],
    ['a sheet that ends too soon', workbook(`${rows}<row>`), 'importBroken'],
    ['rows out of order', workbook(rows + rows), 'importBroken: The file is damaged: row 3 cannot be read.'],
    ['half a file', Buffer.from(workbook(rows).subarray(0, 700)), 'importBroken'],
    ['no sheet', workbook('', [{ path: 'xl/workbook.xml', content: '<workbook/>' }]), 'importEmpty'],
  ];
  test.each(files)('%s', async (_, content, sentence) => {
    expect(await told(content, 'customer', 'list.xlsx')).toMatch(`400 ${sentence}`);
  });
});

describe('a form is refused', () => {
  const send = async (type: string, text: string) => {
    const { status, errorCode, errorMessage } = await admin.send('POST', '/customer/prepare-import', text, {
      'content-type': type,
    });
    return `${status} ${errorCode} ${errorMessage}`;
  };
  const part = (facts: string, text: string) => `--x\r\nContent-Disposition: form-data; ${facts}\r\n\r\n${text}\r\n`;

  test('of another type', async () => {
    expect(await send('application/json', '{}')).toMatch(
      '415 contentTypeNotSupported Send the file as multipart/form-data.',
    );
    expect(
      (
        await admin.send('POST', '/customer/get-grid', part('name="a"', 'b'), {
          'content-type': 'multipart/form-data; boundary=x',
        })
      ).status,
    ).toBe(415);
  });

  test.each([
    ['without a file', `${part('name="recordId"', 'a')}--x--\r\n`, '400 importNoFile'],
    ['without anything', '--x--\r\n', '400 importNoFile'],
    [
      'with two files',
      `${part('name="file"; filename="a"', head)}${part('name="file"; filename="b"', head)}--x--\r\n`,
      '400 requestNotValid',
    ],
    [
      'with a field twice',
      `${part('name="recordId"', 'a')}${part('name="recordId"', 'b')}--x--\r\n`,
      '400 requestNotValid',
    ],
    [
      'with a field named like a prototype',
      `${part('name="__proto__"; filename="a"', 'a')}--x--\r\n`,
      '400 requestNotValid',
    ],
    ['that is none', 'nonsense', '400 requestNotValid'],
    ['that ends too soon', part('name="file"; filename="a"', head), '400 requestNotValid'],
  ])('%s', async (_, text, expected) => {
    expect(await send('multipart/form-data; boundary=x', text)).toMatch(expected);
  });

  test.each([
    ['with another field', `${part('name="other"', 'a')}--x--\r\n`, 'other fieldUnknown'],
    ['with another file', `${part('name="picture"; filename="a"', 'a')}--x--\r\n`, 'picture fieldUnknown'],
  ])('%s, which is named', async (_, text, expected) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status, fieldCodes } = await admin.send('POST', '/customer/prepare-import', text, headers);
    expect([status, fieldCodes]).toEqual([400, [expected]]);
  });

  test('without a boundary', async () => {
    expect(await send('multipart/form-data;', 'a')).toMatch('400 requestNotValid');
  });
});

describe('a file of 200 MB', () => {
  const piece = Buffer.from('Acme,Rome\n'.repeat(6_553));
  const opening = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nName,City\n';

  /** Sends pieces for as long as they are taken, and tells how many were when the answer came. */
  function sent(length: number | null, pieces: number): Promise<{ status: number; text: string; pieces: number }> {
    return new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        ...(length !== null && { 'content-length': length }),
      };
      let count = 0;
      const call = request(`${app.url}/customer/prepare-import`, { method: 'POST', headers }, async (reply) => {
        const at = count;
        let text = '';
        for await (const part of reply) text += part;
        call.destroy();
        resolve({ status: reply.statusCode ?? 0, text, pieces: at });
      });
      call.on('error', reject);
      call.write(opening);
      const next = () => {
        count += 1;
        if (count > pieces || call.destroyed) return;
        call.write(piece, () => setImmediate(next));
      };
      next();
    });
  }

  test('is refused before it is read, and the sender gets to hear it', async () => {
    const { status, text, pieces } = await sent(200 * 1024 * 1024, 3_200);
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({
      errorCode: 'importTooLarge',
      errorMessage: expect.stringContaining('50 MB'),
    });
    expect(pieces).toBeLessThan(800);
  });

  test('that does not say its size is refused as soon as it is too large', async () => {
    const { status, text, pieces } = await sent(null, 3_200);
    expect([status, JSON.parse(text).errorCode]).toEqual([413, 'importTooLarge']);
    expect(pieces).toBeGreaterThan(700);
    expect(pieces).toBeLessThan(2_000);
  });

  test('whose sender goes away leaves nothing', async () => {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=x' };
    const call = request(`${app.url}/customer/prepare-import`, { method: 'POST', headers });
    call.on('error', () => undefined);
    call.write(opening);
    call.write(piece);
    while ((await uploadsLeft()).length === 0) await sleep(5);
    call.destroy();
    while ((await uploadsLeft()).length > 0) await sleep(5);
  });
});
