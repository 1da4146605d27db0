import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../callers/call.ts';
import { type Person, signIn } from '../callers/people.ts';
import { type UndoneDatabase, undoneDatabase } from '../database/undone-database.ts';
import { type LastWrite, watchWrites } from '../database/watch-writes.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { newTrier, type Trier } from './matrix-people.ts';
import { type Identity, identities, matrix, type Outcome } from './permission-matrix.ts';
import { sendingFor } from './sending-for.ts';

/** What a reply came to; what is none of the outcomes is told as it is. */
function outcomeOf({ status, errorCode, fieldCodes, data, alerts }: Reply): Outcome | string {
  if (status === 200) {
    const { rows, count } = (data ?? {}) as { rows?: unknown[]; count?: unknown };
    const isNothing = rows?.length === 0 || count === 0;
    return isNothing && alerts.length === 1 ? 'empty' : 'yes';
  }
  if (status === 401) return 'out';
  if (status === 403) return 'no';
  if (status === 404 && errorCode === 'recordNotFound') return 'hidden';
  return status === 409 ? 'held' : `${status} ${errorCode} ${fieldCodes.join()}`;
}

/** Makes every call of the matrix as somebody of an identity, a test for each: what a call has changed is taken back and decides no other. */
export function tryMatrix(identity: Identity): void {
  describe(identity, () => {
    const column = identities.indexOf(identity);
    let takenBack: UndoneDatabase;
    let app: TestApp;
    let keeper: Person;
    let me: Trier;
    let lastWrite: LastWrite;
    let asked = 0;

    beforeAll(async () => {
      takenBack = await undoneDatabase();
      app = await startTestApp({ trustedProxies: ['127.0.0.1'], database: takenBack.database });
      keeper = await signIn(app, 'SA', 'The keeper');
      me = await newTrier(app, keeper, identity);
      lastWrite = await watchWrites(app.database.pool);
    });
    afterAll(async () => {
      await app.close();
      await takenBack.database.close();
    });
    // A reply that is not as declared has failed its own cell; the others are still to be compared.
    afterEach(() => void app.faults.splice(0));

    test.each(matrix.map((row) => ({ ...row, expected: row.cells[column] })))(
      '$call $on: $expected',
      ({ expected, ...row }) =>
        takenBack.tryOut(async () => {
          const { method, path, body } = await sendingFor({ app, keeper, me }, row);
          const isReading = method === 'GET' || path.endsWith('/get-grid');
          const before = expected === 'yes' || isReading ? null : await lastWrite();
          const isForm = typeof body === 'string' || body instanceof Uint8Array;
          const text = body === undefined || isForm ? body : JSON.stringify(body);
          asked += 1;
          const type = isForm ? 'multipart/form-data; boundary=x' : 'application/json';
          // From here and there: only a few refusals from one network are noted.
          const from = { 'x-forwarded-for': `10.0.${asked % 200}.1` };
          const headers = { ...(text !== undefined && { 'content-type': type }), ...from };
          const reply = await me.calls.send(method, path, text, headers);
          expect(outcomeOf(reply)).toBe(expected);
          if (before !== null) expect(await lastWrite()).toBe(before);
          if (expected === 'no' || expected === 'out') expect(await noted(app, reply)).toEqual(['callRefused']);
        }),
    );
  });
}

/** What the audit says of a call. */
async function noted({ database }: TestApp, { requestId }: Reply): Promise<string[]> {
  const { rows: entries } = await database.pool.query<{ action: string }>(
    'select action from audit where request_id = $1',
    [requestId],
  );
  return entries.map(({ action }) => action);
}
