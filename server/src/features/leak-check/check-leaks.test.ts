import { customer } from '@mandate/contract/entities/customer.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/callers/people.ts';
import { databasePrint } from '../../../testing/database/database-print.ts';
import { type Expectation, expectation, expectedSight } from '../../../testing/permissions/expectation.ts';
import { saveFirmWithSecrets } from '../../../testing/permissions/save-firm-with-secrets.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createApp } from '../../create-app.ts';
import { createLog } from '../../create-log.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { usualAdmission } from '../../http/limits/admission.ts';
import { usualLimits } from '../../http/limits/connection-limits.ts';
import { ringOf } from '../../secrets/key-ring.ts';
import { leaksOf } from './check-leaks.ts';
import { type Heard, hearEverybody } from './hear-everybody.ts';
import { permitted } from './permitted.ts';
import { ask, entityOf } from './reads.ts';
import { someMember, viewersAs } from './viewers.ts';

let app: TestApp;
let sa: Person;
let traces: Awaited<ReturnType<typeof tracesOf>>;
let inside: FastifyInstance;
/** What everybody is told, by the guest who is a member; and where nobody is one. */
let heard: Heard;
let heardOfNobody: Heard;

beforeAll(async () => {
  app = await startTestApp();
  sa = await saveFirmWithSecrets(app);
  const memberId = await someMember(app.database.db);
  inside = await createApp({
    database: app.database,
    standby: null,
    tokens: app.tokens,
    seal: app.seal,
    log: createLog('silent'),
    trustedProxies: [],
    limits: usualLimits(1),
    admission: usualAdmission(1),
    publicUrl: null,
    mailAllowPrivate: false,
    backups: { folder: '/nowhere', ring: ringOf(app.ring), builtIn: null },
    dataDir: null,
    room: unknownRoom,
    webDir: null,
    stopping: { isStopping: false },
    findCaller: viewersAs(memberId),
  });
  // Who asks for the figures of the firm works in what changed: that is done before.
  await sa.get('/dashboard/get');
  traces = await tracesOf(app);
  heard = remembering(await hearEverybody(inside, memberId));
  heardOfNobody = { ...(await hearEverybody(inside, null)), ask: heard.ask };
}, 600_000);
afterAll(async () => {
  await inside.close();
  await app.close();
});

/** The same, which makes no call twice: nobody changes anything here. */
function remembering(of: Heard): Heard {
  const replies = new Map<string, ReturnType<Heard['ask']>>();
  return {
    ...of,
    ask(viewer, read) {
      const key = JSON.stringify([viewer, read]);
      const reply = replies.get(key) ?? of.ask(viewer, read);
      replies.set(key, reply);
      return reply;
    },
  };
}

/** What a check would leave behind. */
async function tracesOf({ database: { pool } }: TestApp) {
  const audited = await pool.query('select count(*) as count from audit');
  return { print: await databasePrint(pool), audited: audited.rows };
}

const changed = (entity: string, changes: Expectation[string]) =>
  expectedSight({ ...expectation, [entity]: { ...expectation[entity], ...changes } });

describe.each([
  ['the table of permissions', permitted],
  ['what is written down independently of it', expectedSight()],
])('the leak check by %s', (_measure, sight) => {
  test('finds nothing, looks at every register as everybody, and leaves no trace', async () => {
    expect(await leaksOf(heard, sight)).toEqual([]);
    expect(heard.calls).toBeGreaterThan(300);
    expect(await tracesOf(app)).toEqual(traces);
  });

  test('finds a record of others', async () => {
    // With nobody for a member, the guest's own project is a foreign one.
    expect(await leaksOf(heardOfNobody, sight)).toContainEqual(
      expect.objectContaining({ viewer: 'GUEST member', field: 'record' }),
    );
  });

  test('finds a field the application forgets to hide', async () => {
    const { email } = customer.fields;
    const hiddenFrom = email.hiddenFrom;
    expect(hiddenFrom).toContain('GUEST');
    try {
      delete email.hiddenFrom;
      const whole = heard.whole.filter((read) => entityOf(read) === 'customer');
      const leaks = await leaksOf({ ...heard, whole, ask: (viewer, read) => ask(inside, viewer, read) }, sight);
      expect(leaks).toContainEqual(
        expect.objectContaining({
          viewer: 'GUEST member',
          field: 'email',
          // How whole records are read was composed before the field was forgotten; how it is read alone was not.
          call: 'POST /customer/get-grid {"fields":["email"]}',
        }),
      );
    } finally {
      if (hiddenFrom) email.hiddenFrom = hiddenFrom;
    }
  });
});

describe('the leak check', () => {
  test('finds a field that should not be told, in lists, records, histories and as a condition', async () => {
    const leaks = await leaksOf(heard, changed('customer', { EDITOR: { without: ['city'] } }));
    const found = leaks.filter(({ viewer, field }) => viewer === 'EDITOR' && field === 'city');
    const calls = found.map(({ call }) => call).join('\n');
    for (const part of [
      'GET /customer/get-grid',
      '"deleted":"exclude"',
      'get-by-id',
      'history',
      '"sort"',
      '"filter"',
      '"aggregates"',
      'get-sums {"groupBy"',
    ])
      expect(calls, part).toContain(part);
    expect(leaks.every(({ viewer }) => viewer === 'EDITOR')).toBe(true);
  });

  test('finds a field of rows, and a figure worked out of hidden ones', async () => {
    const leaks = await leaksOf(
      heard,
      changed('project', { EDITOR: { without: ['lines.net', 'totals.gross', 'gross'] } }),
    );
    const fields = new Set(leaks.map(({ field }) => field));
    expect(fields).toContain('lines.net');
    expect(fields).toContain('totals.gross');
    expect(fields).toContain('gross');
  });

  test('finds an amount that lists add up, and what the records of a group have in common, wherever it is kept', async () => {
    const withoutAmount = await leaksOf(heard, changed('project', { EDITOR: { without: ['contractNetBase', 'tax'] } }));
    const ofSums = withoutAmount.filter(({ call }) => call.startsWith('POST /project/get-sums'));
    expect(new Set(ofSums.map(({ field }) => field))).toEqual(new Set(['contractNetBase', 'tax']));
    const withoutManager = await leaksOf(heard, changed('customer', { EDITOR: { without: ['accountManagerId'] } }));
    expect(withoutManager).toContainEqual(
      expect.objectContaining({
        call: 'POST /project/get-sums {"groupBy":"customer.accountManagerId"}',
        field: 'accountManagerId',
      }),
    );
  });

  test('finds what the control panel should not tell', async () => {
    const leaks = await leaksOf(heard, changed('control-panel', { EDITOR: { without: ['attention.counts.kind'] } }));
    const told = { viewer: 'EDITOR', call: 'GET /control-panel/get', field: 'attention.counts.kind' };
    expect(leaks).toContainEqual(expect.objectContaining(told));
  });

  test('finds what time cost and what was done in it, in lists, weeks and the hours of a project', async () => {
    const leaks = await leaksOf(heard, changed('entry', { ADMIN: { without: ['cost', 'text'] } }));
    const callsOf = (field: string) => leaks.filter((leak) => leak.field === field).map(({ call }) => call);
    for (const part of [
      'POST /entry/get-grid',
      'GET /entry/get-by-id/',
      'POST /entry/get-sums',
      'GET /project/get-hours/',
    ])
      expect(callsOf('cost').join('\n'), part).toContain(part);
    expect(callsOf('text').join('\n')).toContain('GET /week/get?week=2026-03-02&personnelId=');
    expect(callsOf('the value of entry.text').join('\n')).toContain('POST /week/copy {"from":"2026-03-02"');
    expect(leaks.every(({ viewer }) => viewer === 'ADMIN')).toBe(true);
  });

  test('takes what nobody decided about for hidden', async () => {
    const { 'tax-rate': _undecided, ...rest } = expectation;
    const leaks = await leaksOf(heard, expectedSight(rest));
    expect(new Set(leaks.map(({ viewer }) => viewer))).toEqual(new Set(['ADMIN', 'EDITOR']));
  });
});
