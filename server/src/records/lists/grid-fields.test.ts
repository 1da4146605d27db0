import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  editor = people.EDITOR;
  const customer = await saveCustomer(editor, { name: 'Asked for' });
  await saveProject(editor, { name: 'Some of it', customerId: customer.id, lines: [work({ unitPrice: '12.5' })] });
});
afterAll(() => app.close());

const rowWith = async (person: Person, entity: string, fields: string[]): Promise<Record<string, unknown>> => {
  const [row] = (await grid(person, entity, { fields })).rows;
  return { ...row };
};

const refused = async (person: Person, fields: unknown): Promise<FieldError[]> => {
  const { status, errorCode, fieldErrors } = await person.post('/project/get-grid', { fields });
  expect([status, errorCode]).toEqual([400, 'validationFailed']);
  return fieldErrors;
};

describe('the fields asked of a list', () => {
  test('are what its rows hold, in addition to what they are called and marked by', async () => {
    expect(Object.keys(await rowWith(editor, 'project', ['code'])).sort()).toEqual(
      ['code', 'deletedAt', 'id', 'name', 'status', 'version'].sort(),
    );
    expect(Object.keys(await rowWith(editor, 'customer', ['id'])).sort()).toEqual(
      ['deletedAt', 'id', 'isActive', 'name', 'status', 'version'].sort(),
    );
  });

  test('bring what they refer to along, and nothing else of it', async () => {
    const row = await rowWith(editor, 'project', ['customerId']);
    expect(row).toMatchObject({ customer: { label: 'Asked for', isDeleted: false } });
    expect(row).not.toHaveProperty('createdBy');
  });

  test('write amounts by a currency that was not asked for', async () => {
    const row = await rowWith(editor, 'project', ['contractNet']);
    expect(row).toMatchObject({ contractNet: '12.50' });
    expect(row).not.toHaveProperty('currency');
  });

  test('need not be those it is sorted, filtered and added up by', async () => {
    const page = await grid(editor, 'project', {
      fields: ['code'],
      sort: [{ field: 'contractNet', direction: 'desc' }],
      filter: { all: [{ field: 'currency', operator: 'anyOf', value: ['EUR'] }] },
      aggregates: [{ field: 'contractNet', fn: 'sum' }],
    });
    expect(page.aggregates).toEqual([{ field: 'contractNet', fn: 'sum', value: '12.50' }]);
    expect(page.rows[0]).not.toHaveProperty('contractNet');
  });

  test('are the same values as in rows that hold every field', async () => {
    const [row] = (await grid(people.SA, 'project', {})).rows;
    const whole: Record<string, unknown> = { ...row };
    for (const name of Object.keys(whole).filter((key) => `${key}Id` in whole === false)) {
      const asked = await rowWith(people.SA, 'project', [name]);
      expect(asked[name]).toEqual(whole[name]);
    }
  });
});

describe('of fields asked for it is said at each', () => {
  test('that there is none', async () => {
    expect(await refused(editor, ['code', 'nonsense', 'lines', 'lines.quantity', 'notes', 'customer'])).toMatchObject(
      [1, 2, 3, 4, 5].map((at) => ({ field: `fields.${at}`, code: 'fieldUnknown' })),
    );
  });

  test('that it is hidden, in the same words as if there were none', async () => {
    const [error] = await refused(people.GUEST, ['margin']);
    expect(error).toEqual({ ...(await refused(people.GUEST, ['nonsense']))[0] });
  });

  test('that it is asked for twice', async () => {
    expect(await refused(editor, ['code', 'name', 'code'])).toEqual([
      expect.objectContaining({
        field: 'fields.2',
        code: 'fieldAskedTwice',
        message: 'This field is asked for twice.',
      }),
    ]);
  });

  test('and of all of them that there are none, or too many', async () => {
    expect(await refused(editor, [])).toMatchObject([{ field: 'fields', code: 'fieldRequired' }]);
    const many = Array.from({ length: 300 }, (_, at) => `field${at}`);
    expect(await refused(editor, many)).toMatchObject([{ field: 'fields', code: 'tooManyItems' }]);
    expect(await refused(editor, 'code')).toMatchObject([{ field: 'fields', code: 'valueNotAllowed' }]);
    expect(await refused(editor, ['code', 7])).toMatchObject([{ field: 'fields.1', code: 'textNotValid' }]);
  });
});
