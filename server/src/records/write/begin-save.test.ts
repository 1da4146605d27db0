import type { Conflict } from '@mandate/contract/changes/merge.ts';
import { sentence } from '@mandate/contract/replies/refusals.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  type ProjectRecord,
  saveCustomer,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilAnswered } from '../../../testing/until-answered.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 12);
let app: TestApp;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ann = await signIn(app, 'EDITOR', 'Ann');
  ben = await signIn(app, 'ADMIN', 'Ben');
});
afterAll(() => app.close());

interface Clash {
  current: CustomerRecord;
  changedBy: string;
  changedAt: string;
  conflicts: Conflict[];
}

describe('two people who change one record', () => {
  test('in different fields are both right, and the second is told of the first', async () => {
    const { id } = await saveCustomer(ann, { name: 'Shared' });
    await saveCustomer(ann, { id, version: 1, name: 'Renamed' });
    const reply = await ben.post<CustomerRecord>('/customer/save', { id, version: 1, city: 'Basel' });
    expect(reply.data).toMatchObject({ name: 'Renamed', city: 'Basel', version: 3 });
    expect(reply.alerts).toEqual([sentence('mergedWithOther', { user: 'Ann' })]);
  });

  test('in one field meet a conflict that shows base, theirs and yours, and nothing is written', async () => {
    const record = await saveCustomer(ann, { name: 'Before', city: 'Rome' });
    const theirs = await saveCustomer(ann, { ...record, name: 'Theirs' });
    const reply = await ben.post<Clash>('/customer/save', { ...record, name: 'Yours', city: 'Basel' });
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordChangedByOther']);
    expect(reply.data.conflicts).toEqual([{ field: 'name', base: 'Before', theirs: 'Theirs', yours: 'Yours' }]);
    expect(reply.data).toMatchObject({ current: theirs, changedBy: 'Ann', changedAt: theirs.updatedAt });
    expect(reply.errorMessage).toContain('Ann');
    expect((await ben.get(`/customer/get-by-id/${record.id}`)).data).toEqual(theirs);
  });

  test('are told of whom the field was changed by, whoever saved after that', async () => {
    const { id } = await saveCustomer(ann, { name: 'Thrice', city: 'Vienna' });
    const theirs = await saveCustomer(ben, { id, version: 1, name: undefined, city: 'Graz' });
    await saveCustomer(ann, { id, version: 2, name: undefined, phone: '+43 1 2345678' });
    const reply = await ann.post<Clash>('/customer/save', { id, version: 1, city: 'Linz' });
    expect(reply.data).toMatchObject({ changedBy: 'Ben', changedAt: theirs.updatedAt });
    expect(reply.errorMessage).toContain('Ben');
  });

  test('are told of everybody whose changes were kept, and of themselves where it was nobody else', async () => {
    const { id } = await saveCustomer(ann, { name: 'Of many' });
    await saveCustomer(ann, { id, version: 1, name: undefined, city: 'Graz' });
    const own = await ann.post('/customer/save', { id, version: 1, website: 'https://many.example' });
    expect(own.alerts).toEqual([sentence('mergedWithOther', { user: 'Ann' })]);
    await saveCustomer(ben, { id, version: 3, name: undefined, phone: '+43 1 2345678' });
    const ofBen = await ann.post('/customer/save', { id, version: 1, addressLine1: 'Ring 1' });
    expect(ofBen.alerts).toEqual([sentence('mergedWithOther', { user: 'Ben' })]);
    const ofBoth = await ben.post('/customer/save', { id, version: 1, addressLine2: 'Door 2' });
    expect(ofBoth.alerts).toEqual([sentence('mergedWithOther', { user: 'Ann' })]);
    const cleo = await signIn(app, 'ADMIN', 'Cleo');
    const ofAll = await cleo.post('/customer/save', { id, version: 1, region: 'Styria' });
    expect(ofAll.alerts).toEqual([sentence('mergedWithOther', { user: 'Ben and Ann', context: 'several' })]);
  });

  test('to the same value agree', async () => {
    const { id } = await saveCustomer(ann, { name: 'Agreed' });
    await saveCustomer(ann, { id, version: 1, name: undefined, city: 'Bern' });
    const reply = await ben.post<CustomerRecord>('/customer/save', { id, version: 1, city: ' Bern ' });
    expect([reply.status, reply.data.version]).toEqual([200, 2]);
  });

  test('in different rows, and different fields of one row, are both right', async () => {
    const record = await saveProject(ann, { lines: [work({ description: 'One' }), work({ description: 'Two' })] });
    const [one, two] = record.lines;
    await saveProject(ann, {
      id: record.id,
      version: 1,
      lines: [{ ...one, quantity: '5' }, two, work({ description: 'Three' })],
    });
    const reply = await ben.post<ProjectRecord>('/project/save', {
      id: record.id,
      version: 1,
      lines: [
        { ...one, unitPrice: '7' },
        { id: two?.id, description: 'Second' },
      ],
    });
    expect(
      reply.data.lines.map(({ description, quantity, unitPrice, net }) => [description, quantity, unitPrice, net]),
    ).toEqual([
      ['One', '5', '7', '35.00'],
      ['Second', '1', '100', '100.00'],
      ['Three', '1', '100', '100.00'],
    ]);
    expect(reply.data.totals.gross).toBe('235.00');
    expect(reply.alerts).toEqual([sentence('mergedWithOther', { user: 'Ann' })]);
  });

  test('in one field of a row meet a conflict that names the row by its id', async () => {
    const { id, lines } = await saveProject(ann, { lines: [work(), work()] });
    const [one, two] = lines;
    await saveProject(ann, { id, version: 1, lines: [two, { ...one, quantity: '2' }] });
    const reply = await ben.post<Clash>('/project/save', { id, version: 1, lines: [{ ...one, quantity: '3' }, two] });
    expect(reply.data.conflicts).toEqual([{ field: `lines.${one?.id}.quantity`, base: '1', theirs: '2', yours: '3' }]);
  });

  test('in one field of a row are told of whom changed that, not of who moved the rows after it', async () => {
    const { id, lines } = await saveProject(ann, { lines: [work(), work()] });
    const [one, two] = lines;
    await saveProject(ben, { id, version: 1, lines: [{ ...one, quantity: '2' }, two] });
    await saveProject(ann, { id, version: 2, lines: [two, { ...one, quantity: '2' }] });
    const reply = await ann.post<Clash>('/project/save', { id, version: 1, lines: [{ ...one, quantity: '3' }, two] });
    expect(reply.data.changedBy).toBe('Ben');
  });

  test('of whom one removes the row the other changes meet a conflict', async () => {
    const { id, lines } = await saveProject(ann, { lines: [work(), work()] });
    const [one, two] = lines;
    await saveProject(ann, { id, version: 1, lines: [two] });
    const changed = await ben.post<Clash>('/project/save', { id, version: 1, lines: [{ ...one, quantity: '3' }, two] });
    expect(changed.data.conflicts).toMatchObject([{ field: `lines.${one?.id}`, theirs: null }]);
    const untouched = await ben.post<ProjectRecord>('/project/save', {
      id,
      version: 1,
      lines: [one, { ...two, quantity: '9' }],
    });
    expect(untouched.data.lines.map((line) => [line.id, line.quantity])).toEqual([[two?.id, '9']]);
  });

  test('of whom one removed all rows in several saves do not bring them back', async () => {
    const { id, contacts } = await saveCustomer(ann, {
      contacts: [{ lastName: 'P' }, { lastName: 'Q' }, { lastName: 'R' }],
    });
    const seen = await saveCustomer(ann, { id, version: 1, contacts: contacts.slice(1) });
    await saveCustomer(ann, { id, version: 2, contacts: contacts.slice(2) });
    await saveCustomer(ann, { id, version: 3, contacts: [] });
    const late = await saveCustomer(ben, { id, version: 2, contacts: seen.contacts, city: 'Rome' });
    expect([late.contacts, late.city]).toEqual([[], 'Rome']);
  });

  test('who only together break a rule are told so, at the row as it was sent', async () => {
    const { id, lines } = await saveProject(ann, { lines: [work({ description: 'Base' })] });
    await saveProject(ann, { id, version: 1, lines: [work({ description: 'New first' }), ...lines] });
    const reply = await ben.post('/project/save', { id, version: 1, lines: [{ ...lines[0], type: 'text' }] });
    expect(reply.fieldCodes).toEqual([
      'lines.0.quantity fieldNotAllowedHere',
      'lines.0.unit fieldNotAllowedHere',
      'lines.0.unitPrice fieldNotAllowedHere',
    ]);
  });

  test('a hundred times at once lose nothing that was accepted', async () => {
    const { id } = await saveCustomer(ann, { name: 'Busy' });
    let accepted = 0;
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const person = index % 2 === 0 ? ann : ben;
        const { data } = await untilAnswered(() => person.get<CustomerRecord>(`/customer/get-by-id/${id}`));
        const tags = [...data.tags, `t${index}`].slice(-20);
        const body = { id, version: data.version, tags };
        const reply = await untilAnswered(() => person.post('/customer/save', body));
        expect([200, 409]).toContain(reply.status);
        if (reply.status === 200) accepted += 1;
      }),
    );
    const { data } = await ann.get<CustomerRecord>(`/customer/get-by-id/${id}`);
    expect(data.version).toBe(accepted + 1);
  });
});

test('a save that builds on a version which does not exist yet is refused', async () => {
  const { id } = await saveCustomer(ann);
  const reply = await ann.post('/customer/save', { id, version: 2, city: 'Rome' });
  expect([reply.status, ...reply.fieldCodes]).toEqual([400, 'version versionNotValid']);
});

/** A plain model of a customer: two texts and the contacts by id. Nobody chooses the main contact; the first is it when there is none. */
interface Model {
  city: string | null;
  website: string | null;
  contacts: { id: string; lastName: string; jobTitle: string | null; isPrimary: boolean }[];
}

const edit = fc.record({
  who: fc.constantFrom('ann', 'ben'),
  back: fc.nat(3),
  city: fc.option(fc.constantFrom('A', 'B', null), { nil: undefined }),
  website: fc.option(fc.constantFrom('https://a.example', 'https://b.example', null), { nil: undefined }),
  contact: fc.option(
    fc.record({ at: fc.nat(4), lastName: fc.constantFrom('X', 'Y'), jobTitle: fc.constantFrom('J', 'K', null) }),
    {
      nil: undefined,
    },
  ),
  drop: fc.option(fc.nat(4), { nil: undefined }),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

describe('random edits by two people who each build on an older version', () => {
  test(
    'end as a plain model of merging says',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 8 }), async (edits) => {
          const first = await saveCustomer(ann, {
            contacts: [{ lastName: 'P' }, { lastName: 'Q' }, { lastName: 'R' }],
          });
          const states = [modelOf(first)];
          for (const each of edits) await play(first.id, states, each);
        }),
        { numRuns: rounds },
      );
    },
    30_000 + rounds * 2_000,
  );

  async function play(id: string, states: Model[], change: Edit): Promise<void> {
    const version = Math.max(1, states.length - change.back);
    const base = states[version - 1];
    const now = states.at(-1);
    if (!base || !now) throw new Error('no state');
    const wanted = apply(base, change);
    const expected = mergedModel(base, now, wanted);
    const body = { id, version, ...wanted };
    const person = change.who === 'ann' ? ann : ben;
    const reply = await person.post<CustomerRecord>('/customer/save', body);
    expect(reply.status).toBe(expected ? 200 : 409);
    if (!expected) return;
    expect(modelOf(reply.data)).toEqual(expected);
    if (reply.data.version > states.length) states.push(expected);
  }
});

function modelOf({ city, website, contacts }: CustomerRecord): Model {
  return {
    city,
    website,
    contacts: contacts.map(({ id, lastName, jobTitle, isPrimary }) => ({ id, lastName, jobTitle, isPrimary })),
  };
}

function apply(base: Model, { city, website, contact, drop }: Edit): Model {
  const contacts = base.contacts.map((row, index) =>
    contact?.at === index ? { ...row, lastName: contact.lastName, jobTitle: contact.jobTitle } : row,
  );
  return {
    city: city === undefined ? base.city : city,
    website: website === undefined ? base.website : website,
    contacts: contacts.filter((_, index) => index !== drop),
  };
}

/** What both changed differently is a conflict: null. */
function mergedModel(base: Model, theirs: Model, yours: Model): Model | null {
  const flat = (model: Model) =>
    new Map<string, string | null>([
      ['city', model.city],
      ['website', model.website],
      ...model.contacts.flatMap((row) => [
        [`${row.id} `, 'is there'] as const,
        [`${row.id} lastName`, row.lastName] as const,
        [`${row.id} jobTitle`, row.jobTitle] as const,
        [`${row.id} isPrimary`, String(row.isPrimary)] as const,
      ]),
    ]);
  const [was, stored, sent] = [flat(base), flat(theirs), flat(yours)];
  for (const { id } of base.contacts) {
    const dropped = [stored, sent].filter((side) => !side.has(`${id} `));
    const kept = [stored, sent].filter((side) => side.has(`${id} `));
    const isChanged = kept.some((side) =>
      ['lastName', 'jobTitle', 'isPrimary'].some((key) => side.get(`${id} ${key}`) !== was.get(`${id} ${key}`)),
    );
    if (dropped.length === 1 && isChanged) return null;
  }
  const choose = (key: string) => {
    const [b, t, y] = [was.get(key), stored.get(key), sent.get(key)];
    if (y === b) return t;
    return t === b || t === y ? y : undefined;
  };
  const conflicts = [
    'city',
    'website',
    ...theirs.contacts.flatMap(({ id }) => [`${id} lastName`, `${id} jobTitle`]),
  ].filter((key) => sent.has(key) && choose(key) === undefined);
  if (conflicts.length > 0) return null;
  const left = theirs.contacts.filter(({ id }) => sent.has(`${id} `) || !was.has(`${id} `));
  const hasMain = left.some(({ id }) => choose(`${id} isPrimary`) === 'true');
  return {
    city: choose('city') ?? null,
    website: choose('website') ?? null,
    contacts: left.map(({ id }, index) => ({
      id,
      lastName: choose(`${id} lastName`) ?? '',
      jobTitle: choose(`${id} jobTitle`) ?? null,
      isPrimary: hasMain ? choose(`${id} isPrimary`) === 'true' : index === 0,
    })),
  };
}
