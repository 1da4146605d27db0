import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveAccount } from '../testing/callers/account-people.ts';
import type { Calls, SentHeaders } from '../testing/callers/call.ts';
import { type DeclaredCall, declaredCalls } from '../testing/callers/declared-calls.ts';
import { signIn } from '../testing/callers/people.ts';
import { saveCustomer, savePersonnel, saveProject, work } from '../testing/callers/records.ts';
import { bodiesFor } from '../testing/generated/bodies-for.ts';
import { type CallerName, newCaller, turnsOfCallers } from '../testing/generated/callers.ts';
import { describedCalls } from '../testing/generated/described-calls.ts';
import { FuzzPools, idMark } from '../testing/generated/fuzz-pools.ts';
import { faults, hostileBodies, hostileHeaders, hostileIds, hostileQueries } from '../testing/generated/hostile.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { loadSample } from './features/sample/load/load-sample.ts';
import { createAccount } from './features/session/account/create-account.ts';

const rounds = process.env.ENDURE_ROUNDS;
/** How many calls are made with each seed. */
const count = Number(rounds ?? 400);
/** A seed given by FUZZ_SEED repeats what it found; else the long form takes three by chance, and the short one always the same. */
const seeds = process.env.FUZZ_SEED
  ? [Number(process.env.FUZZ_SEED)]
  : rounds === undefined
    ? [7]
    : [1, 2, 3].map(() => Math.floor(Math.random() * 1_000_000));
const mostFailures = 20;

/** One call as it is sent. */
interface Sending {
  method: string;
  address: string;
  text: string | undefined;
  headers: SentHeaders;
  /** Instead of the text a record as it was replied, changed by this; null sends the text. */
  change: ((record: unknown) => unknown) | null;
}

describe.each(seeds)('with the seed %i', (seed) => {
  let app: TestApp;
  const ids: string[] = [];
  const pools = new FuzzPools();

  beforeAll(async () => {
    app = await startTestApp({ trustedProxies: ['127.0.0.1'] });
    app.runJobs();
    const keeper = await signIn(app, 'SA', 'The keeper');
    if (rounds !== undefined) {
      const making = { createAccount, generatedPassword: () => 'wandering quartz lantern' };
      await loadSample(app.database.db, { size: 'firm', onProgress: () => undefined }, making);
    }
    for (let at = 0; at < 6; at += 1) {
      const customer = await saveCustomer(keeper, { contacts: [{ lastName: 'A' }] });
      const { id: userId } = await signIn(app, 'GUEST', `Guest ${at}`);
      const person = await savePersonnel(keeper, { userId });
      const members = [{ personnelId: person.id }];
      const project = await saveProject(keeper, { customerId: customer.id, lines: [work()], members });
      // Accounts of others: who makes the calls keeps the own one as long as may be.
      const account = await saveAccount(keeper, { role: at % 2 ? 'EDITOR' : 'ADMIN' });
      ids.push(customer.id, project.id, account.id, person.id);
    }
    for (const { path } of declaredCalls(app).filter((call) => call.path.endsWith('/get-grid')))
      pools.note(path.split('/')[1] ?? '', await keeper.post(path, { pageSize: 60 }));
  }, 120_000);
  afterAll(() => app.close());

  test(
    `${count} calls, each operation by everybody, whatever is sent with them: the answer is the envelope and never a failure of the server`,
    async () => {
      const sendings = await sendingsOf(app, ids);
      const calls = declaredCalls(app);
      const turns = calls.flatMap((call) => turnsOfCallers.map((name) => ({ call, name })));
      const people = new Map<CallerName, Calls>();
      const failures: string[] = [];
      const statuses = new Map<number, number>();
      const tried = new Set<object>();
      for (let at = 0; at < count && failures.length < mostFailures; at += 1) {
        // A stride that leads to every turn, and past different ones from each seed.
        const turn = turns[(at * 1237 + seed) % turns.length];
        const [sending] = turn ? fc.sample(sendings(turn.call), { seed: seed + at, numRuns: 1 }) : [];
        if (!turn || !sending) continue;
        const noun = turn.call.path.split('/')[1] ?? '';
        const { method, headers } = sending;
        const address = pools.fill(sending.address, noun);
        const sentBack = sending.change && pools.record(noun);
        const body = sentBack ? JSON.stringify(sending.change?.(sentBack)) : sending.text;
        const text = body && pools.fill(body, noun);
        const person = people.get(turn.name) ?? (await newCaller(app, turn.name));
        people.set(turn.name, person);
        const failed = (what: unknown) =>
          failures.push(
            `call ${at} of seed ${seed}, ${turn.name}: ${method} ${address} ${JSON.stringify(headers)} ${text}: ${what}`,
          );
        try {
          const reply = await person.send(method, address, text, headers);
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
          tried.add(turn);
          pools.note(noun, reply);
          if (reply.status >= 500 || !['success', 'error', 'session-expired'].includes(reply.result))
            failed(reply.status);
          // Any call may have ended the session: who comes next comes again.
          if (reply.status === 401 || reply.errorCode === 'passwordChangeNeeded') people.delete(turn.name);
        } catch (error) {
          app.faults.splice(0);
          failed((error as Error).message);
        }
      }
      const told = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`);
      if (rounds !== undefined)
        process.stdout.write(
          `seed ${seed}: ${count} calls, ${tried.size} of ${turns.length} operations by everybody; ${told.join(', ')}\n`,
        );
      expect(failures).toEqual([]);
      // Nonsense alone would be refused at once: some of it must have got through.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 50);
    },
    60_000 + count * 300,
  );
});

/** What may be sent with a call: what fits it, what fits but for one value, and what never fits. */
async function sendingsOf(app: TestApp, ids: readonly string[]) {
  const described = await describedCalls(app, (name) => fc.nat(200).map((place) => idMark(name, place)));
  const made = new Map<string, fc.Arbitrary<Sending>>();
  const id = fc.oneof(
    { weight: 6, arbitrary: fc.nat(200) },
    { weight: 1, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileIds) },
  );
  // From here and there: only a few from one network may sign up.
  const network = fc.ipV4().map((address) => ({ 'x-forwarded-for': address }));
  const extra = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.constantFrom(...hostileHeaders));

  function textOf(call: DeclaredCall): fc.Arbitrary<{ text?: string; headers: SentHeaders }> {
    const { body, form } = described(call);
    const json = (values: fc.Arbitrary<unknown>) =>
      values.map((value) => ({ text: JSON.stringify(value), headers: { 'content-type': 'application/json' } }));
    const none = fc.constant({ headers: {} });
    if (call.method === 'GET') return none;
    const raw = fc
      .constantFrom(...hostileBodies)
      .map((text) => ({ text, headers: { 'content-type': 'application/json' } }));
    const forms = form ? [{ weight: 3, arbitrary: form.chain(formOf) }] : [];
    if (body === null) return fc.oneof({ weight: 8, arbitrary: none }, { weight: 1, arbitrary: raw }, ...forms);
    return fc.oneof(
      { weight: 4, arbitrary: json(body) },
      { weight: 3, arbitrary: json(fc.tuple(body, faults).map(([value, fault]) => fault(value))) },
      { weight: 4, arbitrary: json(bodiesFor(call.path, ids)) },
      { weight: 1, arbitrary: raw },
      { weight: 1, arbitrary: none },
      ...forms,
    );
  }

  function sendingOf(call: DeclaredCall): fc.Arbitrary<Sending> {
    const query = fc.oneof(described(call).query, fc.constant(''), fc.constantFrom(...hostileQueries));
    const isSave = call.path.endsWith('/save');
    const change = isSave
      ? fc.option(
          fc.oneof(
            faults,
            fc.constant((record: unknown) => record),
          ),
          { freq: 1 },
        )
      : fc.constant(null);
    const sent = fc.tuple(id, query, textOf(call), network, extra, change);
    return sent.map(([chosen, asked, { text, headers }, from, more, changed]) => ({
      method: call.method,
      address:
        call.path.replace(/:(\w+)/, (_, name: string) => (typeof chosen === 'number' ? idMark(name, chosen) : chosen)) +
        asked,
      text,
      headers: { ...headers, ...from, ...more },
      change: changed,
    }));
  }

  return (call: DeclaredCall): fc.Arbitrary<Sending> => {
    const key = `${call.method} ${call.path}`;
    const known = made.get(key) ?? sendingOf(call);
    made.set(key, known);
    return known;
  };
}

/** A form with a file, of parts divided by `x`. */
function formOf(fields: Record<string, unknown>): fc.Arbitrary<{ text: string; headers: SentHeaders }> {
  const file = fc.record({
    name: fc.constantFrom('a.csv', 'a.xlsx', '../../a.csv', 'a.svg', '', 'x'.repeat(300), 'ü".csv'),
    content: fc.oneof(
      fc.constantFrom(
        '',
        'name\n',
        'name;code\nAlpha;A1\n"',
        '\ufeffname,=1+1\r\n＝1,;\r\n',
        'PK\u0003\u0004',
        '%PDF-1.7',
      ),
      fc.string({ maxLength: 200 }),
    ),
  });
  return file.map(({ name, content }) => {
    const own = Object.entries(fields).filter(([field]) => field !== 'file');
    const parts = own.map(
      ([field, value]) => `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const disposition = `content-disposition: form-data; name="file"; filename="${name}"`;
    const text = `${parts.join('')}--x\r\n${disposition}\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--x--\r\n`;
    return { text, headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  });
}
