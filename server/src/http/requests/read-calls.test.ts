import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredCalls } from '../../../testing/callers/declared-calls.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;
const json = { 'content-type': 'application/json' };

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'SA');
});
afterAll(() => app.close());

const signOut = '/account/revoke-refresh-token';
const routes = [
  '/customer/save',
  '/project/save',
  '/tax-rate/save',
  '/customer/get-grid',
  '/account/verify-account',
  '/token/refresh',
  '/token/refresh-access-token',
  signOut,
];

async function told(path: string, text: string, headers: Record<string, string> = json) {
  const { status, errorCode, fieldCodes } = await person.send('POST', path, text, headers);
  return { status, errorCode, fieldCodes };
}
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('what nobody asks for in an address is refused by every call, whatever it is sent with', async () => {
  for (const { method, path } of declaredCalls(app)) {
    const address = `${path.replace(/:\w+/, '00000000-0000-7000-8000-000000000000')}?nonsense=1`;
    const { status, fieldCodes } = await person.send(method, address, undefined, {});
    expect([status, fieldCodes], `${method} ${path}`).toEqual([400, expect.arrayContaining(['nonsense fieldUnknown'])]);
  }
});

describe('a body', () => {
  const spellings = [
    'Application/JSON',
    'application/json ; charset=utf-8',
    'application/json;charset=utf-8',
    'application/json\t',
    ' application/json',
    'application/json;',
    'application/json, text/plain',
    'application/jsonx',
    'application/x-json',
    'text/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-7',
    'application/json;application/xml',
    '*/*',
  ];

  test.each(spellings)('of the type %j is validated or refused by every call that takes one', async (type) => {
    const taking = declaredCalls(app).filter(({ method, path }) => method === 'POST' || path.endsWith('-password'));
    expect(taking.length).toBeGreaterThanOrEqual(routes.length);
    for (const { method, path } of taking) {
      const headers = { 'content-type': type };
      const { status, errorCode } = await person.send(method, path, '{"nonsense":true}', headers);
      const outcome = `${status} ${errorCode}`;
      const refused = ['400 validationFailed', '415 contentTypeNotSupported'];
      // What takes a form cannot read this one.
      if (path.endsWith('/prepare-import')) refused.push('400 requestNotValid');
      if (path === '/file/save' || path === '/parameter/upload-picture')
        refused.push('400 requestNotValid', '400 fileNone');
      expect(refused, `${method} ${path}`).toContain(outcome);
    }
  });

  test('of a type that is not JSON is refused', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])
      expect((await told('/customer/save', '{"name":"Fine"}', { 'content-type': type })).status).toBe(415);
  });

  test('of no type is refused', async () => {
    const body = new Blob(['{"name":"Fine"}']);
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await fetch(`${app.url}/customer/save`, { method: 'POST', body, headers });
    expect([response.status, (await response.json()).errorCode]).toEqual([415, 'contentTypeNotSupported']);
  });

  test.each(['{', '{"name":}', '{bad', "{'name':1}", '{"a":1}}', 'NaN', '\ufeff{}x', '[1,]', '{"a":"\u0007"}'])(
    'that is not JSON is refused: %j',
    async (text) => {
      for (const path of routes)
        expect(await told(path, text)).toMatchObject({ status: 400, errorCode: 'requestNotValid' });
    },
  );

  test.each(['', 'null', '[]', '5', '"text"', 'true', '[{}]'])('that is no object is refused: %j', async (text) => {
    const taking = ['', 'null'].includes(text) ? routes.filter((path) => path !== signOut) : routes;
    for (const path of taking)
      expect(await told(path, text)).toMatchObject({ status: 400, errorCode: 'validationFailed' });
  });

  test('may be missing where nothing need be said', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    for (const path of [`/customer/undo-bulk/${id}`, `/customer/undo-import/${id}`, `/job/cancel/${id}`])
      for (const text of [undefined, '', '{}'])
        expect(await person.send('POST', path, text, json)).toMatchObject({ status: 404 });
    const other = await signIn(app, 'EDITOR');
    expect((await other.send('POST', signOut, undefined, {})).status).toBe(200);
    expect((await other.post('/customer/get-grid', {})).status).toBe(401);
  });

  test('with characters no text may hold is refused at its place', async () => {
    for (const character of ['\\u0000', '\\ud800', 'x\\udc00', '\\udc00\\ud800'])
      expect(await told('/customer/save', `{"name":"Fine","contacts":[{"lastName":"a${character}"}]}`)).toEqual({
        status: 400,
        errorCode: 'validationFailed',
        fieldCodes: ['contacts.0.lastName textNotValid'],
      });
    expect((await told('/customer/save', '{"na\\u0000me":"x"}')).status).toBe(400);
    expect((await told('/account/verify-account', '{"username":"a\\u0000","password":"x"}')).status).toBe(400);
  });

  test('with a key twice is refused at its place, however it is spelled, in the address of a list too', async () => {
    for (const path of routes)
      expect(await told(path, '{"name":"Fine","na\\u006de":"Other"}')).toMatchObject({
        status: 400,
        fieldCodes: ['name fieldTwice'],
      });
    expect(
      (await told('/customer/save', '{"name":"Fine","contacts":[{"lastName":"A","lastName":"B"}]}')).fieldCodes,
    ).toEqual(['contacts.0.lastName fieldTwice']);
    const query = encodeURIComponent('{"page":1,"page":2}');
    expect((await person.get(`/customer/get-grid?query=${query}`)).fieldCodes).toEqual(['page fieldTwice']);
    expect((await person.get('/customer/get-grid?query=%7B%7D&query=%7B%7D')).status).toBe(400);
  });

  test('that reaches into prototypes is refused', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype'])
      for (const path of routes) {
        const { status, fieldCodes } = await told(path, `{"name":"Fine","${key}":{"polluted":1}}`);
        expect([status, ...fieldCodes]).toEqual([400, `${key} fieldUnknown`]);
      }
    expect(
      (await told('/customer/save', '{"name":"Fine","contacts":[{"__proto__":{"polluted":1}}]}')).fieldCodes,
    ).toEqual(['contacts.0.__proto__ fieldUnknown']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('may be twenty deep, have two hundred keys and a thousand entries, and no more', async () => {
    expect((await told('/customer/save', `{"foo":${nested(19)}}`)).fieldCodes).toContain('foo fieldUnknown');
    expect(await told('/customer/save', `{"foo":${nested(20)}}`)).toMatchObject({
      status: 400,
      errorCode: 'requestNotValid',
    });
    expect((await told('/customer/save', `{"foo":${nested(100_000)}}`)).errorCode).toBe('requestNotValid');
    const keys = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));
    expect((await told('/customer/save', keys(200))).fieldCodes).toContain('k0 fieldUnknown');
    expect((await told('/customer/save', keys(201))).fieldCodes).toEqual([' tooManyItems']);
    const items = (count: number) => JSON.stringify({ foo: Array.from({ length: count }, () => 1) });
    expect((await told('/customer/save', items(1000))).fieldCodes).toContain('foo fieldUnknown');
    expect((await told('/customer/save', items(1001))).fieldCodes).toEqual(['foo tooManyItems']);
  });

  test('may be 256 KB, a project 4 MB, and no more', async () => {
    const of = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`;
    expect(await told('/customer/save', of(256 * 1024))).toMatchObject({ status: 400, fieldCodes: ['name maxLength'] });
    expect(await told('/customer/save', of(256 * 1024 + 1))).toMatchObject({
      status: 413,
      errorCode: 'requestTooLarge',
    });
    expect((await told('/project/save', of(4 * 1024 * 1024))).fieldCodes).toContain('name maxLength');
    expect((await told('/project/save', of(4 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await told('/account/verify-account', of(256 * 1024 + 1))).status).toBe(413);
    const lines = Array.from({ length: 1000 }, () => work({ description: 'd'.repeat(3000) }));
    const project = await person.post('/project/save', { name: 'Three megabytes', isInternal: true, lines });
    expect(project.status).toBe(200);
  });

  test('with numbers beyond all bounds is refused', async () => {
    for (const number of ['1e400', '-1e400']) {
      expect((await told('/project/get-grid', `{"page":${number}}`)).fieldCodes).toEqual(['page numberNotValid']);
      expect((await told('/customer/save', `{"name":"Fine","hoursPerDay":${number}}`)).fieldCodes).toEqual([
        'hoursPerDay numberNotValid',
      ]);
    }
    expect((await told('/project/get-grid', '{"page":99999999999999999999}')).status).toBe(400);
  });

  test('that is refused writes nothing', async () => {
    expect(await grid(person, 'customer', { total: 'exact' })).toMatchObject({ total: 0 });
  });

  test('may be named and absent where a call needs none', async () => {
    expect((await person.send('PUT', '/customer/undelete/x', '', json)).status).toBe(404);
    expect((await person.send('DELETE', '/customer/remove/x', undefined, json)).status).toBe(404);
  });
});

describe('the header of the zone', () => {
  test.each(['Europe/Zurich', '', 'x'.repeat(10_000), '+05:00', '../../etc/passwd', '%00', '"', 'UTC; drop table'])(
    '%j never fails a call',
    async (zone) => {
      const query = { filter: { all: [{ field: 'createdAt', operator: 'relative', value: 'thisWeek' }] } };
      expect((await person.post('/customer/get-grid', query, { 'x-time-zone': zone })).status).toBe(200);
    },
  );
});
