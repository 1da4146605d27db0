import { customer } from '@mandate/contract/entities/customer.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { sendForm } from '../../../testing/callers/send-file.ts';
import { databasePrint } from '../../../testing/database/database-print.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createApp } from '../../app.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { uuidV7 } from '../../database/uuid.ts';
import { usualAdmission } from '../../http/limits/admission.ts';
import { usualLimits } from '../../http/limits/connection-limits.ts';
import { createLog } from '../../log.ts';
import { checkLeaks } from './check-leaks.ts';
import { type Expectation, expectation } from './expectation.ts';
import { lookersAs, someMember } from './lookers.ts';

let app: TestApp;
let sa: Person;
let inside: FastifyInstance;
let memberId: string | null;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA', 'The super administrator');
  const [, editor, guest] = [
    await signIn(app, 'ADMIN', 'The administrator'),
    await signIn(app, 'EDITOR', 'The editor'),
    await signIn(app, 'GUEST', 'The guest'),
  ];
  const person = (lastName: string, values: object = {}) =>
    saved<{ id: string }>(sa, 'personnel', {
      firstName: 'Some',
      lastName,
      workEmail: `${lastName.toLowerCase()}@firm.example`,
      hiredOn: '2024-02-29',
      ...values,
    });
  const member = await person('Member', { userId: guest.id });
  await person('Outsider', { userId: editor.id });
  const tax = await saved<{ id: string }>(sa, 'tax-rate', {
    code: 'STD',
    name: 'Standard',
    percent: '19',
    category: 'standard',
  });
  for (const name of ['Of the member', 'Of others']) {
    const bought = await saveCustomer(sa, {
      name: `Customer ${name}`,
      city: `City ${name}`,
      email: `${name.replaceAll(' ', '.')}@customer.example`,
      discountPercent: '12.345',
      notes: `Notes ${name}`,
      contacts: [
        { lastName: `Main ${name}`, email: `main.${name.length}@customer.example` },
        { lastName: `Second ${name}` },
      ],
    });
    const project = await saveProject(sa, {
      name: `Project ${name}`,
      isInternal: false,
      customerId: bought.id,
      defaultTaxRateId: tax.id,
      lines: [work({ description: `Line ${name}`, unitPrice: '1234.56' })],
      members: name === 'Of the member' ? [{ personnelId: member.id }] : [],
    });
    await sa.post('/project/save', { id: project.id, version: 1, discountPercent: '7.7777' });
    for (const kind of ['minutes', 'quote']) {
      const kept = { entity: 'project', recordId: project.id, kind, title: `Title of ${kind} ${name}` };
      await sendForm(app, sa, '/file/save', `${kind} ${name}.txt`, `What is in ${kind} ${name}`, kept);
    }
    await saved(sa, 'note', { recordId: project.id, body: `<p>Note ${name}</p>`, externalRef: `Note ${name}` });
  }
  await saveRegisters();
  for (const shared of [{}, { audience: 'everyone' }, { audience: 'roles', roles: ['EDITOR'] }])
    await saved(sa, 'view', { name: 'A view of it', list: 'customer', state: { search: 'in it' }, ...shared });
  const byMargin = { sort: [{ field: 'plannedMarginPercent', direction: 'asc' }] };
  await saved(sa, 'view', { name: 'The thinnest', list: 'project', audience: 'everyone', state: byMargin });
  const changes = [{ field: 'notes', old: null, new: 'Typed and not saved' }];
  const typed = { entity: 'customer', recordId: uuidV7(), isNew: true, title: 'Customer to be', changes };
  await saved(sa, 'draft', typed);
  const { id } = await saveCustomer(sa, { name: 'Customer removed' });
  await sa.del(`/customer/remove/${id}`);
  memberId = await someMember(app.database.db);
  inside = await createApp({
    database: app.database,
    tokens: app.tokens,
    seal: app.seal,
    log: createLog('silent'),
    trustedProxies: [],
    limits: usualLimits(1),
    admission: usualAdmission(1),
    publicUrl: null,
    mailAllowPrivate: false,
    dataDir: null,
    room: unknownRoom,
    webDir: null,
    stopping: { isStopping: false },
    findCaller: lookersAs(memberId),
  });
});
afterAll(async () => {
  await inside.close();
  await app.close();
});

/** One of each register and side list, with what not everybody sees of it. */
async function saveRegisters(): Promise<void> {
  const made = (noun: string, values: object) => saved<{ id: string }>(sa, noun, values);
  const terms = await made('payment-term', { code: 'TERM-1', name: 'Some days', days: 9 });
  await made('exchange-rate', { currency: 'USD', validFrom: '2024-02-29', rate: '0.91234' });
  const category = await made('service-category', { name: 'Category one', externalRef: 'Reference of a category' });
  const provider = await made('provider', {
    name: 'Provider one',
    countryCode: 'DE',
    email: 'provider.one@provider.example',
    iban: 'DE89370400440532013000',
    bankName: 'Bank of the provider',
    paymentTermsId: terms.id,
    serviceCategoryIds: [category.id],
    notes: 'Notes of the provider',
  });
  await made('place', {
    name: 'Place one',
    kind: 'providerSite',
    providerId: provider.id,
    accessNotes: 'Access to the place',
    contactName: 'Porter of the place',
  });
  const service = await made('service', {
    name: 'Service one',
    categoryId: category.id,
    unitPrice: '4321.25',
    unitCost: '1234.75',
  });
  const rate = { unit: 'day', currency: 'EUR', serviceId: service.id };
  await made('rate', { ...rate, side: 'sell', seniority: 'senior', amount: '5432.25', note: 'Note of what is sold' });
  await made('rate', {
    ...rate,
    side: 'cost',
    providerId: provider.id,
    amount: '2345.75',
    note: 'Note of what it costs',
  });
}

const leaksWith = async (rules: Expectation) => (await checkLeaks(inside, memberId, rules)).leaks;
const changed = (entity: string, changes: Expectation[string]) => ({
  ...expectation,
  [entity]: { ...expectation[entity], ...changes },
});

describe('the leak check', () => {
  test('finds nothing, looks at every register as everybody, and leaves no trace', async () => {
    // Who asks for the figures of the firm works in what changed: that is done before.
    await sa.get('/dashboard/get');
    const before = await databasePrint(app.database.pool);
    const audited = await app.database.pool.query('select count(*) as count from audit');
    const { leaks, calls } = await checkLeaks(inside, memberId, expectation);
    expect(leaks).toEqual([]);
    expect(calls).toBeGreaterThan(300);
    expect(await databasePrint(app.database.pool)).toEqual(before);
    expect((await app.database.pool.query('select count(*) as count from audit')).rows).toEqual(audited.rows);
  });

  test('finds a field that should not be told, in lists, records, histories and as a condition', async () => {
    const leaks = await leaksWith(changed('customer', { EDITOR: { without: ['city'] } }));
    const found = leaks.filter(({ looker, field }) => looker === 'EDITOR' && field === 'city');
    const calls = found.map(({ call }) => call).join('\n');
    for (const part of [
      'GET /customer/get-grid',
      '"deleted":"exclude"',
      'get-by-id',
      'history',
      '"sort"',
      '"filter"',
      '"aggregates"',
    ])
      expect(calls, part).toContain(part);
    expect(leaks.every(({ looker }) => looker === 'EDITOR')).toBe(true);
  });

  test('finds a field of rows, and a figure worked out of hidden ones', async () => {
    const leaks = await leaksWith(changed('project', { EDITOR: { without: ['lines.net', 'totals.gross', 'gross'] } }));
    const fields = new Set(leaks.map(({ field }) => field));
    expect(fields).toContain('lines.net');
    expect(fields).toContain('totals.gross');
    expect(fields).toContain('gross');
  });

  test('finds what the control panel should not tell', async () => {
    const leaks = await leaksWith(changed('control-panel', { EDITOR: { without: ['attention.counts.kind'] } }));
    const told = { looker: 'EDITOR', call: 'GET /control-panel/get', field: 'attention.counts.kind' };
    expect(leaks).toContainEqual(expect.objectContaining(told));
  });

  test('finds a record of others', async () => {
    const other = (await checkLeaks(inside, null, expectation)).leaks;
    // With nobody for a member, the guest's own project is a foreign one.
    expect(other).toContainEqual(expect.objectContaining({ looker: 'GUEST member', field: 'record' }));
  });

  test('finds a field the application forgets to hide', async () => {
    const { email } = customer.fields;
    const hiddenFrom = email.hiddenFrom;
    expect(hiddenFrom).toContain('GUEST');
    try {
      delete email.hiddenFrom;
      const leaks = await leaksWith(expectation);
      expect(leaks).toContainEqual(
        expect.objectContaining({
          looker: 'GUEST member',
          field: 'email',
          // How whole records are read was composed before the field was forgotten; how it is read alone was not.
          call: 'POST /customer/get-grid {"fields":["email"]}',
        }),
      );
    } finally {
      if (hiddenFrom) email.hiddenFrom = hiddenFrom;
    }
  });

  test('takes what nobody decided about for hidden', async () => {
    const { 'tax-rate': _undecided, ...rest } = expectation;
    const leaks = await leaksWith(rest);
    expect(new Set(leaks.map(({ looker }) => looker))).toEqual(new Set(['ADMIN', 'EDITOR']));
  });
});
