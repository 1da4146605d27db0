import { roles } from '@mandate/contract/access/roles.ts';
import { valueTypes } from '@mandate/contract/entities/parameter.ts';
import { projectStatuses } from '@mandate/contract/project/way/status.ts';
import fc from 'fast-check';

const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const name = fc.oneof(
  { weight: 1, arbitrary: word },
  { weight: 4, arbitrary: fc.constantFrom('Alpha', 'Beta 50%', "O'Neill", '=1+1') },
);

const conditions = fc.oneof(
  fc.record({
    field: fc.constantFrom('name', 'code'),
    operator: fc.constantFrom('contains', 'is', 'isNot', 'startsWith', 'notContains'),
    value: name,
  }),
  fc.record({
    field: fc.constantFrom('gross', 'discountPercent'),
    operator: fc.constantFrom('eq', 'ne', 'lt', 'gte'),
    value: fc.constantFrom('0', '5.5', '-1'),
  }),
  fc.record({
    field: fc.constantFrom('startDate', 'createdAt'),
    operator: fc.constantFrom('on', 'before', 'after'),
    value: fc.constantFrom('1900-01-01', '2026-02-28', '2200-12-31'),
  }),
  fc.record({
    field: fc.constantFrom('startDate', 'updatedAt'),
    operator: fc.constant('relative'),
    value: fc.constantFrom('today', 'lastDays:3660', 'thisQuarter'),
  }),
  fc.record({
    field: fc.constant('status'),
    operator: fc.constantFrom('anyOf', 'noneOf'),
    value: fc.constant(['draft', 'active']),
  }),
  fc.record({
    field: fc.constantFrom('customer.city', 'customer.legalName', 'projectManager.jobTitle'),
    operator: fc.constantFrom('contains', 'is', 'isNot', 'startsWith'),
    value: name,
  }),
  fc.record({
    field: fc.constantFrom('plannedMarginPercent', 'contractNet'),
    operator: fc.constantFrom('lt', 'gte', 'eq'),
    value: fc.constantFrom('floor', '20'),
  }),
  fc.record({
    field: fc.constantFrom('customerId', 'tags', 'deletedAt', 'name', 'customer.city', 'customer.accountManagerId'),
    operator: fc.constantFrom('empty', 'notEmpty'),
    value: fc.constant(null),
  }),
);

const field = fc.constantFrom(
  'name',
  'code',
  'status',
  'customerId',
  'startDate',
  'gross',
  'isInternal',
  'createdAt',
  'deletedAt',
);

/** Grid queries that are mostly fit for projects. */
const queries = fc.record(
  {
    page: fc.integer({ min: 1, max: 99 }),
    pageSize: fc.integer({ min: 1, max: 200 }),
    search: name,
    sort: fc.array(fc.record({ field, direction: fc.constantFrom('asc', 'desc') }), { maxLength: 5 }),
    filter: fc.record({
      all: fc.array(fc.oneof(conditions, fc.record({ any: fc.array(conditions, { minLength: 1, maxLength: 3 }) })), {
        maxLength: 3,
      }),
    }),
    deleted: fc.constantFrom('include', 'only', 'exclude'),
    total: fc.constantFrom('exact', 'capped', 'none'),
    aggregates: fc.array(
      fc.record({
        field: fc.constantFrom('gross', 'discountPercent'),
        fn: fc.constantFrom('sum', 'min', 'avg', 'count'),
      }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

/** What is added up, and by which groups; mostly fit for projects. */
const sums = fc.record(
  {
    query: fc.oneof(
      queries.map(({ search, filter, deleted }) => ({
        ...(search !== undefined && { search }),
        ...(filter && { filter }),
        ...(deleted && { deleted }),
      })),
      fc.constant({}),
      queries,
    ),
    fields: fc.subarray(['contractNet', 'gross', 'plannedCost', 'contractNetBase', 'unitPrice', 'name'], {
      minLength: 1,
    }),
    groupBy: fc.constantFrom(
      ...['status', 'customerId', 'isInternal', 'endDate', 'createdAt', 'customer.city', 'customer.accountManagerId'],
      ...['city', 'kind', 'code', 'gross', 'tags', 'nothing', 'customer.nothing'],
    ),
  },
  { requiredKeys: [] },
);

/** Views of lists that are counted. */
const countedViews = (ids: readonly string[]) =>
  fc.record({
    views: fc.array(
      fc.record({
        list: fc.constantFrom('project', 'project', 'customer', 'account', 'job', 'nothing'),
        view: fc.constantFrom('all', 'mine', 'endingSoon', 'underFloor', 'nothing', ...ids),
      }),
      { maxLength: 6 },
    ),
  });

const lines = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('service'),
      description: name,
      quantity: fc.constantFrom('1', '0.0001', '99999999'),
      unit: fc.constantFrom('day', 'hour'),
      unitPrice: fc.constantFrom('0', '0.3333', '1450', '499999999999'),
    }),
    fc.record({ type: fc.constantFrom('section', 'text'), description: name }),
  ),
  { maxLength: 5 },
);

const members = (ids: readonly string[]) =>
  fc.array(
    fc.record(
      {
        personnelId: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...ids)),
        placeholderRole: fc.constantFrom('Test lead', 'Auditor', 'Coach', '', null),
        role: fc.constantFrom('lead', 'projectManager', 'support'),
        startDate: fc.constantFrom('2026-01-01', '2025-12-31', null),
        endDate: fc.constantFrom('2026-12-31', '2026-01-01', ''),
        allocationPercent: fc.constantFrom('100', '0.0001', null),
        hoursPerWeek: fc.constantFrom('60', '7.5', null, null),
        bookingKind: fc.constantFrom('tentative', 'confirmed'),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 3 },
  );

/** What projects are made and changed with. */
function projects(ids: readonly string[]) {
  const values = {
    name,
    code: fc.constantFrom('X1', 'x1', 'É-9'),
    customerId: fc.constantFrom(...ids),
    discountPercent: fc.constantFrom('0', '100', '12.5', null),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    startDate: fc.constantFrom('2026-01-01', null),
    endDate: fc.constantFrom('2026-12-31', '2026-01-01', ''),
    tags: fc.array(word, { maxLength: 3 }),
    lines,
    members: members(ids),
  };
  const isInternal = fc.constantFrom(true, true, false);
  return fc.oneof(
    fc.record({ ...values, isInternal }, { requiredKeys: ['name', 'isInternal'] }),
    fc.record(
      {
        ...{ ...values, isInternal, id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 3 }) },
        currencyChange,
      },
      { requiredKeys: ['id', 'version'] },
    ),
  );
}

/** What is said of prices with another currency. */
const currencyChange = fc.record(
  {
    how: fc.constantFrom('reread', 'convert', 'keep'),
    rate: fc.constantFrom('1.1', '0', '9999999999', '0.0000000001', null),
    isApplied: fc.boolean(),
  },
  { requiredKeys: ['how'] },
);

/** What a project would come to in another currency. */
function currencies(ids: readonly string[]) {
  return fc.record(
    {
      currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'euro'),
      rate: fc.constantFrom('1.1', '0', '9999999999', null),
      lineIds: fc.array(fc.constantFrom(...ids), { maxLength: 3 }),
      project: projects(ids),
    },
    { requiredKeys: ['currency', 'project'] },
  );
}

/** What customers are made and changed with. */
function customers(ids: readonly string[]) {
  const values = {
    name,
    code: fc.constantFrom('X1', 'x1', 'É-9'),
    city: name,
    email: fc.constantFrom('a@b.example', '', null),
    countryCode: fc.constantFrom('CH', null),
    notes: word,
    contacts: fc.array(fc.record({ lastName: name, email: fc.constantFrom('a@b.example', null) }), { maxLength: 3 }),
  };
  return fc.oneof(
    fc.record(values, { requiredKeys: ['name'] }),
    fc.record(
      { ...values, id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['id', 'version'] },
    ),
  );
}

/** What accounts are made and changed with. Without passwords that are good enough: hashing one takes longer than all else. */
function accounts(ids: readonly string[]) {
  const values = {
    fullName: name,
    email: fc.constantFrom('a@b.example', 'A@B.example', 'c@d.example', ''),
    role: fc.constantFrom(...roles),
    status: fc.constantFrom('invited', 'active', 'disabled'),
    grants: fc.constantFrom(null, [], ['seeRates'], ['seeBank', 'seeCosts']),
    timeZone: fc.constantFrom('Europe/Rome', null),
    theme: fc.constantFrom('dark', 'light'),
  };
  return fc.oneof(
    fc.record({ ...values, password: fc.constantFrom('short', '', null) }, { requiredKeys: ['fullName', 'email'] }),
    fc.record(
      { ...values, id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['id', 'version'] },
    ),
  );
}

/** What people of the firm are made and changed with. */
function personnel(ids: readonly string[]) {
  const values = {
    firstName: name,
    lastName: name,
    workEmail: fc.oneof(
      fc.constantFrom('a@b.example', 'A@B.example', 'x'),
      fc.nat().map((number) => `p${number}@b.example`),
    ),
    code: fc.constantFrom('E1', 'e1', 'É-9'),
    userId: fc.constantFrom(...ids, null),
    employmentType: fc.constantFrom('employee', 'freelancer'),
    hiredOn: fc.constantFrom('2026-02-28', '1900-01-01', null),
    weeklyHours: fc.constantFrom('0', '38.5', '60'),
    isActive: fc.boolean(),
  };
  return fc.oneof(
    fc.record(values, { requiredKeys: ['firstName', 'lastName', 'workEmail'] }),
    fc.record(
      { ...values, id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['id', 'version'] },
    ),
  );
}

/** What views are made and changed with. */
function views(ids: readonly string[]) {
  const values = {
    name,
    list: fc.constantFrom('customer', 'project', 'nothing'),
    audience: fc.constantFrom('private', 'roles', 'everyone'),
    roles: fc.subarray([...roles]),
    defaultFor: fc.constantFrom([], [], ['EDITOR']),
    state: fc.oneof(queries, fc.constantFrom({}, { columns: [{ field: 'name', width: 200 }] }, { density: 'airy' })),
  };
  return fc.oneof(
    fc.record(values, { requiredKeys: ['name', 'list'] }),
    fc.record(
      { ...values, id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['id', 'version'] },
    ),
  );
}

/** What drafts are made and changed with: paths that lead somewhere and paths that do not, to any values. */
function drafts(ids: readonly string[]) {
  const field = fc.constantFrom(
    ...[
      'name',
      'city',
      'fullName',
      'contacts',
      `contacts.${ids[0]}`,
      `contacts.${ids[0]}.email`,
      'contacts.0',
      'nothing',
    ],
  );
  const values = {
    entity: fc.constantFrom('customer', 'customer', 'project', 'account', 'view', 'nothing'),
    recordId: fc.constantFrom(...ids),
    isNew: fc.boolean(),
    title: fc.oneof(name, fc.constant('')),
    baseVersion: fc.constantFrom(null, 1, 1, 2),
    changes: fc.array(fc.record({ field, old: fc.constantFrom(null, 'Rome'), new: anything }), { maxLength: 4 }),
  };
  return fc.oneof(
    fc.record(values, { requiredKeys: ['entity', 'recordId', 'isNew', 'title', 'changes'] }),
    fc.record(
      { ...values, id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['id', 'version'] },
    ),
  );
}

/** What is pinned, put in order and noted as opened. */
function favourites(ids: readonly string[]) {
  const entity = fc.constantFrom('customer', 'customer', 'project', 'account', 'view', 'nothing');
  return fc.record(
    { kind: fc.constantFrom('record', 'record', 'view'), entity, recordId: fc.constantFrom(...ids) },
    { requiredKeys: ['entity', 'recordId'] },
  );
}

/** What a window says of the record it has open. */
function presences(ids: readonly string[]) {
  return fc.record(
    {
      entity: fc.constantFrom('customer', 'customer', 'project', 'account', 'view', 'nothing'),
      recordId: fc.constantFrom(...ids),
      windowId: fc.constantFrom(...ids),
      doing: fc.constantFrom('reads', 'edits', 'left'),
      field: fc.constantFrom(null, 'name', 'contacts', `contacts.${ids[0]}.email`, 'constructor'),
    },
    { requiredKeys: ['entity', 'recordId', 'windowId', 'doing'] },
  );
}

/** What is done with many records at once: chosen by a query or one by one, with changes that fit some kinds of record. */
function bulkRequests(ids: readonly string[]) {
  const scope = fc.oneof(
    fc.record(
      { query: fc.oneof(queries, fc.constant({})), except: fc.subarray([...ids]) },
      { requiredKeys: ['query'] },
    ),
    fc.record({ ids: fc.subarray([...ids], { minLength: 1 }) }),
  );
  const changes = fc.oneof(
    fc.record({
      tags: fc.oneof(fc.constant(['new']), fc.record({ add: fc.constant(['new']), remove: fc.constant([]) })),
    }),
    fc.record({ name, city: name, discountPercent: fc.constantFrom('5', '101') }, { requiredKeys: [] }),
  );
  const edit = fc.tuple(scope, changes).map(([of, given]) => ({ ...of, action: 'edit', changes: given }));
  const act = fc.tuple(scope, fc.constantFrom('remove', 'undelete')).map(([of, action]) => ({ ...of, action }));
  return fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: act });
}

/** What is exported: columns that some kinds of record have. */
const exports = fc.record(
  {
    query: fc.oneof(queries, fc.constant({})),
    columns: fc.uniqueArray(
      fc.constantFrom(...['id', 'name', 'code', 'tags', 'createdAt', 'lines.description', 'contacts.email', 'nothing']),
      { minLength: 1 },
    ),
    format: fc.constantFrom('csv', 'xlsx'),
  },
  { requiredKeys: ['query', 'format'] },
);

/** Bodies of the calls every entity has, by how their path ends. */
function shared(path: string, ids: readonly string[]): fc.Arbitrary<object> | undefined {
  if (path.endsWith('/get-grid')) return queries;
  if (path.endsWith('/get-sums')) return sums;
  if (path.endsWith('/prepare-bulk')) return bulkRequests(ids);
  if (path.endsWith('/export')) return exports;
  if (path.endsWith('/undo/:id')) return fc.record({ version: fc.integer({ min: 1, max: 3 }) });
  if (path.endsWith('/run-bulk')) return fc.record({ receipt: fc.oneof(fc.uuid(), fc.constantFrom(...ids)) });
  return path.includes('-bulk/') ? fc.constant({}) : undefined;
}

/** What parameters are made and changed with: values that fit their type, and values that do not. */
function parameters(ids: readonly string[]) {
  const values = {
    key: fc.constantFrom('custom.one', 'custom.two', 'custom.One', 'other.one', 'custom'),
    label: name,
    group: fc.constantFrom('custom', 'custom', 'money'),
    valueType: fc.constantFrom(...valueTypes),
    constraints: fc.constantFrom<unknown>(
      ...[null, {}, { multiple: true }, { min: 1, max: 5 }, { min: '0', max: '10' }, { options: ['a', 'b'] }],
      ...[{ regex: '^a+$' }, { regex: '(a+)+' }, { maxLength: 3 }, { refEntity: 'customer' }, { refEntity: 'nothing' }],
    ),
    value: fc.oneof(
      word,
      fc.constantFrom(...[null, 3, '3', true, 'a', ['a', 'b'], '2026-02-28', 'EUR', 'en', 'UTC', '{SEQ:3}', ...ids]),
      fc.constantFrom([{ code: 'one', label: 'One' }], [{ code: '1' }], [], {}),
    ),
    readableBy: fc.constantFrom(...roles),
    editableBy: fc.constantFrom('SA', 'ADMIN'),
  };
  return fc.oneof(
    fc.record(values, { requiredKeys: ['key', 'label', 'valueType'] }),
    fc.record(
      { ...values, id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['id', 'version'] },
    ),
  );
}

/** Any JSON at all, with keys the calls know and keys they do not. */
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.uuid(),
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom('id', 'version', 'name', 'lines', 'filter', 'sort', 'all', 'any', 'field', 'value'),
        word,
      ),
      tie('value'),
      { maxKeys: 5 },
    ),
  ),
})).value;

const faulty = fc.constantFrom(
  ...[
    'id',
    'version',
    'name',
    'code',
    'lines',
    'members',
    'contacts',
    'userId',
    'hiredOn',
    'tags',
    'filter',
    'sort',
    'search',
    'page',
    'aggregates',
    'customerId',
    'currency',
    'state',
    'changes',
  ],
);

/** What a project is taken into another status with. */
const steps = fc.record(
  {
    to: fc.constantFrom(...projectStatuses),
    version: fc.integer({ min: 1, max: 4 }),
    reason: fc.constantFrom('', 'It has to be', 'x'.repeat(501)),
    reasonCode: fc.constantFrom('price', 'customer', 'none'),
    resumeOn: fc.constantFrom('2199-01-01', '2020-01-01', 'soon'),
    acknowledged: fc.constantFrom(['costMissing'], ['startMissing', 'costMissing'], []),
  },
  { requiredKeys: ['to', 'version'] },
);

/** What a copy of a project is prepared with. */
const copies = fc.record(
  {
    startDate: fc.constantFrom('2027-01-04', '1900-01-01', '2200-12-31', 'soon'),
    dates: fc.constantFrom('sameDates', 'workingDays', 'calendarDays'),
    prices: fc.constantFrom('keep', 'reread', 'raise'),
    raisePercent: fc.constantFrom('2.5', '-100', '1000', '1001'),
    assignees: fc.constantFrom('keep', 'placeholders'),
    parts: fc.subarray(['lines', 'members', 'providers', 'places', 'milestones']),
  },
  { requiredKeys: [] },
);

/** What the calls are made with that save something. */
const fitting: Record<string, (ids: readonly string[]) => fc.Arbitrary<object>> = {
  '/project/save': projects,
  '/project/transition/:id': () => steps,
  '/project/prepare-currency': currencies,
  '/project/prepare-copy/:id': () => copies,
  '/customer/save': customers,
  '/personnel/save': personnel,
  '/account/save': accounts,
  '/view/save': views,
  '/view/get-counts': countedViews,
  '/draft/save': drafts,
  '/favourite/save': favourites,
  '/favourite/note-visit': favourites,
  '/event/tell-presence': presences,
  '/favourite/reorder': (ids) => fc.record({ ids: fc.subarray([...ids]) }),
  '/parameter/save': parameters,
};

/** Some of what other calls are made with. */
const others: fc.Arbitrary<object> = fc.record(
  { refreshToken: word, accessToken: word, code: word, name, percent: fc.constantFrom('5', '7.7', '101') },
  { requiredKeys: [] },
);

/**
 * Bodies for a call: fit for it, fit but for one value, or anything.
 * @param ids of records that may be meant
 */
export function bodiesFor(path: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fit: fc.Arbitrary<object> = shared(path, ids) ?? fitting[path]?.(ids) ?? others;
  const oneFault = fc.tuple(fit, faulty, anything).map(([body, key, value]) => ({ ...body, [key]: value }));
  return fc.oneof(
    { weight: 3, arbitrary: fit },
    { weight: 2, arbitrary: oneFault },
    { weight: 1, arbitrary: anything },
  );
}
