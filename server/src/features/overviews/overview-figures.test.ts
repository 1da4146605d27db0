import type { CustomerOverview } from '@mandate/contract/overview/record/customer-overview.ts';
import { relatedFilter, relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import { type ProjectStatus, projectStatuses } from '@mandate/contract/project/way/status.ts';
import { decimal, sum } from '@mandate/contract/values/decimal.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  editor = await signIn(app, 'EDITOR');
  await saved(sa, 'exchange-rate', { currency: 'USD', validFrom: '2025-01-01', rate: '0.87' });
  await saved(sa, 'exchange-rate', { currency: 'USD', validFrom: '2026-06-01', rate: '0.93' });
});
afterAll(() => app.close());

const made = fc.record({
  status: fc.constantFrom(...projectStatuses),
  currency: fc.constantFrom('EUR', 'USD', 'KWD'),
  startDate: fc.constantFrom('2026-01-05', '2026-06-01', null),
  quoteValidUntil: fc.constantFrom('2026-12-01', '2027-03-31', null),
  unitPrice: fc.integer({ min: 0, max: 99_999 }).map(String),
  unitCost: fc.option(fc.integer({ min: 0, max: 99_999 }).map(String)),
});

/** What rows of the list of projects come to in the base currency. */
function added(rows: readonly Record<string, unknown>[], field: string): string {
  return sum(rows.flatMap((row) => (row[field] == null ? [] : [decimal(String(row[field]))]))).toFixed(2);
}

test('the figures of a customer are the sums over the rows of the list of its projects', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(made, { maxLength: 12 }), async (projects) => {
      const { id } = await saveCustomer(sa, { name: 'Any customer' });
      for (const { status, unitPrice, unitCost, ...values } of projects) {
        const cost = unitCost === null ? {} : { unitCost, costCurrency: values.currency };
        const lines = [work({ unitPrice, ...cost })];
        const { id: projectId } = await saveProject(sa, { isInternal: false, customerId: id, lines, ...values });
        await app.database.pool.query('update projects set status = $2 where id = $1', [projectId, status]);
      }
      await sa.get('/dashboard/get');
      const list = relatedLists.customer.projects;
      const { rows } = await grid(sa, 'project', { filter: relatedFilter(list, id), pageSize: 200 });
      const of = (...statuses: ProjectStatus[]) =>
        rows.filter(({ status }) => statuses.includes(status as ProjectStatus));
      const told = (await sa.get<CustomerOverview>(`/customer/get-overview/${id}`)).data;
      const [quotes, running] = [of('quoted'), of('active', 'onHold')];
      expect(told.openQuotes.count).toBe(quotes.length);
      expect(told.openQuotes.net?.amount).toBe(added(quotes, 'contractNetBase'));
      expect(told.openQuotes.net?.withoutRate).toBe(quotes.filter((row) => row.contractNetBase === null).length);
      const ends = quotes
        .flatMap(({ quoteValidUntil }) => quoteValidUntil ?? [])
        .map(String)
        .sort();
      expect(told.openQuotes.firstEndsOn).toBe(ends[0] ?? null);
      expect(told.running).toMatchObject({ count: running.length, approvedCount: of('approved').length });
      expect(told.running.net?.amount).toBe(added(running, 'contractNetBase'));
      expect(told.margin?.amount).toBe(added(running, 'plannedMarginBase'));
      expect(told.projects.total).toBe(rows.length);
      expect(told.projects.byStatus).toEqual(
        projectStatuses.flatMap((status) => (of(status).length > 0 ? [{ status, count: of(status).length }] : [])),
      );
      // Whoever sees less is told the same of what they see.
      const { data } = await editor.get<CustomerOverview>(`/customer/get-overview/${id}`);
      expect([data.openQuotes, data.running, data.projects.byStatus]).toEqual([
        told.openQuotes,
        told.running,
        told.projects.byStatus,
      ]);
    }),
    { numRuns: 12 },
  );
});
