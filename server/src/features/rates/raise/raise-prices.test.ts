import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobOf } from '../../../../testing/callers/jobs.ts';
import { everyRole, type Person, signIn } from '../../../../testing/callers/people.ts';
import { prepareRaise, raise, undoRaise } from '../../../../testing/callers/raise.ts';
import { grid, type Row, saveCustomer, saved, savePersonnel } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { purgeOldPriceChanges } from '../../../business/price-changes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let admin: Person;
let categoryId: string;
let service: Row;

const today = dayIn(new Date(), 'UTC');
const from = addDays(today, 40);
const before = addDays(from, -1);

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  admin = people.ADMIN;
  categoryId = (await saved<Row>(people.SA, 'service-category', { name: 'Work' })).id;
});
afterAll(() => app.close());

beforeEach(async () => {
  service = await saved<Row>(people.SA, 'service', { name: 'Audit', categoryId, unitPrice: '1450', unitCost: '600' });
});

/** A rise of the price of the service, `values` over it. */
const rise = (values: object = {}) => ({
  of: 'service',
  ids: [service.id],
  side: 'sell',
  percent: '4',
  roundTo: { EUR: '5' },
  from,
  ...values,
});

/** The live rates of a record on a side, as `amount from–to`, the oldest first. */
async function ratesOf(id: string, of = 'serviceId', side = 'sell'): Promise<string[]> {
  const filter = {
    all: [
      { field: of, operator: 'anyOf', value: [id] },
      { field: 'side', operator: 'anyOf', value: [side] },
    ],
  };
  const { rows } = await grid(people.SA, 'rate', { filter, sort: [{ field: 'validFrom', direction: 'asc' }] });
  return rows.map((row) => `${row.amount} ${row.validFrom}–${row.validTo}`);
}
const priceOf = (values: object) => ({ side: 'sell', serviceId: service.id, unit: 'day', currency: 'EUR', ...values });
const firstRate = async () =>
  (
    await grid(people.SA, 'rate', {
      filter: { all: [{ field: 'serviceId', operator: 'anyOf', value: [service.id] }] },
      sort: [{ field: 'side', direction: 'desc' }],
    })
  ).rows[0] as Row;
const told = async (person: Person, body: object) => {
  const reply = await person.post('/rate/prepare-raise', body);
  return [reply.status, ...reply.fieldCodes].join(' ');
};

describe('a change of prices', () => {
  test('ends each rate the day before and begins another one, under one receipt and one Undo', async () => {
    const receipt = await prepareRaise(admin, rise());
    expect(receipt).toMatchObject({ count: 1, averagePercent: '4.14', currencies: ['EUR'], mayReplace: true });
    expect(receipt.rates).toMatchObject([
      {
        service: { id: service.id, label: 'Audit' },
        before: '1450',
        after: '1510',
        percent: '4.1',
        validFrom: today,
        isTaken: true,
        later: [],
      },
    ]);
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–null`]);
    expect(await raise(admin, receipt.receipt)).toEqual({ batchId: receipt.receipt, changed: 1, projects: 0 });
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–${before}`, `1510 ${from}–null`]);
    expect(await ratesOf(service.id, 'serviceId', 'cost')).toEqual([`600 ${today}–null`]);
    expect(await jobOf(admin, receipt.receipt)).toMatchObject({
      kind: 'bulk',
      entity: 'rate',
      state: 'done',
      about: { action: 'raise', count: 1, isUndo: false },
      result: { changed: 1 },
      canUndo: true,
    });
    const batch = { all: [{ field: 'batchId', operator: 'anyOf', value: [receipt.receipt] }] } as never;
    expect((await grid(admin, 'rate', { filter: batch })).rows).toHaveLength(2);
    expect((await admin.post('/rate/raise', { receipt: receipt.receipt, projects: [] })).errorCode).toBe('receiptUsed');
    expect(await undoRaise(admin, receipt.receipt)).toMatchObject({ changed: 1, kept: [] });
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–null`]);
    expect(await jobOf(admin, receipt.receipt)).toMatchObject({
      about: { isUndo: true },
      result: { undone: 1 },
      canUndo: false,
    });
    expect((await admin.post(`/rate/undo-raise/${receipt.receipt}`, {})).errorCode).toBe('undoNotPossible');
  });

  test('of today is what services show at once', async () => {
    const receipt = await prepareRaise(admin, rise({ from: today, percent: '10' }));
    await raise(admin, receipt.receipt);
    const read = async () => (await admin.get<Row>(`/service/get-by-id/${service.id}`)).data.unitPrice;
    // What was entered today is corrected, as a price that is set twice on one day.
    expect([await read(), await ratesOf(service.id)]).toEqual(['1595', [`1595 ${today}–null`]]);
    await undoRaise(admin, receipt.receipt);
    expect([await read(), await ratesOf(service.id)]).toEqual(['1450', [`1450 ${today}–null`]]);
  });

  test('takes on the own prices of what it is asked for, and nothing that was agreed with others', async () => {
    const customer = await saveCustomer(people.SA, { name: 'Agreed' });
    await saved(people.SA, 'rate', priceOf({ customerId: customer.id, amount: '1300', validFrom: today }));
    await saved(people.SA, 'rate', priceOf({ seniority: 'senior', amount: '1700', validFrom: today }));
    const labels = async (body: object) =>
      (await prepareRaise(admin, body)).rates.map((one) => `${one.before} ${one.after}`).sort();
    expect(await labels(rise())).toEqual(['1450 1510', '1700 1770']);
    expect(await labels(rise({ of: 'customer', ids: [customer.id] }))).toEqual(['1300 1350']);
    const person = await savePersonnel(people.SA);
    await saved(people.SA, 'rate', {
      side: 'cost',
      personnelId: person.id,
      unit: 'hour',
      currency: 'EUR',
      amount: '40',
      validFrom: today,
    });
    expect(
      await labels(
        rise({
          of: 'personnel',
          ids: [person.id],
          side: 'cost',
          percent: undefined,
          amount: '-1.5',
          currency: 'EUR',
          roundTo: {},
        }),
      ),
    ).toEqual(['40 38.5']);
    const chosen = await firstRate();
    expect(await labels(rise({ of: 'rate', ids: [chosen.id] }))).toHaveLength(1);
    const filter = { all: [{ field: 'categoryId', operator: 'anyOf', value: [categoryId] }] };
    expect(
      await labels(rise({ ids: undefined, query: { filter, search: 'audit' }, currency: 'USD' })).catch(String),
    ).toContain('nothingToRaise');
  });

  test('leaves out what is unticked', async () => {
    await saved(people.SA, 'rate', priceOf({ seniority: 'senior', amount: '1700', validFrom: today }));
    const { id } = (await prepareRaise(admin, rise())).rates.find((one) => one.seniority === 'senior') ?? { id: '' };
    const receipt = await prepareRaise(admin, rise({ leaveOut: [id] }));
    expect([receipt.count, receipt.rates.map(({ isTaken }) => isTaken).sort()]).toEqual([1, [false, true]]);
    await raise(admin, receipt.receipt);
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–${before}`, `1700 ${today}–null`, `1510 ${from}–null`]);
  });
});

describe('a rate that begins later', () => {
  const next = addDays(from, 31);
  async function withLater(first = next) {
    const one = await firstRate();
    await saved(people.SA, 'rate', { id: one.id, version: one.version, validTo: addDays(first, -1) });
    return saved<Row>(people.SA, 'rate', priceOf({ amount: '1600', validFrom: first }));
  }

  test('is told with who entered it, and follows the new price or gives way to it', async () => {
    await withLater();
    const receipt = await prepareRaise(admin, rise());
    const [row] = receipt.rates;
    expect(row).toMatchObject({
      way: 'theirs',
      validTo: addDays(next, -1),
      later: [{ amount: '1600', validFrom: next, by: 'The SA' }],
    });
    await raise(admin, receipt.receipt);
    expect(await ratesOf(service.id)).toEqual([
      `1450 ${today}–${before}`,
      `1510 ${from}–${addDays(next, -1)}`,
      `1600 ${next}–null`,
    ]);
    await undoRaise(admin, receipt.receipt);
    const ours = await prepareRaise(admin, rise({ replaceLater: [row?.id] }));
    expect(ours.rates).toMatchObject([{ way: 'ours', validTo: null }]);
    await raise(admin, ours.receipt);
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–${before}`, `1510 ${from}–null`]);
    await undoRaise(admin, ours.receipt);
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–${addDays(next, -1)}`, `1600 ${next}–null`]);
  });

  test('and on the very day is left to hold, unless it gives way', async () => {
    await withLater(from);
    const receipt = await prepareRaise(admin, rise());
    expect(receipt).toMatchObject({
      count: 0,
      rates: [{ before: '1450', after: '1510', later: [{ validFrom: from }] }],
    });
    const ours = await prepareRaise(admin, rise({ replaceLater: [receipt.rates[0]?.id] }));
    await raise(admin, ours.receipt);
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–${before}`, `1510 ${from}–null`]);
  });

  test('that was entered since the receipt is named, and nothing is done', async () => {
    const receipt = await prepareRaise(admin, rise());
    await withLater();
    const reply = await admin.post<{ differs: object[] }>('/rate/raise', { receipt: receipt.receipt, projects: [] });
    expect([reply.status, reply.errorCode]).toEqual([409, 'setChanged']);
    expect(reply.data).toMatchObject({
      added: 1,
      changed: 1,
      differs: [{ entity: 'rate', by: 'The SA' }, { entity: 'rate' }],
    });
    expect(await ratesOf(service.id)).toHaveLength(2);
    expect((await prepareRaise(admin, rise())).rates[0]?.later).toHaveLength(1);
  });
});

test.each([
  ['begins another rate', today],
  ['changes one as it stands', from],
])('a change that %s where somebody enters a rate at the same moment leaves nothing half done', async (_how, first) => {
  const customer = await saveCustomer(people.SA);
  const agreed = (values: object) =>
    saved<Row>(people.SA, 'rate', priceOf({ customerId: customer.id, serviceId: null, amount: '1300', ...values }));
  const base = await agreed({ validFrom: first, validTo: addDays(from, 9) });
  await agreed({ validFrom: addDays(from, 20), validTo: addDays(from, 30) });
  const request = rise({ of: 'customer', ids: [customer.id], replaceLater: [base.id] });
  const receipt = await prepareRaise(admin, request);
  const rates = await ratesOf(customer.id, 'customerId');
  const { pool } = app.database;
  const other = await pool.connect();
  try {
    await other.query('begin');
    const copy = `insert into rates select (jsonb_populate_record(r, $2)).* from rates r where r.id = $1`;
    await other.query(copy, [base.id, { id: crypto.randomUUID(), valid_from: addDays(from, 50), valid_to: null }]);
    const raising = admin.post('/rate/raise', { receipt: receipt.receipt, projects: [] });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
    await other.query('commit');
    const { status, errorCode } = await raising;
    expect([status, errorCode]).toEqual([409, 'setChanged']);
  } finally {
    other.release();
  }
  expect(await ratesOf(customer.id, 'customerId')).toEqual([...rates, `1300 ${addDays(from, 50)}–null`]);
});

describe('what cannot be meant', () => {
  test.each([
    [{ percent: '-100' }, '400 percent raiseTooLow'],
    [{ percent: '-250' }, '400 percent raiseTooLow'],
    [{ percent: '0' }, '400 percent raiseByNothing'],
    [{ percent: '4', amount: '5', currency: 'EUR' }, '400 amount raiseByOne'],
    [{ percent: undefined }, '400 percent fieldRequired'],
    [{ percent: undefined, amount: '5' }, '400 currency fieldRequired'],
    [{ from: addDays(today, -1) }, '400 from raiseInPast'],
    [{ from: '2026-02-30' }, '400 from dateNotValid'],
    [{ roundTo: { EUR: '3' } }, '400 roundTo.EUR valueNotAllowed'],
    [{ roundTo: { JPY: '0.01' } }, '400 roundTo.JPY roundingTooFine'],
    [{ roundTo: { XX: '1' } }, '400 roundTo.XX currencyNotEnabled'],
    [{ currency: 'USD' }, '400 query nothingToRaise'],
    [{ ids: [] }, '400 ids fieldRequired'],
    [{ ids: undefined }, '400 query fieldRequired'],
    [{ side: 'both' }, '400 side valueNotAllowed'],
    [{ of: 'place' }, '400 of valueNotAllowed'],
    [{ why: 'x' }, '400 why fieldUnknown'],
  ])('such as %j is refused with a sentence', async (values, said) => {
    expect(await told(admin, rise(values))).toBe(said);
  });

  test('for one price leaves that one as it is, and says why', async () => {
    await saved(people.SA, 'rate', priceOf({ seniority: 'senior', amount: '3', validFrom: today }));
    const receipt = await prepareRaise(admin, rise({ percent: undefined, amount: '-5', currency: 'EUR' }));
    const small = receipt.rates.find(({ before: amount }) => amount === '3');
    expect(small).toMatchObject({
      after: null,
      problem: { code: 'raiseToNothing', message: 'Nothing would be left of this price.' },
    });
    expect(receipt.count).toBe(1);
  });
});

describe('who changes prices', () => {
  test('sees their side, and may change what the prices belong to', async () => {
    const person = await savePersonnel(people.SA);
    await saved(people.SA, 'rate', {
      side: 'sell',
      personnelId: person.id,
      unit: 'day',
      currency: 'EUR',
      amount: '900',
      validFrom: today,
    });
    expect(await told(people.EDITOR, rise({ side: 'cost' }))).toBe('403');
    expect(await told(people.GUEST, rise())).toBe('403');
    expect(await told(await signIn(app, 'EDITOR', 'Blind', []), rise())).toBe('403');
    const receipt = await prepareRaise(people.EDITOR, rise({ of: 'personnel', ids: [person.id] }));
    expect(receipt).toMatchObject({ count: 0, mayReplace: false, rates: [{ problem: { code: 'notPermitted' } }] });
  });

  test('does it themselves, with a receipt of their own, and takes it back themselves', async () => {
    const receipt = await prepareRaise(people.EDITOR, rise());
    expect((await admin.post('/rate/raise', { receipt: receipt.receipt, projects: [] })).errorCode).toBe(
      'receiptNotFound',
    );
    await raise(people.EDITOR, receipt.receipt);
    expect((await admin.post(`/rate/undo-raise/${receipt.receipt}`, {})).errorCode).toBe('receiptNotFound');
    await undoRaise(people.EDITOR, receipt.receipt);
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–null`]);
  });

  test('is kept from removing rates where the role is', async () => {
    const one = await firstRate();
    await saved(people.SA, 'rate', { id: one.id, version: one.version, validTo: addDays(from, 9) });
    await saved(people.SA, 'rate', priceOf({ amount: '1600', validFrom: addDays(from, 10) }));
    const receipt = await prepareRaise(people.EDITOR, rise({ replaceLater: [one.id] }));
    expect((await people.EDITOR.post('/rate/raise', { receipt: receipt.receipt, projects: [] })).status).toBe(403);
    expect(await ratesOf(service.id)).toHaveLength(2);
  });
});

describe('taken back', () => {
  test('what somebody changed since is kept and named', async () => {
    const other = await saved<Row>(people.SA, 'service', { name: 'Review', categoryId, unitPrice: '100' });
    const receipt = await prepareRaise(admin, rise({ ids: [service.id, other.id] }));
    await raise(admin, receipt.receipt);
    const [made] = (
      await grid(people.SA, 'rate', {
        filter: { all: [{ field: 'serviceId', operator: 'anyOf', value: [other.id] }] },
        sort: [{ field: 'validFrom', direction: 'desc' }],
      })
    ).rows;
    await saved(people.SA, 'rate', { id: made?.id, version: 1, amount: '111' });
    const undone = await undoRaise(admin, receipt.receipt);
    expect(undone).toMatchObject({ changed: 1, kept: [{ entity: 'rate', id: made?.id, by: 'The SA' }] });
    expect(undone.kept[0]?.label).toContain('Review');
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–null`]);
    expect(await ratesOf(other.id)).toEqual([`100 ${today}–${before}`, `111 ${from}–null`]);
    expect(await jobOf(admin, receipt.receipt)).toMatchObject({ result: { undone: 1, skipped: 1 } });
  });

  test('is possible for 30 days, and a receipt that is not used is kept for one', async () => {
    const done = await prepareRaise(admin, rise());
    await raise(admin, done.receipt);
    const unused = await prepareRaise(admin, rise({ percent: '5' }));
    const { pool, db } = app.database;
    const known = async () => {
      await purgeOldPriceChanges(db);
      const { rows } = await pool.query('select id from price_changes where id = any($1)', [
        [done.receipt, unused.receipt],
      ]);
      return rows.map(({ id }) => (id === done.receipt ? 'done' : 'unused')).sort();
    };
    await pool.query(
      `update price_changes set started_at = started_at - interval '29 days', created_at = created_at - interval '23 hours'`,
    );
    expect(await known()).toEqual(['done', 'unused']);
    expect((await admin.post('/rate/raise', { receipt: unused.receipt, projects: [] })).errorCode).toBe(
      'receiptExpired',
    );
    await pool.query(`update price_changes set created_at = created_at - interval '2 hours'`);
    expect(await known()).toEqual(['done']);
    await pool.query(`update price_changes set started_at = started_at - interval '2 days'`);
    expect(await known()).toEqual([]);
  });
});
