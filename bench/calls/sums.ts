import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import type { SentSumsRequest } from '@mandate/contract/lists/sums.ts';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { startApp } from '../process/app-process.ts';
import { type Comparison, compared, most, sameDatabase } from './comparison.ts';

const projects = 100_000;

export const claims = `What ${projects} projects come to, their groups, filters one step far and counts of views, in at most ${most} times of SQL written by hand.`;

const added = `sum(contract_net), sum(planned_cost), sum(contract_net_base), sum(planned_cost_base), count(contract_net_base),
  sum(lines_without_cost), count(*)`;
const page = 'order by code desc, id desc limit 50';
const rome = `customer_id in (select id from customers where search_normalise(city) = search_normalise('Rome'))`;
const ending = "status in ('approved', 'active', 'onHold') and end_date between current_date and current_date + 59";

function sums(request: SentSumsRequest): Comparison['call'] {
  return (caller) => caller.post('/project/get-sums', { fields: ['contractNet', 'plannedCost'], ...request });
}

function list(query: SentGridQuery): Comparison['call'] {
  return (caller) => caller.post('/project/get-grid', { fields: ['code', 'name'], ...query });
}

function grouped(by: string, from = 'projects'): string {
  return `select ${by}, currency, ${added} from ${from} where projects.deleted_at is null group by 1, 2`;
}

const inRome = { field: 'customer.city', operator: 'is', value: 'Rome' };
const withCustomers = 'projects left join customers c on c.id = projects.customer_id';

const comparisons: readonly Comparison[] = [
  {
    name: 'all projects added up',
    call: sums({}),
    byHand: [`select currency, ${added} from projects where deleted_at is null group by 1`],
  },
  { name: 'by customer', call: sums({ groupBy: 'customerId' }), byHand: [grouped('customer_id')] },
  { name: 'by status', call: sums({ groupBy: 'status' }), byHand: [grouped('status')] },
  {
    name: "by the customer's city",
    call: sums({ groupBy: 'customer.city' }),
    byHand: [grouped('c.city', withCustomers).replace('currency', 'projects.currency')],
  },
  {
    name: 'by the month they end in',
    call: sums({ groupBy: 'endDate' }),
    byHand: [grouped("date_trunc('month', end_date)")],
  },
  {
    name: 'a page of those of customers in Rome',
    call: list({ filter: { all: [inRome] } }),
    byHand: [
      `select id, code, name from projects where deleted_at is null and ${rome} ${page}`,
      `select count(*) from (select 1 from projects where deleted_at is null and ${rome} limit 10001) c`,
    ],
  },
  {
    name: 'what those of customers in Rome come to',
    call: sums({ query: { filter: { all: [inRome] } } }),
    byHand: [`select currency, ${added} from projects where deleted_at is null and ${rome} group by 1`],
  },
  {
    name: 'the counts of six views',
    call: (caller) =>
      caller.post('/view/get-counts', {
        views: ['all', 'mine', 'quotesThatExpire', 'endingSoon', 'underFloor', 'withoutManager'].map((view) => {
          return { list: 'project', view };
        }),
      }),
    byHand: [
      `select count(*) from (select 1 from projects where deleted_at is null limit 10001) c`,
      `select count(*) from (select 1 from projects where deleted_at is null and ${ending} limit 10001) c`,
      `select count(*) from (select 1 from projects where deleted_at is null and status = 'quoted'
        and quote_valid_until between current_date and current_date + 29 limit 10001) c`,
      `select count(*) from (select 1 from projects where deleted_at is null and status in ('draft', 'quoted', 'approved', 'active', 'onHold')
        and planned_margin_percent < 20 limit 10001) c`,
      `select count(*) from (select 1 from projects where deleted_at is null and status in ('draft', 'quoted', 'approved', 'active', 'onHold')
        and project_manager_id is null limit 10001) c`,
    ],
  },
];

/**
 * Asks what projects come to, for lists filtered one step far and for counts of views, beside statements written by hand on the same database.
 * @param folder of the database, if it is not to be the kept one
 */
export async function sumsBench([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projects)), projects);
  const client = await sameDatabase(app);
  try {
    const figures: Figure[] = [];
    for (const comparison of comparisons) figures.push(await compared(comparison, app.caller, client));
    return figures;
  } finally {
    await client.end();
    await app.stop();
  }
}
