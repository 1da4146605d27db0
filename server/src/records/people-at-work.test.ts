import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBulk } from '../../testing/callers/bulk.ts';
import type { Reply } from '../../testing/callers/call.ts';
import { type Person, signIn } from '../../testing/callers/people.ts';
import { type CustomerRecord, saved } from '../../testing/callers/records.ts';
import { ModelRecord, type Plain } from '../../testing/generated/record-model.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import type { BulkResult } from './bulk/bulk-report.ts';

const runs = Number(process.env.ENDURE_ROUNDS ?? 1) * 20;
let app: TestApp;
let people: Person[];

beforeAll(async () => {
  app = await startTestApp();
  people = [
    await signIn(app, 'ADMIN', 'Ada Admin'),
    await signIn(app, 'ADMIN', 'Abe Admin'),
    await signIn(app, 'EDITOR', 'Eve Editor'),
  ];
});
afterAll(() => app.close());

type BulkAction = 'edit' | 'remove' | 'undelete';

/** What was done to many at once: by whom, and which version of each record it made. */
interface Batch {
  by: number;
  action: BulkAction;
  id: string;
  made: { record: ModelRecord; version: number }[];
  isUndone: boolean;
}

const cities = ['Aix', 'Bern', 'Cork'];
const values = {
  city: fc.constantFrom(...cities),
  legalName: fc.constantFrom('One', 'Two', 'Three'),
  tags: fc.subarray(['a', 'b', 'c']),
};
const some = fc.record(values, { requiredKeys: [] }).filter((sent) => Object.keys(sent).length > 0);
const [who, at, back] = [fc.nat(2), fc.nat(99), fc.nat(3)];
const given = fc
  .record(
    { city: values.city, legalName: values.legalName, tags: fc.record({ add: values.tags, remove: values.tags }) },
    { requiredKeys: [] },
  )
  .filter((sent) => Object.keys(sent).length > 0);
const scope = {
  city: values.city,
  except: fc.option(at, { nil: undefined }),
  meddled: fc.option(fc.tuple(at, some), { nil: undefined, freq: 4 }),
};

const act = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('create' as const), who, plain: fc.record(values) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('edit' as const), who, at, back, sent: some }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), who, at, back: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undelete' as const), who, at }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), who, at, back }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bulk' as const),
      action: fc.constantFrom<BulkAction>('edit', 'edit', 'remove', 'undelete'),
      who,
      given,
      ...scope,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undoBulk' as const), who, back }) },
);
/** Few records, so that people meet at them. */
const begun = fc.array(fc.record(values), { minLength: 2, maxLength: 3 });
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A firm of its own within the database, and what the model says of it. */
class Firm {
  readonly #mark = `firm ${uuidV7()}`;
  readonly #records: ModelRecord[] = [];
  readonly #batches: Batch[] = [];

  /** Lets it be done for real and in the model, and compares what is said of it. */
  async do(one: Act): Promise<void> {
    const person = people[one.who] as Person;
    if (one.kind === 'create') return this.#create(person, one.plain);
    if (one.kind === 'bulk') return this.#bulk(one, person);
    if (one.kind === 'undoBulk') return this.#undoBulk(one, person);
    const record = this.#records[one.at % Math.max(1, this.#records.length)];
    if (record === undefined) return;
    if (one.kind === 'edit') return this.#edit(one, record, person);
    if (one.kind === 'remove') return this.#remove(one.back, record, person);
    if (one.kind === 'undelete') return this.#undelete(record, person);
    return this.#undo(one, record, person);
  }

  /** Every record is as the model predicts. */
  async compare(): Promise<void> {
    for (const record of this.#records) {
      const { data } = await (people[0] as Person).get<CustomerRecord>(`/customer/get-by-id/${record.id}`);
      const { city, legalName, tags, version, deletedAt } = data;
      expect({ city, legalName, tags, version, isDeleted: deletedAt !== null }).toEqual({
        ...record.now.values,
        version: record.version,
        isDeleted: record.now.isDeleted,
      });
    }
  }

  async #create(person: Person, plain: Plain): Promise<void> {
    const id = uuidV7();
    await saved(person, 'customer', { id, name: this.#mark, externalRef: id, ...plain });
    this.#records.push(new ModelRecord(id, plain));
  }

  async #edit({ back: ago, sent }: Act & { kind: 'edit' }, record: ModelRecord, person: Person): Promise<void> {
    const version = Math.max(1, record.version - ago);
    const reply = await person.post('/customer/save', { id: record.id, version, ...sent });
    const merged = record.merged(version, sent as Partial<Plain>);
    if (record.now.isDeleted) return refusedAsDeleted(reply, person);
    expect([reply.status, reply.errorCode]).toEqual(merged ? [200, null] : [409, 'recordChangedByOther']);
    if (merged) record.save(merged);
  }

  async #remove(ago: number, record: ModelRecord, person: Person): Promise<void> {
    const version = Math.max(1, record.version - ago);
    const reply = await person.del(`/customer/remove/${record.id}?version=${version}`);
    if (record.now.isDeleted) expect(reply.status).toBe(404);
    else expect(reply.errorCode).toBe(version < record.version ? 'recordChangedByOther' : null);
    if (reply.status === 200) record.mark(true);
  }

  async #undelete(record: ModelRecord, person: Person): Promise<void> {
    const reply = await person.put(`/customer/undelete/${record.id}`);
    if (isEditor(person)) expect(reply.errorCode).toBe('notPermitted');
    else expect(reply.status).toBe(record.now.isDeleted ? 200 : 400);
    if (reply.status === 200) record.mark(false);
  }

  async #undo({ back: ago }: Act & { kind: 'undo' }, record: ModelRecord, person: Person): Promise<void> {
    const version = Math.max(1, record.version - ago);
    const reply = await person.post(`/customer/undo/${record.id}`, { version });
    const undone = record.without(version);
    if (record.now.isDeleted && (undone || isEditor(person))) return refusedAsDeleted(reply, person);
    expect([reply.status, reply.errorCode]).toEqual(undone ? [200, null] : [409, 'undoNotPossible']);
    expect(reply.alerts.length).toBe(undone && !undone.isWhole ? 1 : 0);
    if (undone) record.save(undone.values);
  }

  /** The records of the firm in a city that an act is meant for. */
  #members(action: BulkAction, city: string, except: string | undefined): ModelRecord[] {
    return this.#records.filter(({ now, id }) => {
      const isWanted = now.isDeleted === (action === 'undelete');
      return isWanted && now.values.city === city && id !== except;
    });
  }

  async #bulk(one: Act & { kind: 'bulk' }, person: Person): Promise<void> {
    const { action, city } = one;
    const except =
      one.except === undefined ? undefined : this.#records[one.except % Math.max(1, this.#records.length)]?.id;
    const all = [
      { field: 'name', operator: 'is', value: this.#mark },
      { field: 'city', operator: 'is', value: city },
    ];
    const query = { filter: { all }, deleted: action === 'undelete' ? 'only' : 'exclude' };
    const request = {
      query,
      action,
      ...(except && { except: [except] }),
      ...(action === 'edit' && { changes: one.given }),
    };
    if (action === 'undelete' && isEditor(person)) {
      expect((await person.post('/customer/prepare-bulk', request)).errorCode).toBe('notPermitted');
      return;
    }
    const members = this.#members(action, city, except);
    const receipt = await prepareBulk(person, 'customer', request as never);
    expect(receipt.count).toBe(members.length);
    const reviewed = members.map((record) => [record.id, record.version]);
    if (one.meddled) await this.#meddle(...one.meddled);
    const reply = await person.post<BulkResult>('/customer/run-bulk', { receipt: receipt.receipt });
    const now = this.#members(action, city, except);
    const hasDrifted =
      JSON.stringify(reviewed.sort()) !== JSON.stringify(now.map((record) => [record.id, record.version]).sort());
    expect([reply.status, reply.errorCode]).toEqual(hasDrifted ? [409, 'setChanged'] : [200, null]);
    if (hasDrifted) return;
    const made = now
      .filter((record) => applied(record, action, one.given))
      .map((record) => ({ record, version: record.version }));
    expect(reply.data).toMatchObject({ changed: made.length, skippedCount: 0, failedCount: 0 });
    this.#batches.push({ by: one.who, action, id: receipt.receipt, made, isUndone: false });
  }

  /** Somebody edits one of the records between the look and the act. */
  async #meddle(index: number, sent: Partial<Plain>): Promise<void> {
    const record = this.#records[index % Math.max(1, this.#records.length)];
    if (record === undefined || record.now.isDeleted) return;
    await saved(people[0] as Person, 'customer', { id: record.id, version: record.version, ...sent });
    record.save({ ...record.now.values, ...sent });
  }

  async #undoBulk({ who: by, back: ago }: Act & { kind: 'undoBulk' }, person: Person): Promise<void> {
    const batch = this.#batches.at(-1 - (ago % Math.max(1, this.#batches.length)));
    if (batch === undefined) return;
    const reply = await person.post<BulkResult>(`/customer/undo-bulk/${batch.id}`, {});
    if (batch.by !== by) return void expect([reply.status, reply.errorCode]).toEqual([404, 'receiptNotFound']);
    if (batch.action === 'remove' && isEditor(person)) return void expect(reply.errorCode).toBe('notPermitted');
    if (batch.isUndone) return void expect([reply.status, reply.errorCode]).toEqual([409, 'undoNotPossible']);
    batch.isUndone = true;
    let [changed, skipped] = [0, 0];
    for (const { record, version } of batch.made) {
      const undone = batch.action === 'edit' && !record.now.isDeleted ? record.without(version) : null;
      if (batch.action !== 'edit' && record.version === version) {
        record.mark(batch.action === 'undelete');
        changed += 1;
      } else if (undone) {
        record.save(undone.values);
        changed += 1;
        if (!undone.isWhole) skipped += 1;
      } else skipped += 1;
    }
    expect(reply.data).toMatchObject({ changed, skippedCount: skipped, failedCount: 0 });
  }
}

function isEditor(person: Person): boolean {
  return person === people[2];
}

/** Who may not restore is not told that it is there. */
function refusedAsDeleted(reply: Reply, person: Person): void {
  expect(reply.errorCode).toBe(isEditor(person) ? 'recordNotFound' : 'recordDeleted');
}

/** Does to a record of the model what a bulk act does. @returns whether it made a version */
function applied(
  record: ModelRecord,
  action: BulkAction,
  { tags, ...rest }: (Act & { kind: 'bulk' })['given'],
): boolean {
  if (action !== 'edit') {
    record.mark(action === 'remove');
    return true;
  }
  const kept = record.now.values.tags.filter((tag) => !tags?.remove.includes(tag));
  const listed = [...kept, ...(tags?.add ?? []).filter((tag) => !kept.includes(tag))];
  return record.save({ ...record.now.values, ...rest, tags: tags ? listed : record.now.values.tags } as Plain);
}

test('several people who create, edit, delete, restore and undo, one by one and many at once, end where a plain model says', async () => {
  await fc.assert(
    fc.asyncProperty(begun, fc.array(act, { minLength: 15, maxLength: 40, size: 'max' }), async (first, acts) => {
      const firm = new Firm();
      for (const plain of first) await firm.do({ kind: 'create', who: 0, plain });
      for (const one of acts) await firm.do(one);
      await firm.compare();
    }),
    { numRuns: runs, endOnFailure: process.env.ENDURE_ROUNDS !== undefined },
  );
}, 600_000);
