import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change, parameterOf, set } from '../../../testing/callers/parameters.ts';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { sendForm } from '../../../testing/callers/send-file.ts';
import { exif, gifPicture, jpegPicture, jpegSegment, pngChunk, pngPicture } from '../../../testing/files/pictures.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readLetterhead } from '../../business/letterhead/read-letterhead.ts';
import { purgeUnusedPictures } from '../../business/letterhead/store-picture.ts';
import { purgeUnusedContents } from '../files/purge-unused-contents.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterAll(() => app.close());

interface Picture {
  sha256: string;
  type: string;
  width: number;
  height: number;
}

const upload = (person: Person, name: string, content: string | Uint8Array<ArrayBuffer>) =>
  sendForm<Picture>(app, person, '/parameter/upload-picture', name, content);

async function fetched(person: Person, sha256: string) {
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(`${app.url}/parameter/get-picture/${sha256}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A picture of one colour, different for each. */
async function coloured(width: number, height: number, color: string): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(
    await sharp({ create: { width, height, channels: 4, background: color } })
      .png()
      .toBuffer(),
  );
}

/** A whole PNG in two colours, all of it one of them: 109 KB unpack to 107 MB of rows, and those to 900 MB of pixels. */
const bomb = pngPicture({ width: 30_000, height: 30_000, bits: 1, pixels: Buffer.alloc(30_000 * (1 + 30_000 / 8)) });

/** How many pictures, and contents of any kind, the firm has. */
async function stored(): Promise<unknown> {
  const text =
    'select (select count(*) from firm_pictures) as pictures, (select count(*) from file_contents) as contents';
  return (await app.database.pool.query(text)).rows[0];
}

async function isStored(sha256: string): Promise<boolean> {
  const { rows } = await app.database.pool.query('select 1 from file_contents where sha256 = $1', [sha256]);
  return rows.length > 0;
}

describe('a picture for papers', () => {
  test('is written again: without what it told, without transparency, no larger than a page needs', async () => {
    const told = pngPicture({ chunks: [pngChunk('tEXt', 'Comment\0made at home')], after: 'made at home' });
    const plain = await upload(people.ADMIN, 'logo.png', told);
    expect(plain.data).toMatchObject({ type: 'image/png', width: 1, height: 1 });
    expect((await fetched(people.ADMIN, plain.data.sha256)).bytes.includes('made at home')).toBe(false);

    const seen = await upload(people.ADMIN, 'logo.png', await coloured(3000, 1500, '#ff000080'));
    expect(seen.data).toMatchObject({ type: 'image/png', width: 1200, height: 600 });
    const { bytes, headers } = await fetched(people.EDITOR, seen.data.sha256);
    expect(headers.get('content-type')).toBe('image/png');
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 127, 127]);
  });

  test('is what its content says, whatever it is called', async () => {
    const photo = jpegPicture({ segments: [jpegSegment(0xe1, exif(1, '47.3769 N'))] });
    const reply = await upload(people.ADMIN, 'logo.png', photo);
    expect(reply.data).toMatchObject({ type: 'image/jpeg', width: 1, height: 1 });
    expect((await fetched(people.ADMIN, reply.data.sha256)).bytes.includes('47.3769')).toBe(false);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const wrongType = 'Choose a PNG or a JPEG picture.';
  const broken = 'The file is damaged or cannot be read.';
  const tooWide = (width: string, height: string) =>
    `The picture is ${width} × ${height} pixels. Each side may have 4,000 at most.`;
  const whole = async () => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 251));
    return sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
  };
  test.each<[string, () => string | Uint8Array<ArrayBuffer> | Promise<Buffer>, string, string]>([
    ['an SVG', () => svg, 'pictureTypeNotAllowed', wrongType],
    ['an SVG called PNG', () => `\n<?xml version="1.0"?>${svg}`, 'pictureTypeNotAllowed', wrongType],
    ['a page', () => '<html><img src=x onerror=alert(1)></html>', 'pictureTypeNotAllowed', wrongType],
    ['a text', () => 'Halberd & Lane\n', 'pictureTypeNotAllowed', wrongType],
    ['a picture of another kind', () => gifPicture(), 'pictureTypeNotAllowed', wrongType],
    ['nothing', () => '', 'fileEmpty', 'This file is empty.'],
    [
      '10,000 pixels a side',
      () => pngPicture({ width: 10_000, height: 10_000 }),
      'pictureTooWide',
      tooWide('10,000', '10,000'),
    ],
    ['one side too long', () => pngPicture({ width: 4001, height: 1 }), 'pictureTooWide', tooWide('4,001', '1')],
    ['a bomb of 30,000 pixels a side', () => bomb, 'pictureTooWide', tooWide('30,000', '30,000')],
    [
      'a bomb that declares what no memory holds',
      () => pngPicture({ width: 100_000, height: 100_000 }),
      'pictureTooWide',
      tooWide('100,000', '100,000'),
    ],
    [
      'a JPEG of 65,000 pixels',
      () => jpegPicture({ width: 65_000, height: 65_000 }),
      'pictureTooWide',
      tooWide('65,000', '65,000'),
    ],
    ['pixels that are not there', () => pngPicture({ width: 3000, height: 3000 }), 'fileBroken', broken],
    ['a head without the rest', () => pngPicture().subarray(0, 40), 'fileBroken', broken],
    ['half a picture', async () => whole().then((bytes) => bytes.subarray(0, bytes.length / 2)), 'fileBroken', broken],
  ])('is refused as %s, in a sentence, and nothing of it is kept', async (_, content, code, sentence) => {
    const before = await stored();
    const reply = await upload(people.ADMIN, 'logo.png', (await content()) as Uint8Array<ArrayBuffer>);
    expect([reply.status, reply.errorCode, reply.errorMessage]).toEqual([400, code, sentence]);
    expect(await stored()).toEqual(before);
  });

  test('comes without what is packed into it beside its pixels, however much that unpacks to', async () => {
    const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024));
    for (const chunk of [
      pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed])),
      pngChunk('iCCP', Buffer.concat([Buffer.from('Profile\0\0'), packed])),
    ]) {
      const reply = await upload(people.ADMIN, 'logo.png', pngPicture({ chunks: [chunk] }));
      expect([200, 400]).toContain(reply.status);
      if (reply.status === 400) expect(reply.errorCode).toBe('fileBroken');
      else expect((await fetched(people.ADMIN, reply.data.sha256)).bytes.length).toBeLessThan(1024);
    }
  });

  test('is the one file of its form', async () => {
    const before = await stored();
    const sent = async (fill: (form: FormData) => void) => {
      const form = new FormData();
      fill(form);
      const headers = { authorization: `Bearer ${people.ADMIN.token}` };
      const response = await fetch(`${app.url}/parameter/upload-picture`, { method: 'POST', headers, body: form });
      const { errorCode } = (await response.json()) as { errorCode: string };
      return `${response.status} ${errorCode}`;
    };
    const file = new Blob([pngPicture()]);
    expect(await sent((form) => form.set('logo', file, 'logo.png'))).toBe('400 validationFailed');
    expect(await sent((form) => form.set('file', 'a text'))).toBe('400 requestNotValid');
    expect(await sent(() => undefined)).toBe('400 fileNone');
    const two = (form: FormData) => {
      form.append('file', file, 'logo.png');
      form.append('file', file, 'logo.png');
    };
    expect(await sent(two)).toBe('400 requestNotValid');
    const json = await people.ADMIN.post('/parameter/upload-picture', { file: 'logo.png' });
    expect([json.status, json.errorCode]).toEqual([415, 'contentTypeNotSupported']);
    expect(await stored()).toEqual(before);
  });

  test('of more than 1 MB is refused', async () => {
    const reply = await upload(people.ADMIN, 'logo.png', pngPicture({ after: Buffer.alloc(1024 * 1024) }));
    expect([reply.status, reply.errorMessage]).toEqual([413, 'The picture is larger than 1 MB.']);
  });
});

describe('the logo', () => {
  test('is one of the pictures that were brought, and no other file', async () => {
    const { data } = await upload(people.ADMIN, 'logo.png', await coloured(320, 80, '#102030'));
    const { sha256, ...facts } = data;
    for (const value of [
      { ...facts, sha256: sha256.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { ...data, width: 321 },
    ])
      expect((await change(people.ADMIN, 'documents.logo', { value })).fieldCodes).toEqual(['value pictureUnknown']);
    for (const value of [
      'logo.png',
      { ...data, more: 1 },
      { ...data, sha256: '../x' },
      { ...data, type: 'image/svg+xml' },
    ])
      expect((await change(people.ADMIN, 'documents.logo', { value })).status).toBe(400);
    await set(people.ADMIN, 'documents.logo', data);
    await set(people.ADMIN, 'company.name', 'Halberd & Lane');
    expect((await readLetterhead(app.database.db)).logo).toEqual({
      sha256,
      width: 320,
      height: 80,
      alt: 'Halberd & Lane',
    });
    expect((await fetched(people.EDITOR, sha256)).status).toBe(200);
    expect((await fetched(people.GUEST, sha256)).status).toBe(403);
    const file = await app.database.pool.query(
      `with one as (insert into file_contents (sha256, size) values (repeat('a', 64), 1) returning sha256) select sha256 from one`,
    );
    expect((await fetched(people.SA, file.rows[0].sha256)).status).toBe(404);
  });

  test('stays when files are purged, also after another took its place, so that old papers show it', async () => {
    const { db, pool } = app.database;
    const old = async () => {
      await pool.query("update firm_pictures set created_at = now() - interval '2 days'");
      await pool.query("update file_contents set used_at = now() - interval '2 days'");
    };
    const first = (await upload(people.ADMIN, 'logo.png', await coloured(40, 10, '#000001'))).data;
    const second = (await upload(people.ADMIN, 'logo.png', await coloured(40, 10, '#000002'))).data;
    const never = (await upload(people.ADMIN, 'logo.png', await coloured(40, 10, '#000003'))).data;
    await set(people.ADMIN, 'documents.logo', first);
    await set(people.ADMIN, 'documents.logo', second);
    await purgeUnusedPictures(db);
    await purgeUnusedContents(db);
    expect(await isStored(never.sha256)).toBe(true);
    await old();
    await purgeUnusedPictures(db);
    await purgeUnusedContents(db);
    expect(await Promise.all([first, second, never].map(({ sha256 }) => isStored(sha256)))).toEqual([
      true,
      true,
      false,
    ]);
    const late = await change(people.ADMIN, 'documents.logo', { value: never });
    expect(late.fieldErrors[0]?.message).toBe('This picture is not here any more. Choose it again.');
  });

  test('comes back by Undo', async () => {
    const first = (await upload(people.ADMIN, 'logo.png', await coloured(41, 10, '#000004'))).data;
    await set(people.ADMIN, 'documents.logo', first);
    await set(people.ADMIN, 'documents.logo', null);
    const { id, version } = await parameterOf(people.ADMIN, 'documents.logo');
    const undone = await people.ADMIN.post<{ value: unknown }>(`/parameter/undo/${id}`, { version });
    expect(undone.data.value).toEqual(first);
  });
});

describe('what papers are printed with', () => {
  test.each<[string, unknown, string[]]>([
    ['documents.accentColor', '#1b5b63', []],
    ['documents.accentColor', '#7FC8D1', ['value contrastTooLow']],
    ['documents.accentColor', 'teal', ['value colorNotValid']],
    ['documents.accentColor', '#1B5B6', ['value colorNotValid']],
    ['documents.footerColumns', ['One\nTwo', 'Three'], []],
    ['documents.footerColumns', ['1', '2', '3', '4', '5'], ['value tooManyItems']],
    ['documents.footerColumns', ['1\n2\n3\n4\n5\n6\n7'], ['value.0 tooManyLines']],
    ['documents.bankAccounts', [{ iban: 'de33 9995 0000 0004 7119 09' }], ['value.0.iban ibanNotValid']],
    ['documents.bankAccounts', [{ iban: 'DE89370400440532013000', bic: 'COBA' }], ['value.0.bic bicNotValid']],
    ['documents.bankAccounts', [{ label: 'A bank' }], ['value.0.iban fieldRequired']],
    ['documents.paperSize', 'A5', ['value valueNotAllowed']],
    ['documents.linkDays', 0, ['value numberOutOfRange']],
    ['documents.quoteCopyTo', 'office', ['value emailNotValid']],
  ])('%s set to %j is judged: %j', async (key, value, codes) => {
    const reply = await change(people.ADMIN, key, { value });
    expect(reply.fieldCodes).toEqual(codes);
  });

  test('are bank accounts of which the one of the currency stands at the foot, written in fours', async () => {
    const accounts = [
      { label: 'Any bank', iban: 'DE89 3704 0044 0532 0130 00', bic: 'cobadeffxxx' },
      { label: 'Swiss bank', iban: 'CH93 0076 2011 6238 5295 7', currency: 'CHF' },
    ];
    await set(people.ADMIN, 'documents.footerColumns', []);
    await set(people.ADMIN, 'documents.bankAccounts', accounts);
    const stored = { label: 'Any bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', currency: null };
    expect((await parameterOf(people.EDITOR, 'documents.bankAccounts')).value).toEqual([
      stored,
      { label: 'Swiss bank', iban: 'CH9300762011623852957', bic: null, currency: 'CHF' },
    ]);
    const of = async (currency: string) => (await readLetterhead(app.database.db, { currency })).footerColumns.flat();
    expect(await of('CHF')).toContain('IBAN CH93 0076 2011 6238 5295 7');
    expect(await of('USD')).toContain('IBAN DE89 3704 0044 0532 0130 00');
  });
});
