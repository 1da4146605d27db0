import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { everything, type Grant, grants } from '../access/roles.ts';
import { customer } from '../entities/customer.ts';
import { personnel } from '../entities/personnel.ts';
import { taxRate } from '../entities/tax-rate.ts';
import { project } from '../project/project.ts';
import { fieldErrorsOf } from '../replies/field-errors.ts';
import { type Entity, siblingOf, standardFields } from './entity.ts';
import { recordReplySchema, rowReplySchema, saveSchema } from './record-schema.ts';

const id = '0192f0c1-2345-7abc-8def-0123456789ab';
const otherId = '0192f0c1-2345-7abc-8def-0123456789ac';
const accountId = '0192f0c1-2345-7abc-8def-0123456789ad';

/** What is taken from a save, or its problems as `path code`, sorted. */
function save(entity: Entity, mode: 'create' | 'update', sent: unknown, having: readonly Grant[] = grants): unknown {
  const parsed = saveSchema(entity, mode, { role: 'EDITOR', grants: having }).safeParse(sent);
  if (parsed.success) return parsed.data;
  return fieldErrorsOf(parsed.error)
    .map(({ field, code }) => `${field} ${code}`)
    .sort();
}

const minimal = { code: 'A-1', name: 'Anna Rossi' };

describe('creating', () => {
  test('takes what was sent and adds nothing', () => {
    expect(save(customer, 'create', minimal)).toEqual(minimal);
    expect(save(customer, 'create', { name: 'Anna' })).toEqual({ name: 'Anna' });
  });

  test('needs the required fields that have no first value and no number', () => {
    expect(save(customer, 'create', {})).toEqual(['name fieldRequired']);
    expect(save(project, 'create', {})).toEqual(['name fieldRequired']);
    expect(save(taxRate, 'create', {})).toEqual(['code fieldRequired', 'name fieldRequired', 'percent fieldRequired']);
  });

  test('takes a proposed id, in small letters, and refuses what is no id', () => {
    expect(save(customer, 'create', { ...minimal, id: id.toUpperCase() })).toEqual({ ...minimal, id });
    expect(save(customer, 'create', { ...minimal, id: 'x' })).toEqual(['id idNotValid']);
  });

  test('has no version', () => {
    expect(save(customer, 'create', { ...minimal, version: 1 })).toEqual(['version valueNotAllowed']);
    expect(save(customer, 'create', { ...minimal, version: null })).toEqual(['version valueNotAllowed']);
  });
});

describe('updating', () => {
  test('needs id and version, and nothing else', () => {
    expect(save(customer, 'update', { id, version: 3 })).toEqual({ id, version: 3 });
    expect(save(customer, 'update', {})).toEqual(['id fieldRequired', 'version fieldRequired']);
  });

  test.each([
    [0, 'numberOutOfRange'],
    [-1, 'numberOutOfRange'],
    [2_147_483_648, 'numberOutOfRange'],
    [1.5, 'numberNotValid'],
    ['1', 'numberNotValid'],
    [null, 'fieldRequired'],
    [Number('1e400'), 'numberNotValid'],
  ])('refuses the version %j', (version, code) => {
    expect(save(customer, 'update', { id, version })).toEqual([`version ${code}`]);
  });
});

describe.each(['create', 'update'] as const)('on %s', (mode) => {
  const sent = mode === 'create' ? minimal : { ...minimal, id, version: 1 };

  test('an absent field stays absent, null and an empty text empty an optional field', () => {
    const emptied = {
      ...sent,
      city: null,
      notes: '',
      website: ' ',
      vatNumber: '\u202E',
      countryCode: '',
      timeZone: null,
    };
    expect(save(customer, mode, emptied)).toEqual({
      ...sent,
      city: null,
      notes: null,
      website: null,
      vatNumber: null,
      countryCode: null,
      timeZone: null,
    });
    expect(save(project, mode, { ...sent, startDate: '', discountPercent: '', customerId: '' })).toEqual({
      ...sent,
      startDate: null,
      discountPercent: null,
      customerId: null,
    });
  });

  test('a required field cannot be emptied', () => {
    expect(save(customer, mode, { ...sent, name: null, currency: '', isActive: null, kind: null })).toEqual([
      'currency fieldRequired',
      'isActive fieldRequired',
      'kind valueNotAllowed',
      'name fieldRequired',
    ]);
  });

  test('every problem is said at once, with the path as sent', () => {
    const wrong = {
      ...sent,
      name: 'x',
      startDate: '2023-02-29',
      currency: 'XXX',
      discountPercent: '101',
      color: 'red',
      tags: ['ok', ''],
      lines: [
        { description: 'ok' },
        { id: 'x', type: 'material', quantity: '0' },
        7,
        { quantity: '1,5', unitPrice: '1.00001', color: 'red' },
      ],
    };
    expect(save(project, mode, wrong)).toEqual(
      [
        'color fieldUnknown',
        'currency currencyNotEnabled',
        'discountPercent numberOutOfRange',
        'lines.1.id idNotValid',
        'lines.1.quantity numberOutOfRange',
        'lines.1.type valueNotAllowed',
        'lines.2 valueNotAllowed',
        'lines.3.color fieldUnknown',
        'lines.3.quantity numberNotValid',
        'lines.3.unitPrice numberTooPrecise',
        'name minLength',
        'startDate dateNotValid',
        'tags.1 fieldRequired',
      ].sort(),
    );
  });

  test('unknown keys are refused, also those every object has', () => {
    const text = JSON.stringify(sent).slice(0, -1);
    const parsed: unknown = JSON.parse(`${text}, "__proto__": {"isAdmin": true}, "constructor": 1, "toString": 2}`);
    expect(save(customer, mode, parsed)).toEqual([
      '__proto__ fieldUnknown',
      'constructor fieldUnknown',
      'toString fieldUnknown',
    ]);
    const row: unknown = JSON.parse(`${text}, "contacts": [{"__proto__": {"lastName": "x"}}]}`);
    expect(save(customer, mode, row)).toEqual(['contacts.0.__proto__ fieldUnknown']);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  test('what only replies carry is let through, whatever it is', () => {
    const reply = {
      tax: 7,
      totals: { gross: 1 },
      gross: null,
      status: 'nonsense',
      createdAt: 1,
      createdBy: { id: accountId },
      deletedById: 'x',
      isDeleted: true,
      deletionId: 'x',
      customer: { id, label: 'x', isDeleted: false },
    };
    expect(save(project, mode, { ...sent, ...reply })).toMatchObject(sent);
  });

  test('fields behind a grant are unknown without it, in rows too', () => {
    const rates = {
      discountPercent: '10',
      lines: [{ unitPrice: '5', taxRateId: id, taxRate: null, net: '5.00', quantity: '1' }],
    };
    expect(save(project, mode, { ...sent, ...rates })).toMatchObject({ discountPercent: '10' });
    expect(save(project, mode, { ...sent, ...rates }, [])).toEqual(
      [
        'discountPercent fieldUnknown',
        'lines.0.net fieldUnknown',
        'lines.0.taxRate fieldUnknown',
        'lines.0.taxRateId fieldUnknown',
        'lines.0.unitPrice fieldUnknown',
      ].sort(),
    );
  });

  test('rows are at most as many as the part allows', () => {
    const rows = Array.from({ length: 1001 }, () => ({ description: 'x' }));
    expect(save(project, mode, { ...sent, lines: rows })).toEqual(['lines tooManyItems']);
    expect(save(project, mode, { ...sent, lines: rows.slice(1) })).toMatchObject({ lines: rows.slice(1) });
    expect(save(project, mode, { ...sent, lines: {} })).toEqual(['lines valueNotAllowed']);
  });

  test('two rows cannot have one id', () => {
    const rows = [{ id }, { id: otherId }, { id: id.toUpperCase() }, {}, {}];
    expect(save(project, mode, { ...sent, lines: rows })).toEqual(['lines.2.id idAlreadyUsed']);
  });

  test.each([null, undefined, 'x', 5, [], [sent]])('%j is refused as a record', (record) => {
    const parsed = saveSchema(customer, mode, everything).safeParse(record);
    expect(parsed.success).toBe(false);
    expect(fieldErrorsOf(parsed.error as z.ZodError)).toHaveLength(1);
  });
});

describe('a record', () => {
  const stamps = {
    tags: ['new'],
    externalRef: null,
    version: 3,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdById: accountId,
    createdBy: { id: accountId, label: 'Anna', isDeleted: false },
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedById: null,
    updatedBy: null,
    deletedAt: null,
    deletedById: null,
    deletedBy: null,
  };
  const replied = {
    id,
    ...stamps,
    code: 'P26-001',
    name: 'Audit',
    customerId: otherId,
    customer: { id: otherId, label: 'Rossi', isDeleted: true },
    customerContactId: null,
    customerContact: null,
    billingContactId: null,
    billingContact: null,
    billToCustomerId: null,
    billToCustomer: null,
    projectManagerId: otherId,
    projectManager: { id: otherId, label: 'Ada', isDeleted: false },
    accountManagerId: null,
    accountManager: null,
    type: 'advisory',
    billingMode: 'mixed',
    priority: 'high',
    actualStartDate: '2026-01-02',
    actualEndDate: null,
    quoteValidUntil: '2026-01-31',
    winProbability: 40,
    contractSignedOn: null,
    paymentTermsId: null,
    paymentTerms: null,
    hoursPerDay: '7.5',
    description: '<p>Words</p>',
    copiedFromId: null,
    copiedFrom: null,
    revision: 1,
    frozenOn: '2026-01-01',
    statusReason: null,
    statusReasonCode: null,
    resumeOn: null,
    quotedOn: '2025-11-03',
    decidedOn: '2025-12-01',
    decision: 'won',
    isInternal: false,
    whoBooks: 'team',
    status: 'active',
    currency: 'JPY',
    startDate: '2026-01-01',
    endDate: null,
    customerReference: null,
    discountPercent: '10',
    defaultTaxRateId: null,
    defaultTaxRate: null,
    subtotal: '500',
    discount: '50',
    contractNet: '450',
    tax: '45',
    gross: '495',
    optionalNet: '0',
    plannedCost: '300',
    plannedCostInternal: '300',
    plannedCostProvider: '0',
    plannedCostExpense: '0',
    plannedMargin: '150',
    plannedMarginPercent: '33.3333',
    baseCurrency: 'EUR',
    contractNetBase: '2.75',
    linesWithoutCost: 0,
    plannedCostBase: '1.83',
    plannedMarginBase: '0.92',
    weightedNetBase: '2.75',
    totals: { subtotal: '500', taxes: [] },
    statusSteps: [{ status: 'draft', on: '2026-01-01', by: 'Anna' }],
    lines: [
      {
        id: otherId,
        type: 'service',
        description: 'Work',
        quantity: '3',
        unit: 'hour',
        unitPrice: '166.5',
        discountPercent: null,
        taxRateId: null,
        taxRate: null,
        isBillable: true,
        isOptional: false,
        serviceId: null,
        service: null,
        personnelId: otherId,
        personnel: { id: otherId, label: 'Ada', isDeleted: false },
        unitCost: '100',
        costCurrency: null,
        taxPercent: '10',
        net: '500',
        cost: '300',
        margin: '200',
        marginPercent: '40',
        priceSource: { rule: 'manual' },
      },
    ],
    members: [
      {
        id: otherId,
        personnelId: otherId,
        personnel: { id: otherId, label: 'Ada', isDeleted: false },
        placeholderRole: null,
        role: 'lead',
        startDate: '2026-01-01',
        endDate: null,
        allocationPercent: '50',
        hoursPerWeek: null,
        bookingKind: 'confirmed',
      },
    ],
    providers: [{ id: otherId, providerId: otherId, status: 'agreed', agreedAmount: '900' }],
    places: [{ id: otherId, placeId: otherId, isMain: true, purpose: null }],
    milestones: [{ id: otherId, name: 'Start', dueDate: '2026-01-05', acceptance: 'none' }],
  };
  const { lines, members, providers, places, milestones, totals, statusSteps, ...row } = replied;
  const parts = { lines, members, providers, places, milestones };

  test('has every field of its entity when these tests send it', () => {
    const { id: _, ...fields } = row;
    const referring = Object.entries(project.fields).flatMap(([name, field]) =>
      'refersTo' in field ? siblingOf(name) : [],
    );
    const siblings = referring.filter((name) => !(name in project.fields));
    expect(Object.keys(parts)).toEqual(Object.keys(project.parts));
    expect(Object.keys({ totals, statusSteps })).toEqual(project.derived);
    expect(Object.keys(fields).sort()).toEqual([...Object.keys(project.fields), ...siblings].sort());
    expect(Object.keys(project.fields)).toEqual(expect.arrayContaining(Object.keys(standardFields)));
  });

  test('may be sent back as it was replied', () => {
    expect(save(project, 'update', replied)).toEqual(replied);
  });

  test('is replied with its parts and computed figures', () => {
    expect(recordReplySchema(project).parse({ ...replied, secret: 'x' })).toEqual(replied);
    expect(recordReplySchema(project).safeParse({ ...replied, gross: 495 }).success).toBe(false);
    expect(recordReplySchema(project).safeParse({ ...replied, code: null }).success).toBe(false);
  });

  test('is a row of a grid without its parts', () => {
    const { description: _, ...short } = row;
    expect(rowReplySchema(project).parse(short)).toEqual(short);
    expect(rowReplySchema(project).safeParse(replied).success).toBe(false);
    expect(Object.keys(rowReplySchema(customer).shape)).not.toContain('notes');
  });

  test('is replied without the fields its reader may not see', () => {
    const { gross: _, discountPercent: __, ...seen } = row;
    expect(recordReplySchema(project).safeParse({ ...seen, ...parts, lines: [] }).success).toBe(true);
  });

  test('takes from a reader only what they see, in rows as well', () => {
    const priced = { id, version: 1, discountPercent: '5', lines: [{ id: otherId, unitPrice: '1', quantity: '2' }] };
    expect(save(project, 'update', priced, ['exportData'])).toEqual([
      'discountPercent fieldUnknown',
      'lines.0.unitPrice fieldUnknown',
    ]);
    const planned = { id, version: 1, members: [{ personnelId: otherId, allocationPercent: '100.00001' }] };
    expect(save(project, 'update', planned)).toEqual(['members.0.allocationPercent numberTooPrecise']);
    const guest = { role: 'GUEST', grants: [] } as const;
    expect(saveSchema(customer, 'update', guest).safeParse({ id, version: 1, email: 'a@b.example' }).success).toBe(
      false,
    );
  });
});

test.each([project, customer, personnel, taxRate])(
  'the save and the replies of $name can be described as JSON Schema',
  (entity) => {
    const described = (schema: z.ZodType, io: 'input' | 'output') =>
      Object.keys(z.toJSONSchema(schema, { io }).properties ?? {});
    for (const mode of ['create', 'update'] as const) {
      expect(described(saveSchema(entity, mode, everything), 'input')).toEqual(
        expect.arrayContaining(Object.keys(entity.fields)),
      );
    }
    expect(described(recordReplySchema(entity), 'output')).toEqual(expect.arrayContaining(Object.keys(entity.fields)));
    expect(described(rowReplySchema(entity), 'output')).toContain('id');
  },
);
