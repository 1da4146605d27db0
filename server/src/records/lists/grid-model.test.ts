import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const runs = Number(process.env.ENDURE_ROUNDS ?? 4) * 30;
let app: TestApp;
let person: Person;

/** A customer as the plain model sees it. */
interface Plain {
  name: string;
  city: string | null;
  kind: string;
  isActive: boolean;
  discountPercent: string | null;
  tags: string[];
}

const customers: Plain[] = [];

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
  const plain = fc.record<Plain>({
    name: fc.constantFrom('Alba Nova', 'alba', 'Ålba 5%', 'Beta_x', 'betax', 'Gamma-Delta', 'Éa u', 'zz'),
    city: fc.constantFrom('Rome', 'rome', 'Zürich', 'Köln', null),
    kind: fc.constantFrom('company', 'publicBody', 'individual'),
    isActive: fc.boolean(),
    discountPercent: fc.constantFrom('0', '0.5', '5', '10.25', '100', null),
    tags: fc.subarray(['red', 'Blue', 'gréen']),
  });
  customers.push(...fc.sample(plain, 60));
  for (const customer of customers) await person.post('/customer/save', customer);
});
afterAll(() => app.close());

/** Without case and accents, as people compare. */
const plainly = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const texts = fc.constantFrom('alba', 'A', '%', '_', 'BETA', 'x', 'nova', 'Alba Nova', 'koln', 'rome', 'é', '5%');
const condition = fc.oneof(
  fc.record({
    field: fc.constantFrom('name' as const, 'city' as const),
    operator: fc.constantFrom('contains', 'notContains', 'is', 'isNot', 'startsWith'),
    value: texts,
  }),
  fc.record({
    field: fc.constant('discountPercent' as const),
    operator: fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte'),
    value: fc.constantFrom('0', '0.50', '5', '10.25', '99'),
  }),
  fc.record({
    field: fc.constant('kind' as const),
    operator: fc.constantFrom('anyOf', 'noneOf'),
    value: fc.subarray(['company', 'publicBody', 'nonProfit'], { minLength: 1 }),
  }),
  fc.record({
    field: fc.constant('tags' as const),
    operator: fc.constantFrom('anyOf', 'noneOf'),
    value: fc.subarray(['red', 'Blue', 'none'], { minLength: 1 }),
  }),
  fc.record({ field: fc.constant('isActive' as const), operator: fc.constant('is'), value: fc.boolean() }),
  fc.record({
    field: fc.constantFrom('city' as const, 'discountPercent' as const, 'tags' as const),
    operator: fc.constantFrom('empty', 'notEmpty'),
    value: fc.constant(null),
  }),
);
type Known = typeof condition extends fc.Arbitrary<infer T> ? T : never;

const query = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(1, 7, 50, 200),
  search: fc.option(fc.constantFrom('alba', 'al', 'a', 'om', 'rome', 'nova alba', '5%', '_', 'delta', 'zz'), {
    nil: undefined,
  }),
  all: fc.array(fc.oneof(condition, fc.record({ any: fc.array(condition, { minLength: 1, maxLength: 3 }) })), {
    maxLength: 3,
  }),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});

function meets(customer: Plain, { field, operator, value }: Known): boolean {
  const held = customer[field];
  const isEmpty = held === null || (Array.isArray(held) && held.length === 0);
  if (operator === 'empty') return isEmpty;
  if (operator === 'notEmpty') return !isEmpty;
  if (field === 'isActive') return held === value;
  if (Array.isArray(value)) {
    const any = [held].flat().some((each) => value.some((one) => one === each));
    return operator === 'anyOf' ? any : !any;
  }
  if (held === null) return ['isNot', 'notContains', 'ne'].includes(operator);
  if (field === 'discountPercent') {
    const [one, other] = [Number(held), Number(value)];
    return (
      { eq: one === other, ne: one !== other, lt: one < other, lte: one <= other, gt: one > other, gte: one >= other }[
        operator
      ] ?? false
    );
  }
  const [text, part] = [plainly(String(held)), plainly(String(value))];
  const answers = { contains: text.includes(part), is: text === part, startsWith: text.startsWith(part) };
  if (operator === 'notContains') return !answers.contains;
  if (operator === 'isNot') return !answers.is;
  return answers[operator as keyof typeof answers];
}

function isFound(customer: Plain & { code: string }, search: string): boolean {
  const text = plainly(` ${[customer.code, customer.name, customer.city ?? ''].join(' ')}`);
  const words = `${text} ${text.replace(/[-_]/g, ' ')}`;
  return search.split(' ').every((term) => words.includes(term.length >= 3 ? term : ` ${term}`));
}

test(
  'a list with any filter, search, page and order shows what a plain look through all records shows',
  async () => {
    const all = await grid(person, 'customer', { pageSize: 200 });
    const codes = new Map(all.rows.map((row) => [row.id, row as unknown as Plain & { id: string; code: string }]));
    await fc.assert(
      fc.asyncProperty(query, async ({ direction, all: conditions, search, page, pageSize }) => {
        const sent: SentGridQuery = {
          page,
          pageSize,
          filter: { all: conditions },
          sort: [{ field: 'code', direction }],
          ...(search !== undefined && { search }),
        };
        const expected = [...codes.values()]
          .filter((row) =>
            conditions.every((entry) =>
              'any' in entry ? entry.any.some((each) => meets(row, each)) : meets(row, entry),
            ),
          )
          .filter((row) => search === undefined || isFound(row, search))
          .map(({ code }) => code)
          .sort();
        if (direction === 'desc') expected.reverse();
        const answer = await grid(person, 'customer', sent);
        expect(answer.total).toBe(expected.length);
        expect(answer.rows.map(({ code }) => code)).toEqual(expected.slice((page - 1) * pageSize, page * pageSize));
      }),
      { numRuns: runs },
    );
  },
  30_000 + runs * 100,
);
