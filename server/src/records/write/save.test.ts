import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { type CustomerRecord, grid, saveCustomer, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  editor = people.EDITOR;
});
afterAll(() => app.close());

/** Everything that is stored, to see that a refused call changed nothing. */
async function everything(): Promise<string> {
  const texts = [];
  for (const table of [
    'customers',
    'customer_contacts',
    'projects',
    'project_lines',
    'tax_rates',
    'history',
    'counters',
    'accounts',
  ])
    texts.push(
      (
        await app.database.pool.query(
          `select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as rows from ${table} t`,
        )
      ).rows,
    );
  return JSON.stringify(texts);
}

async function isRefused(person: Person, noun: string, body: object, status: number, codes: string[]): Promise<void> {
  const before = await everything();
  const reply = await person.post(`/${noun}/save`, body);
  expect([reply.status, ...reply.fieldCodes.sort()]).toEqual([status, ...codes.sort()]);
  expect(await everything()).toBe(before);
}

describe('a new record', () => {
  test('is stored with its defaults, a code, and who made it', async () => {
    const customer = await saveCustomer(editor, { name: '  Méskalis \u202e  Pharma ' });
    expect(customer).toMatchObject({
      name: 'Méskalis Pharma',
      kind: 'company',
      status: 'active',
      currency: 'EUR',
      isActive: true,
      tags: [],
      contacts: [],
      version: 1,
      city: null,
      deletedAt: null,
      createdBy: { id: editor.id, label: 'The EDITOR', isDeleted: false },
    });
    expect(customer.code).toMatch(/^C\d{5}$/);
    expect((await editor.get(`/customer/get-by-id/${customer.id}`)).data).toEqual(customer);
    expect((await editor.get(`/customer/get-by-id/${customer.id.toUpperCase()}`)).data).toEqual(customer);
  });

  test('may be given its id by the caller; the same save again is the first result', async () => {
    const id = uuidV7();
    const body = { id, name: 'Proposed', contacts: [{ lastName: 'One' }, { lastName: 'Two' }] };
    const first = await saveCustomer(editor, body);
    expect(first.id).toBe(id);
    expect(await saveCustomer(editor, body)).toEqual(first);
    expect(await saveCustomer(people.ADMIN, { ...body, name: ' Proposed ' })).toEqual(first);
    expect((await grid(editor, 'customer', { search: 'proposed' })).total).toBe(1);
    await isRefused(editor, 'customer', { ...body, name: 'Other' }, 409, []);
    expect((await editor.post('/customer/save', { ...body, name: 'Other' })).errorCode).toBe('idAlreadyUsed');
  });

  test('sent again is its first result even when it could not be made any more', async () => {
    const customer = await saveCustomer(editor);
    const body = { id: uuidV7(), name: 'Repeat', customerId: customer.id, lines: [work()] };
    const first = await saved<{ id: string; version: number }>(editor, 'project', body);
    await app.database.pool.query('update customers set deleted_at = now() where id = $1', [customer.id]);
    const again = await saved<{ id: string; version: number }>(editor, 'project', body);
    expect([again.id, again.version]).toEqual([first.id, 1]);
  });

  test('sent twenty times at once is made once', async () => {
    const body = { id: uuidV7(), name: 'Twenty at once', lines: [work()], isInternal: true };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => editor.post<{ id: string; code: string }>('/project/save', body)),
    );
    expect(new Set(replies.map(({ status, data }) => `${status} ${data.id} ${data.code}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
  });

  test('may not take the id of a record that exists', async () => {
    const { id } = await saveCustomer(people.ADMIN, { name: 'Somebody' });
    await isRefused(editor, 'customer', { id, name: 'Somebody', city: 'Rome' }, 409, []);
  });
});

describe('a record sent back as it was replied', () => {
  test('is taken, and nothing changes', async () => {
    const customer = await saveCustomer(editor, {
      contacts: [{ lastName: 'A', email: 'a@b.example' }],
      notes: 'One\r\ntwo',
    });
    expect(await saveCustomer(editor, customer)).toEqual(customer);
    const rate = await saved<{ id: string }>(people.ADMIN, 'tax-rate', { code: 'B', name: 'Back', percent: '7.70' });
    const lines = [{ type: 'section', description: 'S' }, work({ taxRateId: rate.id })];
    const project = await saveProject(editor, {
      customerId: customer.id,
      isInternal: false,
      lines,
      defaultTaxRateId: rate.id,
    });
    expect(await saveProject(editor, project)).toEqual(project);
    expect(await saved(people.ADMIN, 'tax-rate', rate)).toEqual(rate);
  });

  test('may carry what only replies have: it is ignored', async () => {
    const { id, version } = await saveProject(editor);
    const changed = await saveProject(editor, {
      id,
      version,
      status: 'closed',
      gross: '5',
      totals: 1,
      createdAt: 'x',
      isDeleted: true,
    });
    expect(changed).toMatchObject({ status: 'draft', version, totals: { gross: '0.00' } });
  });
});

describe('keys that nobody may write', () => {
  test.each([
    'role',
    'password',
    'passwordHash',
    'search_text',
    'deletion_id',
    'Name',
    'tax_id',
    'hourlyRate',
    'id2',
    '',
  ])('%j is refused and nothing is written', async (key) => {
    await isRefused(editor, 'customer', { name: 'Fine', [key]: 1 }, 400, [`${key} fieldUnknown`]);
    await isRefused(editor, 'project', { name: 'Fine', isInternal: true, lines: [{ ...work(), [key]: 1 }] }, 400, [
      `lines.0.${key} fieldUnknown`,
    ]);
  });
});

describe('every problem of a save is said at once', () => {
  test('with its path, values and rules alike', async () => {
    const gone = uuidV7();
    await isRefused(
      editor,
      'project',
      {
        name: 'C',
        foo: 1,
        currency: 'PLN',
        defaultTaxRateId: gone,
        startDate: '2026-02-30',
        endDate: '2026-01-01',
        discountPercent: '100.5',
        lines: [
          work({ quantity: '-1', unitPrice: undefined }),
          { type: 'text', description: 'T', unit: 'day' },
          work({ taxRateId: gone, unit: 'week' }),
          { type: 'material', description: 'E', quantity: '0' },
          work({ unitPrice: '-5', description: '' }),
        ],
      },
      400,
      [
        'name minLength',
        'foo fieldUnknown',
        'customerId fieldRequired',
        'currency currencyNotEnabled',
        'defaultTaxRateId referenceNotFound',
        'startDate dateNotValid',
        'discountPercent numberOutOfRange',
        'lines.0.quantity numberOutOfRange',
        'lines.0.unitPrice fieldRequired',
        'lines.1.unit fieldNotAllowedHere',
        'lines.2.taxRateId referenceNotFound',
        'lines.2.unit valueNotAllowed',
        'lines.3.type valueNotAllowed',
        'lines.3.quantity numberOutOfRange',
        'lines.4.unitPrice numberOutOfRange',
        'lines.4.description fieldRequired',
      ],
    );
  });

  test('on a change as on a create', async () => {
    const { id, version } = await saveProject(editor, { startDate: '2026-05-01' });
    const body = { id, version, name: '', endDate: '2026-04-01', isInternal: false, discountPercent: 5 };
    await isRefused(editor, 'project', body, 400, [
      'name fieldRequired',
      'endDate dateOrder',
      'customerId fieldRequired',
      'discountPercent textNotValid',
    ]);
  });

  test('each with a sentence and the values in it', async () => {
    const reply = await editor.post('/customer/save', { name: 'x'.repeat(161) });
    expect(reply.fieldErrors).toEqual([
      { field: 'name', code: 'maxLength', params: { max: 160 }, message: 'Use at most 160 characters.' },
    ]);
    expect(reply).toMatchObject({
      result: 'error',
      errorCode: 'validationFailed',
      errorMessage: 'Some fields need a correction.',
    });
  });

  test('when only the body itself can be spoken of, too', async () => {
    for (const body of [[], 'text', 5, null, true])
      expect((await editor.post('/customer/save', body)).status).toBe(400);
    const rows = { name: 'Rows', contacts: [null, 'x', { lastName: 'Fine', isPrimary: 1 }], tags: 'one' };
    const reply = await editor.post('/customer/save', rows);
    expect(reply.fieldErrors.map(({ field }) => field)).toEqual([
      'tags',
      'contacts.0',
      'contacts.1',
      'contacts.2.isPrimary',
    ]);
  });
});

describe('values', () => {
  test('absent are unchanged, null and blank texts empty a field', async () => {
    const { id } = await saveCustomer(editor, { city: 'Rome', phone: '+39 06 123-4567', notes: 'n', hoursPerDay: '8' });
    const one = await saveCustomer(editor, { id, version: 1, name: undefined, city: null });
    expect(one).toMatchObject({ city: null, phone: '+39061234567', notes: 'n', version: 2 });
    const two = await saveCustomer(editor, {
      id,
      version: 2,
      name: undefined,
      phone: ' ',
      notes: '\n',
      hoursPerDay: '',
    });
    expect(two).toMatchObject({ phone: null, notes: null, hoursPerDay: null, name: 'A customer' });
  });

  test.each([
    ['name', null, 'fieldRequired'],
    ['name', '\u200B\u200B', 'fieldRequired'],
    ['name', '\u3164\u3164', 'fieldRequired'],
    ['name', 5, 'textNotValid'],
    ['name', '\ud83d\ude00'.repeat(10_000), 'maxLength'],
    ['email', 'nobody', 'emailNotValid'],
    ['website', 'javascript:alert(1)', 'urlNotValid'],
    ['phone', '12', 'phoneNotValid'],
    ['countryCode', 'XX', 'countryNotValid'],
    ['currency', 'EURO', 'currencyNotEnabled'],
    ['currency', 'PLN', 'currencyNotEnabled'],
    ['language', 'english', 'languageNotValid'],
    ['language', 'xx', 'languageNotValid'],
    ['language', 'zz', 'languageNotValid'],
    ['timeZone', 'Mars/Base', 'timeZoneNotValid'],
    ['discountPercent', 10, 'textNotValid'],
    ['discountPercent', '1,5', 'numberNotValid'],
    ['discountPercent', ' 1', 'numberNotValid'],
    ['discountPercent', '1e1', 'numberNotValid'],
    ['discountPercent', '-0', 'numberNotValid'],
    ['discountPercent', 'NaN', 'numberNotValid'],
    ['discountPercent', '0.00001', 'numberTooPrecise'],
    ['hoursPerDay', '99999999999999', 'numberOutOfRange'],
    ['kind', 'company ', 'valueNotAllowed'],
    ['isActive', 'true', 'valueNotAllowed'],
    ['defaultTaxRateId', 'x', 'idNotValid'],
    ['code', 'a b', 'codePatternNotValid'],
    ['tags', Array.from({ length: 21 }, (_, index) => `t${index}`), 'tooManyItems'],
  ])('%s: %j is refused as %s', async (field, value, code) => {
    const reply = await editor.post('/customer/save', { name: 'Fine', [field]: value });
    expect([reply.status, ...reply.fieldCodes]).toEqual([400, `${field} ${code}`]);
  });

  test('of texts keep every character people write, and formulas stay texts', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a text that must stay one
    const name = '=1+1 <b>"\'\\ 😀 العربية 中文 {{7*7}} ${7*7} %_';
    const customer = await saveCustomer(editor, { name, notes: '=cmd|calc' });
    expect(customer).toMatchObject({ name, notes: '=cmd|calc' });
  });
});

describe('who may save', () => {
  test('is said by the table of permissions', async () => {
    for (const role of ['SA', 'ADMIN', 'EDITOR'] as const) await saveCustomer(people[role], { name: `By ${role}` });
    await isRefused(people.GUEST, 'customer', { name: 'No' }, 403, []);
    await isRefused(people.GUEST, 'project', { name: 'No', isInternal: true }, 403, []);
    await isRefused(editor, 'tax-rate', { code: 'X', name: 'No', percent: '1' }, 403, []);
    await saved(people.ADMIN, 'tax-rate', { code: 'Y', name: 'Yes', percent: '1' });
  });
});

describe('a deleted or unknown record', () => {
  let deleted: CustomerRecord;
  beforeAll(async () => {
    deleted = await saveCustomer(editor, { name: 'To go' });
    await people.ADMIN.del(`/customer/remove/${deleted.id}`);
  });

  test('cannot be changed, and who may restore it is told so', async () => {
    const reply = await people.ADMIN.post('/customer/save', { id: deleted.id, version: 1, city: 'Rome' });
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordDeleted']);
    expect(reply.errorMessage).toContain('The ADMIN');
  });

  test('does not exist for others, with the very same words', async () => {
    const told = async (id: string) => {
      const {
        requestId: _id,
        headers: _headers,
        ...reply
      } = await editor.post('/customer/save', { id, version: 1, city: 'Rome' });
      return reply;
    };
    expect(await told(deleted.id)).toEqual(await told(uuidV7()));
    expect((await told(deleted.id)).status).toBe(404);
  });

  test.each([
    [{ version: 1, name: 'No id' }, ['id fieldRequired']],
    [{ version: 0, id: uuidV7() }, ['version numberOutOfRange']],
    [{ version: '1', id: uuidV7() }, ['version numberNotValid']],
    [{ version: 1.5, id: uuidV7() }, ['version numberNotValid']],
    [{ version: 1, id: 'x' }, ['id idNotValid']],
    [{ id: 'x', name: 'Create' }, ['id idNotValid']],
  ])('is refused when it is sent as %j', async (body, codes) => {
    await isRefused(editor, 'customer', body, 400, codes);
  });
});
