import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../testing/call.ts';
import { declaredCalls } from '../testing/declared-calls.ts';
import { matrixDocument } from '../testing/matrix-document.ts';
import { newTrier, type Trier } from '../testing/matrix-people.ts';
import { isOnMany, sendingFor } from '../testing/matrix-targets.ts';
import { type Person, signIn } from '../testing/people.ts';
import { identities, matrix, type Outcome, outcomes } from '../testing/permission-matrix.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type LastWrite, watchWrites } from '../testing/watch-writes.ts';

const document = new URL('../../docs/permissions.md', import.meta.url);

/** What a reply came to; what is none of the outcomes is told as it is. */
function outcomeOf({ status, errorCode, fieldCodes, data, alerts }: Reply): Outcome | string {
  if (status === 200) {
    const rows = (data as { rows?: unknown[] } | null)?.rows;
    return rows?.length === 0 && alerts.length === 1 ? 'empty' : 'yes';
  }
  if (status === 401) return 'out';
  if (status === 403) return 'no';
  if (status === 404 && errorCode === 'recordNotFound') return 'hidden';
  return status === 409 ? 'held' : `${status} ${errorCode} ${fieldCodes.join()}`;
}

describe('the matrix of permissions', () => {
  test('has a row for every call of the application, and no call that is none', async () => {
    const app = await startTestApp();
    const declared = declaredCalls(app).map(({ method, path }) => `${method} ${path}`);
    await app.close();
    expect([...new Set(matrix.map(({ call }) => call))].sort()).toEqual(declared.sort());
  });

  test('says one of the outcomes for each identity', () => {
    for (const { call, on, cells } of matrix) {
      expect(cells.length, `${call} ${on}`).toBe(identities.length);
      expect(Object.keys(outcomes)).toEqual(expect.arrayContaining([...cells]));
    }
    expect(new Set(matrix.map(({ call, on }) => `${call} ${on}`)).size).toBe(matrix.length);
  });

  test('is written down for people to read', () => {
    if (process.env.UPDATE_PERMISSIONS) writeFileSync(document, matrixDocument(matrix));
    expect(readFileSync(document, 'utf8')).toBe(matrixDocument(matrix));
  });
});

/** Calls that change who somebody is or what is his, or that are counted; what others change is made for each cell. */
const ofOneself =
  /^\/(account|session|token|api|personnel|project|customer|provider|parameter|draft|view|note|file|job|notification|trash)\/|\/export$/;

/** Calls on all that is in reach come first, while that is little. */
const rows = [...matrix.filter(isOnMany), ...matrix.filter((row) => !isOnMany(row))];

describe.each(identities)('%s', (identity) => {
  const column = identities.indexOf(identity);
  let app: TestApp;
  let keeper: Person;
  let lastWrite: LastWrite;
  let me: Trier | null = null;
  let asked = 0;

  beforeAll(async () => {
    app = await startTestApp({ trustedProxies: ['127.0.0.1'] });
    keeper = await signIn(app, 'SA', 'The keeper');
    lastWrite = await watchWrites(app.database.pool);
  });
  afterAll(() => app.close());
  // A reply that is not as declared has failed its own cell; the others are still to be compared.
  afterEach(() => void app.faults.splice(0));

  test.each(rows.map((row) => ({ ...row, expected: row.cells[column] })))(
    '$call $on: $expected',
    async ({ expected, ...row }) => {
      me ??= await newTrier(app, keeper, identity);
      const { calls } = me;
      const { method, path, body } = await sendingFor({ app, keeper, me }, row);
      const isReading = method === 'GET' || path.endsWith('/get-grid');
      // What a call has changed must not decide the next cell.
      if (expected === 'yes' && !isReading && ofOneself.test(path)) me = null;
      const before = expected === 'yes' || isReading ? null : await lastWrite();
      const isForm = typeof body === 'string';
      const text = body === undefined || isForm ? body : JSON.stringify(body);
      asked += 1;
      const headers = {
        ...(text !== undefined && { 'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json' }),
        // From here and there: of one network only so many refusals are noted.
        'x-forwarded-for': `10.0.${asked % 200}.1`,
      };
      const reply = await calls.send(method, path, text, headers);
      expect(outcomeOf(reply)).toBe(expected);
      if (before !== null) expect(await lastWrite()).toBe(before);
      if (expected === 'no' || expected === 'out') expect(await noted(app, reply)).toEqual(['callRefused']);
    },
  );
});

/** What the audit says of a call. */
async function noted({ database }: TestApp, { requestId }: Reply): Promise<string[]> {
  const { rows } = await database.pool.query<{ action: string }>('select action from audit where request_id = $1', [
    requestId,
  ]);
  return rows.map(({ action }) => action);
}
