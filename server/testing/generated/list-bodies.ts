import fc from 'fast-check';
import { name } from './name-and-word.ts';

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
export const queries = fc.record(
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
export function listBodies(path: string, ids: readonly string[]): fc.Arbitrary<object> | undefined {
  if (path.endsWith('/get-grid')) return queries;
  if (path.endsWith('/get-sums')) return sums;
  if (path.endsWith('/prepare-bulk')) return bulkRequests(ids);
  if (path.endsWith('/export')) return exports;
  if (path.endsWith('/undo/:id')) return fc.record({ version: fc.integer({ min: 1, max: 3 }) });
  if (path.endsWith('/run-bulk')) return fc.record({ receipt: fc.oneof(fc.uuid(), fc.constantFrom(...ids)) });
  return path.includes('-bulk/') ? fc.constant({}) : undefined;
}
