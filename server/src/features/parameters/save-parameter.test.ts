import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { change, parameterOf, saveParameter, set } from '../../../testing/callers/parameters.ts';
import { saveCustomer, saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { english } from '../../words/words.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const item = (code: string, values: object = {}) => ({ code, label: code.toUpperCase(), ...values });

describe('a parameter people make', () => {
  test('is under custom, and is readable and changed as its maker says', async () => {
    const made = await saveParameter(people.ADMIN, {
      ...{ key: 'custom.audit.firms', label: 'Audit firms', help: 'Who looks at us', valueType: 'list' },
      value: [item('one', { sort: 9 }), item('two', { color: 'teal', sort: 4 })],
    });
    expect(made).toMatchObject({
      ...{
        group: 'custom',
        isSystem: false,
        defaultValue: null,
        readableBy: 'GUEST',
        editableBy: 'ADMIN',
        constraints: null,
      },
      value: [
        { code: 'two', label: 'TWO', color: 'teal', isActive: true, sort: 1 },
        { code: 'one', label: 'ONE', color: null, isActive: true, sort: 2 },
      ],
    });
    const changed = await change(people.ADMIN, 'custom.audit.firms', { label: 'Auditors', value: [item('two')] });
    expect(changed.data).toMatchObject({ label: 'Auditors', version: 2, value: [{ code: 'two' }] });
    const { data } = await people.ADMIN.get<{ rows: { action: string }[] }>(`/parameter/history/${made.id}`);
    expect(data.rows.map(({ action }) => action)).toEqual(['save', 'create']);
  });

  test('says all that is wrong with it at once', async () => {
    const reply = await people.ADMIN.post('/parameter/save', {
      ...{ key: 'money.own', group: 'money', label: 'x', valueType: 'enum' },
      ...{ constraints: { options: ['a', 'a'], min: 1 }, value: 'c' },
    });
    expect(reply.status).toBe(400);
    expect(reply.fieldCodes.sort()).toEqual([
      'constraints.min fieldUnknown',
      'constraints.options.1 itemNotUnique',
      'group valueNotAllowed',
      'key keyNotValid',
      'label minLength',
    ]);
    for (const { message } of reply.fieldErrors) expect(message).toMatch(/\.$/);
  });

  test.each(['custom', 'custom.', 'custom.Regions', 'custom..a', 'custom.a b', 'mail.a', 'company.name2', 'Custom.a'])(
    'has no key such as %j',
    async (key) => {
      const reply = await people.SA.post('/parameter/save', { key, label: 'Own', valueType: 'string' });
      expect(reply.fieldCodes).toEqual(['key keyNotValid']);
    },
  );

  test('may begin its key with a word of its own', async () => {
    const values = { key: 'region.north', label: 'North', valueType: 'string', value: 'a' };
    expect((await people.ADMIN.post('/parameter/save', values)).status).toBe(200);
    expect((await people.GUEST.get<Record<string, unknown>>('/parameter/get-values')).data['region.north']).toBe('a');
  });

  test('keeps its type, and its key is used once for ever', async () => {
    const { id, key } = await saveParameter(people.ADMIN, { value: 'a' });
    const other = await change(people.ADMIN, key, { valueType: 'text' });
    expect([other.status, other.fieldCodes]).toEqual([403, ['valueType notPermitted']]);
    expect((await people.ADMIN.del(`/parameter/remove/${id}`)).status).toBe(200);
    const again = await people.ADMIN.post('/parameter/save', { key, label: 'Again', valueType: 'string' });
    expect([again.status, again.fieldCodes]).toEqual([409, ['key valueUsedByDeleted']]);
    expect((await people.ADMIN.put(`/parameter/undelete/${id}`)).status).toBe(200);
    expect((await parameterOf(people.ADMIN, key)).value).toBe('a');
  });

  test('holds a value that fits its rules, also when only these change', async () => {
    const { key } = await saveParameter(people.ADMIN, { valueType: 'integer', constraints: { max: 9 }, value: 7 });
    const reply = await change(people.ADMIN, key, { constraints: { max: 5 } });
    expect(reply.fieldCodes).toEqual(['value numberOutOfRange']);
    expect((await change(people.ADMIN, key, { value: null })).status).toBe(200);
  });

  test('that is a list is never without an item', async () => {
    const { key } = await saveParameter(people.ADMIN, { valueType: 'list', value: [item('a')] });
    expect((await change(people.ADMIN, key, { value: null })).fieldCodes).toEqual(['value fieldRequired']);
    expect((await change(people.ADMIN, key, { value: [] })).fieldCodes).toEqual(['value fieldRequired']);
    const made = await people.ADMIN.post('/parameter/save', { key: 'custom.none', label: 'None', valueType: 'list' });
    expect(made.fieldCodes).toEqual(['value fieldRequired']);
  });

  test('of an ADMIN stays within the reach of an ADMIN', async () => {
    const { key } = await saveParameter(people.ADMIN);
    for (const values of [{ readableBy: 'SA' }, { editableBy: 'SA' }]) {
      const reply = await change(people.ADMIN, key, values);
      expect([reply.status, reply.fieldCodes]).toEqual([403, [`${Object.keys(values)[0]} notPermitted`]]);
    }
    expect((await change(people.SA, key, { readableBy: 'SA' })).data).toMatchObject({ editableBy: 'SA' });
    const { id } = await parameterOf(people.SA, key);
    expect((await people.ADMIN.get(`/parameter/get-by-id/${id}`)).errorCode).toBe('recordNotFound');
    await people.SA.del(`/parameter/remove/${id}`);
    expect((await people.ADMIN.put(`/parameter/undelete/${id}`)).errorCode).toBe('recordNotFound');
  });

  test('points to a record that is there, and keeps it there', async () => {
    const customer = await saveCustomer(people.EDITOR);
    const reference = { valueType: 'reference', constraints: { refEntity: 'customer' } };
    const { id, key } = await saveParameter(people.ADMIN, { ...reference, value: customer.id.toUpperCase() });
    expect((await parameterOf(people.ADMIN, key)).value).toBe(customer.id);
    const held = await people.ADMIN.del(`/customer/remove/${customer.id}`);
    expect([held.status, held.errorCode]).toEqual([409, 'deleteBlocked']);
    expect(held.data).toMatchObject({ uses: [{ entity: 'parameter', count: 1, blocks: true }] });

    const removed = await saveCustomer(people.EDITOR);
    await people.ADMIN.del(`/customer/remove/${removed.id}`);
    for (const [value, code] of [
      [removed.id, 'referenceDeleted'],
      [people.SA.id, 'referenceNotFound'],
    ])
      expect((await change(people.ADMIN, key, { value })).fieldCodes).toEqual([`value ${code}`]);

    await people.ADMIN.del(`/parameter/remove/${id}`);
    expect((await people.ADMIN.del(`/customer/remove/${customer.id}`)).status).toBe(200);
    const back = await people.ADMIN.put(`/parameter/undelete/${id}`);
    expect([back.status, back.errorCode]).toEqual([409, 'restoreConflict']);
  });
});

describe('a parameter of the product', () => {
  test('is called in the English words what it is called where it is stored', async () => {
    const { rows } = await sql('select key, label, help from parameters where is_system');
    const said = rows.map(({ key }) => ({
      key,
      label: english.at(`parameters.builtIn.${key}.label`),
      help: english.at(`parameters.builtIn.${key}.help`, { FISCAL: '{FISCAL}' }),
    }));
    expect(said).toEqual(rows);
  });

  test('has another value at once, and its default again', async () => {
    await set(people.ADMIN, 'company.name', 'Brücke & Söhne');
    const { data } = await people.GUEST.get('/parameter/get-values');
    expect(data).toMatchObject({ 'company.name': 'Brücke & Söhne' });
    await set(people.ADMIN, 'people.weeklyHours', '38.5');
    expect(await savePersonnel(people.ADMIN)).toMatchObject({ weeklyHours: '38.5' });
    const { defaultValue } = await parameterOf(people.ADMIN, 'people.weeklyHours');
    await set(people.ADMIN, 'people.weeklyHours', defaultValue);
    expect(await savePersonnel(people.ADMIN)).toMatchObject({ weeklyHours: '40' });
  });

  test('keeps everything but its value', async () => {
    const reply = await change(people.SA, 'people.weeklyHours', {
      ...{ key: 'custom.hours', group: 'custom', label: 'Hours', help: null, valueType: 'text', constraints: null },
      ...{ readableBy: 'SA', editableBy: 'SA', effect: 'immediate', tags: ['a'], externalRef: 'x' },
    });
    expect([reply.status, reply.fieldCodes.sort()]).toEqual([
      403,
      [
        ...[
          'constraints',
          'editableBy',
          'effect',
          'externalRef',
          'group',
          'help',
          'key',
          'label',
          'readableBy',
          'tags',
        ],
        'valueType',
      ].map((name) => `${name} notPermitted`),
    ]);
  });

  test('may be sent back as it was replied', async () => {
    for (const key of ['project.roles', 'money.enabledCurrencies', 'company.fiscalYearStart', 'numbering.place']) {
      const { id, version } = await parameterOf(people.ADMIN, key);
      const { data } = await people.ADMIN.get<object>(`/parameter/get-by-id/${id}`);
      const reply = await people.ADMIN.post<{ version: number }>('/parameter/save', data);
      expect([reply.status, reply.data.version, reply.fieldCodes]).toEqual([200, version, []]);
    }
  });

  test('is not removed', async () => {
    const { id } = await parameterOf(people.SA, 'company.name');
    const reply = await people.SA.del(`/parameter/remove/${id}`);
    expect([reply.status, reply.errorCode]).toEqual([409, 'systemParameter']);
    expect(reply.errorMessage).toMatch(/is built in/);
  });

  test('is empty only where nothing needs it', async () => {
    const { rows } = await sql('select key, default_value from parameters where is_system order by key');
    const needed: string[] = [];
    for (const { key } of rows) {
      const reply = await change(people.SA, key, { value: null });
      if (reply.status !== 200) needed.push(`${key} ${reply.fieldCodes.join()}`);
    }
    expect(rows.map(({ key }) => key).filter((key) => !needed.some((each) => each.startsWith(key)))).toEqual([
      'billing.defaultPaymentTerms',
      ...['addressLine1', 'addressLine2', 'city', 'country', 'email', 'holidayCalendarId', 'iban', 'legalName'].map(
        (name) => `company.${name}`,
      ),
      ...['phone', 'postalCode', 'registration', 'taxId', 'vatNumber', 'website'].map((name) => `company.${name}`),
      ...['accentColor', 'legalLine', 'logo', 'quoteCopyTo', 'senderLine'].map((name) => `documents.${name}`),
      // No month is closed.
      'time.closedUntil',
    ]);
    expect(new Set(needed.map((each) => each.split(' ')[1]))).toEqual(new Set(['value']));
  });

  test('begins with a value that fits its own rules', async () => {
    const { rows } = await sql('select key, value from parameters where is_system');
    for (const { key, value } of rows) {
      const other = await change(people.SA, key, { value });
      expect([key, other.status, other.fieldCodes]).toEqual([key, 200, []]);
    }
  });

  test.each<[string, unknown, string]>([
    ['company.fiscalYearStart', '02-30', 'value dayOfYearNotValid'],
    ['company.name', 'H', 'value minLength'],
    ['company.workingDays', [], 'value fieldRequired'],
    ['company.timeZone', 'Mars/Olympus', 'value timeZoneNotValid'],
    ['company.country', 'XX', 'value countryNotValid'],
    ['company.language', 'xx', 'value languageNotValid'],
    ['money.enabledCurrencies', ['USD'], 'value baseCurrencyNeeded'],
    ['money.baseCurrency', 'SEK', 'value currencyNotInUse'],
    ['numbering.project', 'P{YY}', 'value patternNotValid'],
    ['numbering.customer', '{CUST}{SEQ:2}', 'value tokenNotAllowed'],
    ['numbering.place', `${'L'.repeat(30)}{SEQ:2}`, 'value patternTooLong'],
    ['people.weeklyHours', '61', 'value numberOutOfRange'],
    ['people.weeklyHours', '38.555', 'value numberTooPrecise'],
    ['interface.theme', 'pink', 'value valueNotAllowed'],
    ['security.signUpMode', 'domain', 'value domainsNeeded'],
    ['security.allowedDomains', ['b.example', 'b@c.example'], 'value.1 domainNotValid'],
    ['project.roles', [{ code: 'lead', label: 'Lead', isActive: false }], 'value activeItemNeeded'],
  ])('%s cannot be set to %j', async (key, value, wrong) => {
    const reply = await change(people.SA, key, { value });
    expect([reply.status, reply.fieldCodes]).toEqual([400, [wrong]]);
    expect(reply.fieldErrors[0]?.message).toMatch(/\.$/);
  });

  test.each([null, '', ' '])('of the name of the firm is not taken away again by %j', async (value) => {
    await set(people.ADMIN, 'company.name', 'Halberd & Lane');
    const reply = await change(people.ADMIN, 'company.name', { value });
    expect([reply.status, reply.fieldCodes]).toEqual([400, ['value fieldRequired']]);
  });

  test('of sign-up by domain has domains first, and loses the last one afterwards', async () => {
    await set(people.SA, 'security.allowedDomains', ['b.example']);
    await set(people.SA, 'security.signUpMode', 'domain');
    const register = (email: string) =>
      people.SA.post('/api/auth/register', { email, username: 'A stranger', password: 'marble otter in a canoe' });
    expect((await register('a@c.example')).errorCode).toBe('signUpDomain');
    expect((await register('a@b.example')).status).toBe(200);
    const reply = await change(people.SA, 'security.allowedDomains', { value: [] });
    expect(reply.fieldCodes).toEqual(['value domainsNeeded']);
    await set(people.SA, 'security.signUpMode', 'open');
    await set(people.SA, 'security.allowedDomains', []);
  });

  test('offers other currencies to the next record', async () => {
    await set(people.ADMIN, 'money.enabledCurrencies', ['EUR', 'SEK']);
    expect(await saveCustomer(people.EDITOR, { currency: 'SEK' })).toMatchObject({ currency: 'SEK' });
    const reply = await people.EDITOR.post('/customer/save', { name: 'Old', currency: 'USD' });
    expect(reply.fieldCodes).toEqual(['currency currencyNotEnabled']);
  });
});

describe('the base currency', () => {
  test('changes until figures depend on it', async () => {
    await set(people.ADMIN, 'money.enabledCurrencies', ['EUR', 'CHF']);
    await set(people.SA, 'money.baseCurrency', 'CHF');
    expect(await saveCustomer(people.EDITOR)).toMatchObject({ currency: 'CHF' });
    await set(people.SA, 'money.baseCurrency', 'EUR');

    const { id } = await saveProject(people.EDITOR);
    for (const status of [
      'draft',
      'quoted',
      'lost',
      'cancelled',
      'approved',
      'active',
      'onHold',
      'completed',
      'closed',
    ]) {
      await sql('update projects set status = $2 where id = $1', [id, status]);
      const reply = await change(people.SA, 'money.baseCurrency', { value: 'CHF' });
      const isFixed = ['approved', 'active', 'onHold', 'completed', 'closed'].includes(status);
      expect([status, reply.fieldCodes]).toEqual([status, isFixed ? ['value baseCurrencyFixed'] : []]);
      if (!isFixed) await set(people.SA, 'money.baseCurrency', 'EUR');
    }
    await sql("update projects set status = 'draft'");
    await sql(
      `insert into exchange_rates (id, currency, valid_from, rate, source, name) values ($1, 'CHF', '2026-01-01', 1.1, 'manual', 'CHF')`,
      [id],
    );
    const reply = await change(people.SA, 'money.baseCurrency', { value: 'CHF' });
    expect(reply.fieldCodes).toEqual(['value baseCurrencyFixed']);
    expect((await change(people.SA, 'money.baseCurrency', { value: 'EUR' })).status).toBe(200);
  });
});

describe('an item of a list', () => {
  const roles = async () => (await parameterOf(people.ADMIN, 'project.roles')).value as { code: string }[];
  const without = async (code: string) => (await roles()).filter((each) => each.code !== code);

  test('that is in use is not taken out, but may be deactivated', async () => {
    const personnel = await savePersonnel(people.ADMIN);
    const members = [{ personnelId: personnel.id, role: 'reviewer' }];
    const project = await saveProject(people.EDITOR, { members });
    const reply = await change(people.ADMIN, 'project.roles', { value: await without('reviewer') });
    expect([reply.status, reply.errorCode, reply.fieldCodes]).toEqual([409, 'itemInUse', ['value itemInUse']]);
    expect(reply.fieldErrors[0]?.params).toEqual({ label: 'Reviewer', count: 1 });

    const value = (await roles()).map((each) => (each.code === 'reviewer' ? { ...each, isActive: false } : each));
    await set(people.ADMIN, 'project.roles', value);
    const refused = await people.EDITOR.post('/project/save', { name: 'Next', isInternal: true, members });
    expect(refused.fieldCodes).toEqual(['members.0.role valueNotAllowed']);
    const { id, version } = project;
    expect((await people.EDITOR.post('/project/save', { id, version, name: 'As before' })).status).toBe(200);
  });

  test('counts as in use also where it stands in removed records, and under a new name', async () => {
    const person = await savePersonnel(people.ADMIN, { seniority: 'principal' });
    await people.ADMIN.del(`/personnel/remove/${person.id}`);
    const { value } = await parameterOf(people.ADMIN, 'people.seniorities');
    const renamed = (value as { code: string }[]).map((each) =>
      each.code === 'principal' ? { ...each, code: 'chief' } : each,
    );
    const reply = await change(people.ADMIN, 'people.seniorities', { value: renamed });
    expect(reply.fieldErrors.map(({ params }) => params)).toEqual([{ label: 'Principal', count: 1 }]);
  });

  test('that nothing uses is taken out, and a new one is chosen at once', async () => {
    await set(people.ADMIN, 'project.roles', [...(await without('support')), { code: 'coach', label: 'Coach' }]);
    const personnel = await savePersonnel(people.ADMIN);
    const members = [{ personnelId: personnel.id, role: 'coach' }];
    expect(await saveProject(people.EDITOR, { members })).toMatchObject({ members: [{ role: 'coach' }] });
    const reply = await people.EDITOR.post('/project/save', {
      ...{ name: 'Old role', isInternal: true },
      members: [{ personnelId: personnel.id, role: 'support' }],
    });
    expect(reply.fieldCodes).toEqual(['members.0.role valueNotAllowed']);
  });

  test('is not taken out while somebody chooses it', async () => {
    const { value } = await parameterOf(people.ADMIN, 'people.seniorities');
    const list = value as { code: string }[];
    for (let round = 0; round < 5; round += 1) {
      await set(people.ADMIN, 'people.seniorities', [...list, { code: `late${round}`, label: 'Late' }]);
      const [chosen, taken] = await Promise.all([
        people.ADMIN.post('/personnel/save', {
          ...{ firstName: 'A', lastName: 'B', workEmail: `late${round}@mandate.example`, seniority: `late${round}` },
        }),
        change(people.ADMIN, 'people.seniorities', { value: list }),
      ]);
      expect([chosen.status, taken.status].sort()).toEqual(chosen.status === 200 ? [200, 409] : [200, 400]);
      if (chosen.status === 200) list.push({ code: `late${round}`, label: 'Late' } as { code: string });
    }
  });
});

test('of two who change a parameter at once one is saved and the other told of the conflict', async () => {
  const { id, version } = await parameterOf(people.ADMIN, 'company.name');
  const send = (value: string) => people.ADMIN.post('/parameter/save', { id, version, value });
  const replies = await Promise.all([send('One'), send('Other')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a parameter that is made twice with one id is made once', async () => {
  const body = { id: '01890000-0000-7000-8000-0000000000aa', key: 'custom.twice', label: 'Twice', valueType: 'date' };
  const first = await saved<object>(people.SA, 'parameter', body);
  expect(await saved(people.SA, 'parameter', body)).toEqual(first);
});
