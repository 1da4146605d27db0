import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, type Entry, type TimeFirm, timeFirm, wednesday } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
});
afterAll(() => app.close());

const hour = 3_600;
const cell = (date: string, values: object = {}) => ({ lineId: firm.lineId, date, seconds: hour, ...values });

/** What the histories of some entries tell: version, what was done, and the fields it was done to. */
async function told(ids: readonly string[]) {
  const replies = await Promise.all(
    ids.map((id) =>
      firm.sa.get<{ rows: { version: number; action: string; changes: { field: string }[] }[] }>(
        `/entry/history/${id}`,
      ),
    ),
  );
  return replies.map(({ data }) =>
    data.rows.map(({ version, action, changes }) => [version, action, changes.map(({ field }) => field).sort()]),
  );
}

async function stored(ids: readonly string[]): Promise<number> {
  const text = 'select count(*)::integer as count from entries where id = any($1)';
  return (await app.database.pool.query(text, [ids])).rows[0].count;
}

test('entries made, changed and removed by one call keep a history each, and its reply when it was lost', async () => {
  const [one, two, three] = [uuidV7(), uuidV7(), uuidV7()];
  await book(firm.ann, cell('2026-02-02', { id: one }), cell('2026-02-03', { id: two }));
  const all = [
    cell('2026-02-04', { id: three }),
    { id: one, version: 1, seconds: 2 * hour, text: 'Longer' },
    { id: two, version: 1, seconds: 0 },
  ];
  const first = await book(firm.ann, ...all);
  expect(first.data.entries).toMatchObject([
    { id: three, version: 1, seconds: hour },
    { id: one, version: 2, seconds: 2 * hour, text: 'Longer' },
    { id: two, version: 2 },
  ]);
  expect((await book(firm.ann, ...all)).data.entries).toEqual(first.data.entries);
  const [ofOne, ofTwo, ofThree] = await told([one, two, three]);
  expect(ofOne?.map(([version, action]) => [version, action])).toEqual([
    [2, 'save'],
    [1, 'create'],
  ]);
  expect(ofOne?.[0]?.[2]).toEqual(expect.arrayContaining(['seconds', 'text']));
  expect(ofTwo?.map(([version, action]) => [version, action])).toEqual([
    [2, 'remove'],
    [1, 'create'],
  ]);
  expect(ofThree).toMatchObject([[1, 'create', expect.arrayContaining(['date', 'lineId', 'seconds'])]]);
});

test('several changes of one call are found by the words they are changed to', async () => {
  const ids = [uuidV7(), uuidV7()];
  await book(firm.ann, ...ids.map((id, at) => cell(`2026-02-1${at}`, { id })));
  await book(firm.ann, ...ids.map((id, at) => ({ id, version: 1, text: `Kingfisher ${at}` })));
  const { data } = await firm.ann.post<{ rows: Entry[] }>('/entry/get-grid', { search: 'kingfisher' });
  expect(data.rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test('an entry that is sent twice by one call is one, or its id was used for another', async () => {
  const id = uuidV7();
  const same = cell('2026-02-05', { id });
  const both = await book(firm.ann, same, same);
  expect([both.status, both.data.entries.length, await stored([id])]).toEqual([200, 2, 1]);
  const other = uuidV7();
  const differing = await book(firm.ann, cell('2026-02-06', { id: other }), cell('2026-02-09', { id: other }));
  expect([differing.errorCode, await stored([other])]).toEqual(['idAlreadyUsed', 0]);
});

test('an id used by two people at the same moment is one of theirs', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [shared, ofAnn, ofEve] = [uuidV7(), uuidV7(), uuidV7()];
    const date = `2026-01-1${2 + round}`;
    const replies = await Promise.all([
      book(firm.ann, cell(date, { id: shared }), cell(date, { id: ofAnn })),
      book(firm.eve, cell(date, { id: shared }), cell(date, { id: ofEve })),
    ]);
    expect(replies.map(({ errorCode, status }) => errorCode ?? status).sort()).toEqual([200, 'idAlreadyUsed']);
    expect(await stored([shared, ofAnn, ofEve])).toBe(2);
  }
});

test('what one person made is no repeat of what another sends alike', async () => {
  const id = uuidV7();
  const same = cell('2026-02-10', { id });
  expect((await book(firm.ann, same)).status).toBe(200);
  expect((await book(firm.eve, same)).errorCode).toBe('idAlreadyUsed');
  expect((await book(firm.ann, same)).data.entries).toMatchObject([{ id, personnelId: firm.ann.personnelId }]);
});

test('a reference of another system that comes twice in one call refuses all of it, naming it', async () => {
  const ids = [uuidV7(), uuidV7(), uuidV7()];
  const [one, two, three] = ids;
  const reply = await book(
    firm.sa,
    ...[
      cell(wednesday, { id: one, externalRef: 'T-1' }),
      cell(wednesday, { id: two }),
      cell(wednesday, { id: three, externalRef: 'T-1' }),
    ].map((entry) => ({ ...entry, personnelId: firm.ann.personnelId })),
  );
  expect(reply.errorCode).toBe('valueNotUnique');
  expect(await stored(ids)).toBe(0);
});
