import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulk, undoBulk } from '../../../testing/callers/bulk.ts';
import { bring, counts, runImport } from '../../../testing/callers/imports.ts';
import { addField } from '../../../testing/callers/own-fields.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  grid,
  type Row,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

interface WithOwn {
  id: string;
  version: number;
  customFields: Record<string, unknown>;
  customFieldPeople?: Record<string, { id: string; label: string; isDeleted: boolean } | null>;
}

let app: TestApp;
let admin: Person;
let editor: Person;
let ada: { id: string };
let bob: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
  for (const [key, kind] of [
    ['motto', 'text'],
    ['size', 'number'],
    ['budget', 'amount'],
    ['since', 'date'],
    ['industry', 'choice'],
    ['sponsor', 'person'],
    ['backup', 'person'],
    ['isKey', 'flag'],
  ] as const)
    await addField(admin, key, kind);
  ada = await savePersonnel(admin, { firstName: 'Ada', lastName: 'Ahn' });
  bob = await savePersonnel(admin, { firstName: 'Bob', lastName: 'Bly' });
});
afterAll(() => app.close());

const customerWith = (customFields: object, values: object = {}, person = admin) =>
  saveCustomer(person, { customFields, ...values }) as unknown as Promise<WithOwn>;
const read = async (id: string, person = admin) => (await person.get<WithOwn>(`/customer/get-by-id/${id}`)).data;
const codesOf = async (customFields: object, values: object = {}) =>
  (await admin.post('/customer/save', { name: 'Refused', ...values, customFields })).fieldCodes;

describe('values of own fields', () => {
  test('are kept by key, each in its form, and given back with the people they point to', async () => {
    const sent = {
      motto: '  Made  well ',
      size: '12.50',
      budget: '1500.5',
      since: '2026-02-28',
      industry: 'energy',
      sponsor: ada.id,
      isKey: true,
    };
    const { id } = await customerWith(sent);
    const { customFields, customFieldPeople } = await read(id);
    expect(customFields).toEqual({
      ...{ motto: 'Made well', size: '12.5', budget: '1500.50', since: '2026-02-28', industry: 'energy' },
      ...{ sponsor: ada.id, backup: null, isKey: true },
    });
    expect(customFieldPeople).toEqual({ sponsor: { id: ada.id, label: 'Ada Ahn', isDeleted: false }, backup: null });
  });

  test('stay as they are when they are not sent, one by one, and null empties one', async () => {
    const { id } = await customerWith({ motto: 'One', size: '1' });
    await saved(admin, 'customer', { id, version: 1, city: 'Ulm' });
    await saved(admin, 'customer', { id, version: 2, customFields: { size: '2' } });
    expect((await read(id)).customFields).toMatchObject({ motto: 'One', size: '2' });
    await saved(admin, 'customer', { id, version: 3, customFields: { motto: null } });
    expect((await read(id)).customFields).toMatchObject({ motto: null, size: '2', isKey: false });
  });

  test('are refused at their field, all of them at once, in the words of every other field', async () => {
    const wrong = {
      motto: 'x'.repeat(401),
      size: 'many',
      budget: '1.005',
      since: '2026-02-30',
      industry: 'space',
      sponsor: '0190a000-0000-7000-8000-000000000000',
      isKey: 'yes',
      unknown: 'x',
    };
    expect((await codesOf(wrong)).sort()).toEqual(
      [
        'customFields.industry valueNotAllowed',
        'customFields.isKey valueNotAllowed',
        'customFields.motto maxLength',
        'customFields.since dateNotValid',
        'customFields.size numberNotValid',
        'customFields.sponsor referenceNotFound',
        'customFields.budget numberTooPrecise',
        'customFields.unknown fieldUnknown',
      ].sort(),
    );
    expect(await codesOf([] as never)).toEqual(['customFields valueNotAllowed']);
    expect(await codesOf({ budget: '1.234' }, { currency: 'KWD' })).toEqual([]);
  });

  test('of two people merge field by field; the same field is a conflict at its path', async () => {
    const { id } = await customerWith({ motto: 'Old', size: '1' });
    await saved(admin, 'customer', { id, version: 1, customFields: { motto: 'Theirs' } });
    const merged = await editor.post<WithOwn>('/customer/save', { id, version: 1, customFields: { size: '2' } });
    expect([merged.status, merged.data.customFields]).toMatchObject([200, { motto: 'Theirs', size: '2' }]);
    const refused = await editor.post('/customer/save', { id, version: 1, customFields: { motto: 'Mine' } });
    expect([refused.errorCode, refused.data]).toMatchObject([
      'recordChangedByOther',
      { conflicts: [{ field: 'customFields.motto', base: 'Old', theirs: 'Theirs', yours: 'Mine' }] },
    ]);
  });

  test('are told by the history, and a save of them is taken back', async () => {
    const { id } = await customerWith({ motto: 'Old', size: '1' });
    await saved(admin, 'customer', { id, version: 1, customFields: { motto: 'New', size: null } });
    const { data } = await editor.get<{ rows: { changes: object[] }[] }>(`/customer/history/${id}`);
    expect(data.rows[0]?.changes).toEqual([
      { field: 'customFields.motto', old: 'Old', new: 'New' },
      { field: 'customFields.size', old: '1', new: null },
    ]);
    const undone = await admin.post<WithOwn>(`/customer/undo/${id}`, { version: 2 });
    expect(undone.data.customFields).toMatchObject({ motto: 'Old', size: '1' });
  });

  test('are changed in many records at once, and taken back', async () => {
    const one = await customerWith({ industry: 'retail' });
    const other = await customerWith({});
    const changes = { customFields: { industry: 'health' } };
    const wish = { ids: [one.id, other.id], action: 'edit', changes };
    const prepared = await admin.post<{ receipt: string; unchanged: number }>('/customer/prepare-bulk', wish);
    expect([prepared.status, prepared.data.unchanged]).toEqual([200, 0]);
    const { data: run } = await admin.post<{ batchId: string; changed: number }>('/customer/run-bulk', {
      receipt: prepared.data.receipt,
    });
    expect(run.changed).toBe(2);
    expect((await read(other.id)).customFields.industry).toBe('health');
    const again = await admin.post<{ unchanged: number }>('/customer/prepare-bulk', wish);
    expect(again.data.unchanged).toBe(2);
    await admin.post(`/customer/undo-bulk/${run.batchId}`, {});
    expect([(await read(one.id)).customFields.industry, (await read(other.id)).customFields.industry]).toEqual([
      'retail',
      null,
    ]);
    const wrong = await admin.post('/customer/prepare-bulk', { ...wish, changes: { customFields: { nothing: 1 } } });
    expect(wrong.fieldCodes).toEqual(['changes.customFields.nothing fieldUnknown']);
  });

  test('of projects go along with lines, a copy and a change of status', async () => {
    await addField(admin, 'steering', 'date', { entity: 'project' });
    await addField(admin, 'coach', 'person', { entity: 'project' });
    const first = (await saveProject(admin, {
      lines: [work()],
      customFields: { steering: '2026-05-01', coach: ada.id },
    })) as unknown as WithOwn;
    expect(first.customFieldPeople?.coach?.label).toBe('Ada Ahn');
    const copy = await admin.post<{ project: Row }>(`/project/prepare-copy/${first.id}`, {});
    expect(copy.data.project.customFields).toEqual({ steering: '2026-05-01', coach: ada.id });
    const { lines: _lines, totals: _totals, ...rest } = copy.data.project;
    expect(await saved<WithOwn>(admin, 'project', { ...rest, isInternal: true })).toMatchObject({
      customFields: { steering: '2026-05-01' },
    });
  });

  test('count where a person is used, and let the person go', async () => {
    const gone = await savePersonnel(admin, { firstName: 'Cy', lastName: 'Cid' });
    const { id } = await customerWith({ sponsor: gone.id });
    const uses = await admin.get<{ blocking: boolean; uses: object[] }>(`/personnel/where-used/${gone.id}`);
    expect(uses.data).toMatchObject({ blocking: false, uses: [{ entity: 'customer', count: 1, blocks: false }] });
    expect((await admin.del(`/personnel/remove/${gone.id}`)).status).toBe(200);
    expect((await read(id)).customFieldPeople?.sponsor).toEqual({ id: gone.id, label: 'Cy Cid', isDeleted: true });
  });
});

describe('lists of records with own fields', () => {
  const codes: string[] = [];
  beforeAll(async () => {
    const rows: [string, object][] = [
      [
        'L-1',
        { motto: 'Über Bord', size: '10', budget: '100', since: '2026-01-15', industry: 'retail', sponsor: ada.id },
      ],
      [
        'L-2',
        { motto: 'Overboard', size: '9.5', since: '2026-03-01', industry: 'energy', sponsor: bob.id, backup: ada.id },
      ],
      ['L-3', { size: '-3', budget: '50.25', industry: 'retail', isKey: true, backup: bob.id }],
      ['L-4', {}],
    ];
    for (const [code, customFields] of rows) {
      await customerWith(customFields, { code, name: `List ${code}`, tags: ['listed'] });
      codes.push(code);
    }
  });

  const listed = { field: 'tags', operator: 'anyOf', value: ['listed'] };
  const found = async (field: string, operator: string, value?: unknown) => {
    const condition = { field: `customFields.${field}`, operator, ...(value !== undefined && { value }) };
    const filter = { all: [listed, condition] } as never;
    const { rows } = await grid(editor, 'customer', { filter, sort: [{ field: 'code', direction: 'asc' }] });
    return rows.map(({ code }) => String(code).at(-1)).join('');
  };

  test.each<[string, string, unknown, string]>([
    ['motto', 'contains', 'uber', '1'],
    ['motto', 'notContains', 'uber', '234'],
    ['motto', 'is', 'overboard', '2'],
    ['motto', 'isNot', 'overboard', '134'],
    ['motto', 'startsWith', 'ove', '2'],
    ['motto', 'empty', undefined, '34'],
    ['motto', 'notEmpty', undefined, '12'],
    ['size', 'eq', '10', '1'],
    ['size', 'ne', '10', '234'],
    ['size', 'lt', '9.5', '3'],
    ['size', 'lte', '9.5', '23'],
    ['size', 'gt', '9.5', '1'],
    ['size', 'gte', '9.5', '12'],
    ['size', 'between', ['-3', '9.5'], '23'],
    ['size', 'empty', undefined, '4'],
    ['budget', 'gt', '50.2', '13'],
    ['since', 'on', '2026-01-15', '1'],
    ['since', 'before', '2026-03-01', '1'],
    ['since', 'after', '2026-01-15', '2'],
    ['since', 'between', ['2026-01-15', '2026-03-01'], '12'],
    ['since', 'empty', undefined, '34'],
    ['industry', 'anyOf', ['retail'], '13'],
    ['industry', 'anyOf', ['retail', 'energy'], '123'],
    ['industry', 'noneOf', ['retail'], '24'],
    ['industry', 'empty', undefined, '4'],
    ['isKey', 'is', true, '3'],
    ['isKey', 'is', false, '124'],
  ])('are filtered by %s %s %s', async (field, operator, value, expected) => {
    expect(await found(field, operator, value)).toBe(expected);
  });

  test('are filtered by two people at once, and show each by name', async () => {
    expect(await found('sponsor', 'anyOf', [ada.id])).toBe('1');
    expect(await found('backup', 'anyOf', [ada.id])).toBe('2');
    expect(await found('backup', 'noneOf', [ada.id])).toBe('134');
    const { rows } = await grid(editor, 'customer', {
      filter: { all: [listed, { field: 'code', operator: 'is', value: 'L-2' }] } as never,
      fields: ['customFields.sponsor', 'customFields.backup'],
    });
    expect(rows[0]).toMatchObject({
      customFields: { sponsor: bob.id, backup: ada.id },
      customFieldPeople: { sponsor: { label: 'Bob Bly' }, backup: { label: 'Ada Ahn' } },
    });
    expect(rows[0]).not.toHaveProperty('city');
  });

  test.each<[string, 'asc' | 'desc', string]>([
    ['size', 'asc', '3214'],
    ['size', 'desc', '1234'],
    ['since', 'desc', '1234'.replace('12', '21')],
    ['motto', 'asc', '2134'.replace('2134', '2143').slice(0, 2)],
    ['sponsor', 'asc', '12'],
    ['backup', 'desc', '32'],
    ['isKey', 'desc', '3'],
  ])('are sorted by %s %s', async (field, direction, expected) => {
    const { rows } = await grid(editor, 'customer', {
      filter: { all: [listed] } as never,
      sort: [
        { field: `customFields.${field}`, direction },
        { field: 'code', direction: 'asc' },
      ],
    });
    expect(rows.map(({ code }) => String(code).at(-1)).join('')).toMatch(new RegExp(`^${expected}`));
  });

  test('are added up, grouped and found by their texts', async () => {
    const filter = { all: [listed] } as never;
    const aggregates = [
      { field: 'customFields.size', fn: 'sum' },
      { field: 'customFields.budget', fn: 'sum' },
      { field: 'customFields.since', fn: 'max' },
      { field: 'customFields.industry', fn: 'count' },
    ] as const;
    const page = await grid(editor, 'customer', { filter, aggregates: [...aggregates] });
    expect(page.aggregates?.map(({ value }) => value)).toEqual(['16.5', '150.25', '2026-03-01', 3]);
    const sums = await editor.post<{ groups: { value: unknown; count: number; label: string | null }[] }>(
      '/customer/get-sums',
      { query: { filter }, groupBy: 'customFields.industry' },
    );
    const counted = sums.data.groups.map(({ value, count }) => [value, count]);
    expect(counted).toEqual(
      expect.arrayContaining([
        ['retail', 2],
        ['energy', 1],
        [null, 1],
      ]),
    );
    const people = await editor.post<typeof sums.data>('/customer/get-sums', {
      query: { filter },
      groupBy: 'customFields.sponsor',
    });
    expect(people.data.groups.map(({ label, count }) => [label, count])).toEqual(
      expect.arrayContaining([
        ['Ada Ahn', 1],
        ['Bob Bly', 1],
        [null, 2],
      ]),
    );
    expect((await grid(editor, 'customer', { search: 'uber bord' })).rows.map(({ code }) => code)).toEqual(['L-1']);
  });

  test.each(['customFields.nothing', "customFields.motto' or true --", 'customFields', 'customFields.'])(
    'know no field %s',
    async (field) => {
      const reply = await editor.post('/customer/get-grid', {
        filter: { all: [{ field, operator: 'empty' }] },
        sort: [{ field, direction: 'asc' }],
        aggregates: [{ field, fn: 'count' }],
        fields: [field],
      });
      expect(reply.fieldCodes.sort()).toEqual(
        ['aggregates.0.field', 'fields.0', 'filter.all.0.field', 'sort.0.field'].map((path) => `${path} fieldUnknown`),
      );
    },
  );

  test('never run what was sent as a key or as a value', async () => {
    const evil = "x'; drop table customers; --";
    const reply = await admin.post('/own-field/save', { entity: 'customer', key: evil, label: 'Evil', kind: 'text' });
    expect(reply.fieldCodes).toEqual(['key itemCodeNotValid']);
    expect(await found('motto', 'is', evil)).toBe('');
    const { id } = await customerWith({ motto: evil });
    expect((await read(id)).customFields.motto).toBe(evil);
  });
});

describe('a required field that was empty before it was required', () => {
  const inTown = (city: string) => ({ filter: { all: [{ field: 'city', operator: 'is', value: city }] } });
  let field: { id: string; version: number };

  beforeAll(async () => {
    for (const city of ['Saved', 'Changed', 'Imported']) await customerWith({}, { name: `In ${city}`, city });
    field = await addField(admin, 'grade', 'text', { isRequired: true });
  });
  afterAll(() => saved(admin, 'own-field', { id: field.id, version: field.version, isRequired: false }));

  const only = async (city: string) => {
    const { rows } = await grid(admin, 'customer', inTown(city));
    return read(String(rows[0]?.id));
  };

  test('is empty again when a save that filled it is undone', async () => {
    const { id, version } = await only('Saved');
    const filled = await saved<WithOwn>(admin, 'customer', {
      ...{ id, version, legalName: 'Saved Ltd', customFields: { grade: 'A' } },
    });
    const undone = await admin.post(`/customer/undo/${id}`, { version: filled.version });
    expect([undone.status, undone.fieldCodes]).toEqual([200, []]);
    expect(await read(id)).toMatchObject({ legalName: null, customFields: { grade: null } });
    const emptied = { id, version: version + 2, legalName: 'Saved again', customFields: { motto: 'Anything' } };
    expect((await admin.post('/customer/save', emptied)).fieldCodes).toEqual(['customFields.grade fieldRequired']);
  });

  test('is empty again when a change of many is undone', async () => {
    const changes = { customFields: { grade: 'B' } };
    const { batchId } = await bulk(admin, 'customer', { query: inTown('Changed'), action: 'edit', changes });
    expect((await only('Changed')).customFields.grade).toBe('B');
    expect(await undoBulk(admin, 'customer', batchId)).toMatchObject({ changed: 1, failedCount: 0 });
    expect((await only('Changed')).customFields.grade).toBeNull();
  });

  test('is empty again when an import is undone', async () => {
    app.runJobs();
    const { id } = await only('Imported');
    const { code } = (await admin.get<{ code: string }>(`/customer/get-by-id/${id}`)).data;
    const file = await bring(app, admin, 'customer', ['code', 'customFields.grade'], [[code, 'C']]);
    expect(counts(await runImport(admin, 'customer', file, { matchBy: 'code' }))).toBe('0 1 0 0');
    const undone = await admin.post(`/customer/undo-import/${file.importId}`, {});
    expect(undone.data).toMatchObject({ undone: 1, skipped: [] });
    expect((await only('Imported')).customFields.grade).toBeNull();
  });
});
