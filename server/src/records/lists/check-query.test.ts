import { operatorsOf } from '@mandate/contract/lists/grid.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'SA');
});
afterAll(() => app.close());

const hostile = [
  'password_hash',
  'passwordHash',
  't1.password',
  't.name',
  'name; drop table customers',
  'name"',
  "name'",
  'name--',
  'name) or (1=1',
  'NAME',
  'name ',
  ' name',
  'customer.name',
  'customer.createdBy.email',
  'createdBy.passwordHash',
  'search_text',
  'searchText',
  'deletion_id',
  'deletionId',
  'id',
  'version',
  'createdById',
  'notes',
  'contacts',
  'contacts.email',
  'lines.unitPrice',
  'totals',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '1',
  '*',
  '(select 1)',
  'pg_sleep(5)',
  'case when 1=1 then name else code end',
  '\u202ename',
  'naıme',
];
const asc = { direction: 'asc' };

describe('names outside the registry', () => {
  test.each(hostile)('%j is no field to sort, filter or add up', async (field) => {
    for (const noun of ['customer', 'project', 'tax-rate']) {
      const sorted = await person.post(`/${noun}/get-grid`, { sort: [{ field, ...asc }] });
      expect([sorted.status, ...sorted.fieldCodes]).toEqual([400, 'sort.0.field fieldUnknown']);
      const filter = { all: [{ any: [{ field, operator: 'notEmpty' }] }] };
      const filtered = await person.post(`/${noun}/get-grid`, { filter });
      // Which records are meant is said by their ids, and by nothing else of these.
      const refused = field === 'id' ? 'operator operatorNotAllowed' : 'field fieldUnknown';
      expect([filtered.status, ...filtered.fieldCodes]).toEqual([400, `filter.all.0.any.0.${refused}`]);
      const added = await person.post(`/${noun}/get-grid`, { aggregates: [{ field, fn: 'count' }] });
      expect([added.status, ...added.fieldCodes]).toEqual([400, 'aggregates.0.field fieldUnknown']);
    }
  });

  test('are refused alike whether or not a column of that name exists', async () => {
    const message = async (field: string) => {
      const reply = await person.post('/customer/get-grid', { sort: [{ field, ...asc }] });
      return JSON.stringify([reply.data, reply.errorMessage, reply.errorCode]);
    };
    expect(await message('search_text')).toBe(await message('no_such_col'));
  });

  test.each(['ASC', 'asc; drop table projects', 'asc nulls first', '', 1, null, 'descending'])(
    '%j is no direction',
    async (direction) => {
      const reply = await person.post('/project/get-grid', { sort: [{ field: 'name', direction }] });
      expect([reply.status, reply.errorCode]).toEqual([400, 'validationFailed']);
    },
  );

  test.each(['=', 'like', 'or', 'contains; --', '__proto__', 'constructor', 'is not', '', 'eq', 'anyOf', 'relative'])(
    '%j is no operator of a text',
    async (operator) => {
      const reply = await person.post('/project/get-grid', {
        filter: { all: [{ field: 'name', operator, value: 'x' }] },
      });
      expect(reply.fieldCodes).toEqual(['filter.all.0.operator operatorNotAllowed']);
    },
  );
});

describe('values that do not fit', () => {
  const texts = ["' or 1=1 --", '%', '\\', '\u0001', '$1', '{{7*7}}', 'a'.repeat(400), '😀'];

  test.each(texts)('the text %j is only a text', async (value) => {
    for (const operator of operatorsOf.text.filter((each) => !each.endsWith('mpty'))) {
      const reply = await person.post('/project/get-grid', { filter: { all: [{ field: 'name', operator, value }] } });
      expect([200, 400]).toContain(reply.status);
    }
    expect((await person.post('/project/get-grid', { search: value.slice(0, 200) })).status).toBe(200);
  });

  test.each([
    ['name', 'contains', '', 'textNotValid'],
    ['name', 'contains', null, 'textNotValid'],
    ['name', 'contains', ['a'], 'textNotValid'],
    ['name', 'empty', 'x', 'valueNotAllowed'],
    ['status', 'anyOf', ['unheard'], 'valueNotAllowed'],
    ['status', 'anyOf', [], 'valueNotAllowed'],
    ['status', 'anyOf', 'draft', 'valueNotAllowed'],
    ['customerId', 'anyOf', ["' or 1=1"], 'idNotValid'],
    ['customerId', 'anyOf', [7], 'idNotValid'],
    ['isInternal', 'is', 'true', 'valueNotAllowed'],
    ['gross', 'eq', 5, 'numberNotValid'],
    ['gross', 'eq', 'abc', 'numberNotValid'],
    ['gross', 'between', ['1'], 'numberNotValid'],
    ['gross', 'between', ['1', '2', '3'], 'numberNotValid'],
    ['startDate', 'on', '2026-13-40', 'dateNotValid'],
    ['startDate', 'between', ['2026-01-01', 'x'], 'dateNotValid'],
    ['startDate', 'relative', 'someday', 'valueNotAllowed'],
    ['tags', 'anyOf', [''], 'valueNotAllowed'],
  ])('%s %s %j is refused as a save refuses what its field does not hold', async (field, operator, value, code) => {
    const reply = await person.post('/project/get-grid', { filter: { all: [{ field, operator, value }] } });
    expect([reply.status, reply.fieldCodes]).toEqual([400, [`filter.all.0.value ${code}`]]);
  });

  test('every wrong name of a query is said at once', async () => {
    const reply = await person.post('/project/get-grid', {
      sort: [{ field: 'a', ...asc }],
      filter: {
        all: [{ field: 'b', operator: 'is', value: 1 }, { any: [{ field: 'name', operator: 'gt', value: '1' }] }],
      },
      aggregates: [{ field: 'c', fn: 'sum' }],
    });
    expect(reply.fieldCodes).toEqual([
      'sort.0.field fieldUnknown',
      'filter.all.0.field fieldUnknown',
      'filter.all.1.any.0.operator operatorNotAllowed',
      'aggregates.0.field fieldUnknown',
    ]);
  });
});
