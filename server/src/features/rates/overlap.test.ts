import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
});
afterAll(() => app.close());

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;
const period = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.option(fc.integer({ min: 0, max: 5 })))
  .map(([from, length]) => ({ validFrom: day(from), validTo: length === null ? null : day(from + length) }));
const scope = fc.record({
  seniority: fc.constantFrom('junior', 'senior', null),
  minQuantity: fc.constantFrom('10', null),
});

/** What is done with the rate made by an earlier step; a create makes one of its own. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('create' as const), period, scope, on: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('move' as const), period, scope, on: fc.nat(9) }) },
  fc.record({ what: fc.constantFrom('remove' as const, 'undelete' as const), period, scope, on: fc.nat(9) }),
);

test('whatever is saved, removed and restored in whatever order, no two live rates of one scope hold on one day', async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const customer = await saveCustomer(sa);
      const made: string[] = [];
      const rate = { side: 'sell', customerId: customer.id, unit: 'day', amount: '1', currency: 'EUR' };
      // In pairs, so that steps also meet at the same moment.
      for (let index = 0; index < steps.length; index += 2) {
        const replies = await Promise.all(
          steps.slice(index, index + 2).map(async ({ what, period: days, scope: of, on }) => {
            const id = made[on % Math.max(made.length, 1)];
            if (what === 'create' || id === undefined) {
              const reply = await sa.post<{ id: string }>('/rate/save', { ...rate, ...of, ...days });
              if (reply.status === 200) made.push(reply.data.id);
              return reply;
            }
            if (what === 'remove') return sa.del(`/rate/remove/${id}`);
            if (what === 'undelete') return sa.put(`/rate/undelete/${id}`);
            const { data } = await sa.get<{ version: number }>(`/rate/get-by-id/${id}`);
            return sa.post('/rate/save', { id, version: data.version, ...of, ...days });
          }),
        );
        refused += replies.filter(({ fieldCodes }) => fieldCodes.includes('validFrom rateOverlap')).length;
      }
      const { rows } = await app.database.pool.query(
        `select a.name from rates a join rates b on a.id < b.id and a.customer_id = b.customer_id
          and a.seniority is not distinct from b.seniority and a.min_quantity is not distinct from b.min_quantity
          and a.valid_from <= coalesce(b.valid_to, 'infinity') and b.valid_from <= coalesce(a.valid_to, 'infinity')
        where a.customer_id = $1 and a.deleted_at is null and b.deleted_at is null`,
        [customer.id],
      );
      expect(rows).toEqual([]);
      expect(made.length).toBeGreaterThan(0);
    }),
    { numRuns: 12 },
  );
  expect(refused).toBeGreaterThan(5);
});
