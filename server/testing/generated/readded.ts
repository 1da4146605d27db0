import type { Filter, GridPage } from '@mandate/contract/lists/grid.ts';
import type { Dashboard, ListBehind, Metric, Period } from '@mandate/contract/overview/dashboard.ts';
import { hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import { type PlanCell, planOf } from '@mandate/contract/project/schedule/plan.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { type Decimal, decimal, round, sum, toFixed, toPlain } from '@mandate/contract/values/decimal.ts';
import type { Calls } from '../callers/call.ts';
import { grid, type ProjectRecord, type Row } from '../callers/records.ts';

/** What is listed behind figures; what needs attention is no list of records. */
const nouns = {
  ...{ projects: 'project', milestones: 'milestone', lines: 'project-line', people: 'personnel' },
  attention: null,
} as const;
const workdays = new Set([1, 2, 3, 4, 5]);

/** Every row of the list behind a figure, asked with its filter and nothing else. */
export async function rowsBehind(person: Calls, { page, search }: ListBehind): Promise<Row[]> {
  const text = new URLSearchParams(search).get('filter');
  const filter = JSON.parse(text ?? 'null') as Filter;
  const noun = nouns[page];
  if (noun === null) throw new Error('there is no list behind what needs attention');
  return everyRow(person, noun, filter);
}

/** Every row of a list that a filter leaves. */
async function everyRow(person: Calls, noun: string, filter: Filter): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 1; ; at += 1) {
    const found: GridPage<Row> = await grid(person, noun, { filter, page: at, pageSize: 200, total: 'none' });
    rows.push(...found.rows);
    if (found.rows.length < 200) return rows;
  }
}

/** The figures of a dashboard, added up again from the rows of the lists behind them and from the projects' own records. */
export interface Readded {
  figures: Partial<Record<Metric, string | null>>;
  byMonth: { month: string; revenue: string; cost: string }[];
  pipeline: { status: string; count: number; net: string; weighted: string }[];
  byCategory: { id: string | null; revenue: string; cost: string }[];
  byCustomer: { id: string | null; revenue: string; cost: string }[];
  quality: { check: string; of: number; good: number }[];
}

/** Adds the figures of a dashboard up again, as somebody with the lists and a calculator would. */
export async function readded(person: Calls, dashboard: Dashboard): Promise<Readded> {
  const digits = minorDigits(dashboard.currency);
  const money = (parts: Iterable<Decimal>) => toFixed(sum(parts), digits);
  const percent = (part: Decimal, whole: Decimal) =>
    whole.eq(0) ? null : toPlain(round(part.times(100).div(whole), 4));
  const plans = new Map<string, Promise<PlanCell[]>>();
  const listOf = (figure: Metric) => {
    const found = dashboard.figures.find((one) => one.figure === figure);
    if (!found) throw new Error(`${figure} is missing`);
    return rowsBehind(person, found.list);
  };
  const added = (rows: Row[], field: string) => sum(rows.map((row) => decimal(String(row[field]))));

  async function cellsOf(row: Row): Promise<PlanCell[]> {
    const { data } = await person.get<ProjectRecord>(`/project/get-by-id/${row.id}`);
    const { startDate, endDate } = data;
    if (startDate === null || endDate === null) return [];
    const lines = (data.lines as unknown as LineValues[]).filter(
      ({ type, isOptional }) => hasFigures(type) && !isOptional,
    );
    const amounts = { revenue: String(row.contractNetBase), cost: String(row.plannedCostBase) };
    const planned = lines as (LineValues & { net: string | null; cost: string | null })[];
    return planOf({ startDate, endDate, ...amounts, digits }, planned, workdays);
  }

  /** What the projects of some rows come to in a period, as far as a condition holds. */
  async function planned(rows: Row[], { from, to }: Period, counts: (cell: PlanCell) => boolean = () => true) {
    const cells: PlanCell[] = [];
    for (const row of rows) {
      const own = plans.get(row.id) ?? cellsOf(row);
      plans.set(row.id, own);
      cells.push(...(await own).filter((cell) => cell.month >= from && cell.month <= to && counts(cell)));
    }
    const [revenue, cost] = (['revenue', 'cost'] as const).map((name) => sum(cells.map((cell) => decimal(cell[name]))));
    return { revenue: revenue ?? decimal(0), cost: cost ?? decimal(0) };
  }

  const written = ({ revenue, cost }: { revenue: Decimal; cost: Decimal }) => {
    return { revenue: toFixed(revenue, digits), cost: toFixed(cost, digits) };
  };
  const { period } = dashboard;
  const whole = await planned(await listOf('plannedRevenue'), period);
  const margin = whole.revenue.minus(whole.cost);
  const [won, worth] = [await listOf('winRateByCount'), await listOf('winRateByValue')];
  const isWon = ({ decision }: Row) => decision === 'won';
  const milestones = await listOf('onTimeMilestones');
  const lines = await listOf('dataQuality');
  const flags = { price: 'isPriced', cost: 'isCosted', assignee: 'isAssigned', dates: 'isDated', tax: 'isTaxed' };
  const good = (flag: string) => lines.filter((line) => line[flag] === true).length;
  const checks = Object.values(flags).map(good);
  const share = async (figure: Metric) => percent((await planned(await listOf(figure), period)).revenue, whole.revenue);
  const hasCustomers = dashboard.byCustomer.some(({ id }) => id !== null);

  return {
    figures: {
      plannedRevenue: toFixed(whole.revenue, digits),
      plannedCost: toFixed((await planned(await listOf('plannedCost'), period)).cost, digits),
      plannedMargin: toFixed(margin, digits),
      plannedMarginPercent: percent(margin, whole.revenue),
      pipeline: money([added(await listOf('pipeline'), 'contractNetBase')]),
      weightedPipeline: money([added(await listOf('weightedPipeline'), 'weightedNetBase')]),
      winRateByCount: percent(decimal(won.filter(isWon).length), decimal(won.length)),
      winRateByValue: percent(added(worth.filter(isWon), 'contractNetBase'), added(worth, 'contractNetBase')),
      quoteCycle: median(
        (await listOf('quoteCycle')).map(({ quotedOn, decidedOn }) => daysBetween(String(quotedOn), String(decidedOn))),
      ),
      backlog: money([added(await listOf('backlog'), 'contractNetBase')]),
      topCustomerShare: hasCustomers ? await share('topCustomerShare') : null,
      topFiveShare: hasCustomers ? await share('topFiveShare') : null,
      onTimeMilestones: percent(
        decimal(
          milestones.filter(({ reachedOn, dueDate }) => reachedOn !== null && String(reachedOn) <= String(dueDate))
            .length,
        ),
        decimal(milestones.length),
      ),
      dataQuality: percent(decimal(checks.reduce((all, count) => all + count, 0)), decimal(5 * lines.length)),
    },
    byMonth: await inTurn(dashboard.byMonth, async ({ month, list }) => {
      const days = { from: `${month}-01`, to: `${month}-31` };
      return { month, ...written(await planned(await rowsBehind(person, list), days)) };
    }),
    pipeline: await inTurn(dashboard.pipeline, async ({ status, list }) => {
      const rows = await rowsBehind(person, list);
      const sums = { net: money([added(rows, 'contractNetBase')]), weighted: money([added(rows, 'weightedNetBase')]) };
      return { status, count: rows.length, ...sums };
    }),
    byCategory: await inTurn(dashboard.byCategory, async ({ id, list }) => {
      const rows = list ? await rowsBehind(person, list) : [];
      const services = new Set(rows.map(({ serviceId }) => serviceId));
      const ids = new Set(rows.map(({ projectId }) => projectId));
      const projects = (await listOf('plannedRevenue')).filter((row) => ids.has(row.id));
      return { id, ...written(await planned(projects, period, ({ serviceId }) => services.has(serviceId))) };
    }),
    byCustomer: await inTurn(
      dashboard.byCustomer.filter(({ isRest }) => !isRest),
      async ({ id, list }) => ({ id, ...written(await planned(list ? await rowsBehind(person, list) : [], period)) }),
    ),
    quality: await inTurn(dashboard.quality, async ({ check, list }) => {
      const all = list.page === 'lines' ? lines : await countedFor(person, list);
      const lacking =
        list.page === 'attention' ? all.filter(({ cost }) => cost === null) : await rowsBehind(person, list);
      return { check, of: all.length, good: all.length - lacking.length };
    }),
  };
}

/** The people and the entries of the last 30 days that are looked at for the quality of data. */
async function countedFor(person: Calls, { page }: ListBehind): Promise<Row[]> {
  const isLate = { field: 'date', operator: 'after', value: addDays(dayIn(new Date(), 'UTC'), -30) } as const;
  const isActive = { field: 'isActive', operator: 'is', value: true } as const;
  const [noun, condition] = page === 'people' ? (['personnel', isActive] as const) : (['entry', isLate] as const);
  return everyRow(person, noun, { all: [condition] });
}

/** What of a dashboard {@link readded} gives. */
export function comparable(dashboard: Dashboard): Readded {
  const amounts = ({ revenue, cost }: { revenue: string; cost: string }) => ({ revenue, cost });
  return {
    figures: Object.fromEntries(dashboard.figures.map(({ figure, value }) => [figure, value])),
    byMonth: dashboard.byMonth.map((one) => ({ month: one.month, ...amounts(one) })),
    pipeline: dashboard.pipeline.map(({ status, count, net, weighted }) => ({ status, count, net, weighted })),
    byCategory: dashboard.byCategory.map((one) => ({ id: one.id, ...amounts(one) })),
    byCustomer: dashboard.byCustomer.filter(({ isRest }) => !isRest).map((one) => ({ id: one.id, ...amounts(one) })),
    quality: dashboard.quality.map(({ check, of, good }) => ({ check, of, good })),
  };
}

async function inTurn<T, Made>(all: readonly T[], make: (one: T) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function median(values: number[]): string | null {
  const sorted = values.sort((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : String((low + high) / 2);
}
