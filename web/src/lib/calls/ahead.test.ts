import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, askAhead } from './ahead.ts';
import { send } from './reply.ts';

const body = { page: 1, fields: ['code'] };
const authorization = 'Bearer of-this-session';
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const list: Asked & { authorization: string } = {
  method: 'POST',
  path: '/project/get-grid',
  body,
  authorization,
  timeZone,
  language: 'en',
};

let asked: { path: string; headers: Record<string, string> }[] = [];
let statuses: number[] = [];

beforeEach(() => {
  asked = [];
  statuses = [];
  globalThis.askedAhead = undefined;
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, headers });
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('no network');
    const envelope = { result: status === 200 ? 'success' : 'fatal-error', data: asked.length };
    return new Response(JSON.stringify(envelope), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.askedAhead = undefined;
});

/** Asks as the list does, and tells which of the requests answered. */
async function answeredBy(other: Partial<Asked> = {}): Promise<unknown> {
  const { method, path, body: sent, authorization: as } = { ...list, ...other };
  return (await send(method, path, sent, as === undefined ? {} : { Authorization: as })).envelope.data;
}

test('a request made ahead answers the same request, which is not sent again; the next one is', async () => {
  askAhead(list);
  expect(await answeredBy()).toBe(1);
  expect(asked).toHaveLength(1);
  expect(await answeredBy()).toBe(2);
});

test('a request made ahead is sent with the same headers as the request it answers', async () => {
  askAhead(list);
  await answeredBy();
  await answeredBy();
  expect(asked[0]).toEqual(asked[1]);
});

test.each<[what: string, other: Partial<Asked>]>([
  ['another person, or the same by another token', { authorization: 'Bearer of-another-session' }],
  ['nobody', { authorization: undefined }],
  ['another page of the list', { body: { ...body, page: 2 } }],
  ['other columns', { body: { ...body, fields: ['code', 'contractNet'] } }],
  ['another list', { path: '/customer/get-grid' }],
])('a request made ahead is not used for %s', async (_what, other) => {
  askAhead(list);
  expect(await answeredBy(other)).toBe(2);
  expect(asked).toHaveLength(2);
});

test('a request made ahead is not used once another time zone was chosen', async () => {
  askAhead({ ...list, timeZone: 'Pacific/Chatham' });
  expect(await answeredBy()).toBe(2);
});

test('a request made ahead is not used once another language is read', async () => {
  askAhead({ ...list, language: 'de' });
  expect(await answeredBy()).toBe(2);
});

test.each([
  ['refused', 403],
  ['of a session that is over', 401],
  ['of a server that is too busy', 503],
  ['without an answer', 0],
])('a request made ahead that was %s is sent again as if it had not been made', async (_what, status) => {
  statuses = [status];
  askAhead(list);
  expect(await answeredBy()).toBe(2);
});

test('a reply to a request made ahead is not used after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  askAhead(list);
  await globalThis.askedAhead?.[0]?.reply;
  vi.advanceTimersByTime(10_001);
  expect(await answeredBy()).toBe(2);
});
