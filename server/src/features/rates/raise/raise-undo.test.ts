import type { RaiseReceipt } from '@mandate/contract/project/prices/price-receipt.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { undoRaise } from '../../../../testing/callers/raise.ts';
import { type Row, saved, saveProject, work } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;
let categoryId: string;

const today = dayIn(new Date(), 'UTC');

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  categoryId = (await saved<Row>(sa, 'service-category', { name: 'Work' })).id;
});
afterAll(() => app.close());

/** Everything about prices: every live rate, what services show, and the lines and sums of projects. */
async function everyPrice(): Promise<unknown> {
  const ask = async (text: string) => (await app.database.pool.query(text)).rows;
  return {
    rates:
      await ask(`select id, side, service_id, seniority, unit, amount, currency, valid_from::text, valid_to::text, name, note,
      min_quantity, search_text from rates where deleted_at is null order by id`),
    services: await ask('select id, unit_price, unit_cost from services order by id'),
    lines: await ask(
      'select id, unit_price, price_source, unit_cost, cost_source, net, margin from project_lines order by id',
    ),
    projects: await ask('select id, contract_net, planned_margin, gross from projects order by id'),
  };
}

const scope = fc.record({
  /** The lengths of the rates of a service one after the other, in days; the last holds for good or ends. */
  lengths: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 0, maxLength: 4 }),
  isOpenEnded: fc.boolean(),
  amount: fc.integer({ min: 1, max: 3_000 }),
  seniority: fc.constantFrom(null, 'senior'),
});
const change = fc.record({
  day: fc.integer({ min: 0, max: 60 }),
  percent: fc.constantFrom('4', '-12.5', '250'),
  step: fc.constantFrom('0.01', '5', '50'),
  areOurs: fc.boolean(),
});

test('taken back, a change of prices leaves every rate and every quote as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(scope, { minLength: 1, maxLength: 4 }),
      change,
      async (scopes, { day, percent, step, areOurs }) => {
        const services: string[] = [];
        for (const { lengths, isOpenEnded, amount, seniority } of scopes) {
          const { id } = await saved<Row>(sa, 'service', { name: 'Some', categoryId });
          services.push(id);
          const own = { side: 'sell', serviceId: id, seniority, unit: 'day', currency: 'EUR' };
          let first = addDays(today, -20);
          for (const [at, days] of lengths.entries()) {
            const last = addDays(first, days);
            await saved(sa, 'rate', { ...own, amount: String(amount + at), validFrom: first, validTo: last });
            first = addDays(last, at % 2 === 0 ? 1 : 3);
          }
          if (isOpenEnded) await saved(sa, 'rate', { ...own, amount: String(amount), validFrom: first });
          const lines = [0, day, day + 30].map((after) =>
            work({ serviceId: id, seniority, unitPrice: undefined, startDate: addDays(today, after) }),
          );
          await saveProject(sa, { lines });
        }
        const before = await everyPrice();
        const request = {
          of: 'service',
          ids: services,
          side: 'sell',
          percent,
          roundTo: { EUR: step },
          from: addDays(today, day),
        };
        const first = await sa.post<RaiseReceipt>('/rate/prepare-raise', request);
        if (first.status !== 200) {
          expect(first.fieldCodes).toEqual(['query nothingToRaise']);
          return;
        }
        const replaceLater = first.data.rates.filter(({ later }) => areOurs && later.length > 0).map(({ id }) => id);
        const { data } = await sa.post<RaiseReceipt>('/rate/prepare-raise', { ...request, replaceLater });
        const projects = data.projects.map(({ id }) => id);
        const done = await sa.post<{ changed: number }>('/rate/raise', { receipt: data.receipt, projects });
        if (data.count === 0) {
          expect(done.fieldCodes).toEqual(['receipt nothingToRaise']);
          return;
        }
        expect([done.status, done.data.changed]).toEqual([200, data.count]);
        for (const { id, after } of data.projects) {
          const { data: project } = await sa.get<{ totals: { contractNet: string } }>(`/project/get-by-id/${id}`);
          expect(project.totals.contractNet).toBe(after.contractNet);
        }
        expect((await undoRaise(sa, data.receipt)).kept).toEqual([]);
        expect(await everyPrice()).toEqual(before);
      },
    ),
    { numRuns: 12 },
  );
});
