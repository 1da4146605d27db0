import { addDays, daysInMonth, type PlainDate } from '../../values/dates.ts';
import type { LineAmounts } from '../figures/line-amounts.ts';
import type { LineValues } from '../line.ts';
import { type Weekdays, workingDaysIn } from './working-days.ts';

/** What a project comes to, in one currency with its number of minor digits, and its days, both inclusive. */
export interface PlannedProject {
  startDate: PlainDate;
  endDate: PlainDate;
  revenue: string;
  cost: string;
  digits: number;
}

/** A line that counts: its own days, if it has some, and its amounts in whatever currency; only their proportions matter. */
export type PlannedLine = Pick<LineValues, 'serviceId' | 'startDate' | 'endDate'> & Pick<LineAmounts, 'net' | 'cost'>;

/** What is planned in a month, named by its first day, of what belongs to a service or to none. */
export interface PlanCell {
  month: PlainDate;
  serviceId: string | null;
  revenue: string;
  cost: string;
}

/** Lines of one service on the same days, with what falls on them in minor units. */
interface Piece {
  serviceId: string | null;
  from: PlainDate;
  to: PlainDate;
  revenue: bigint;
  cost: bigint;
}

/**
 * Spreads what a project earns and costs over its months, nothing lost: over the lines by their amounts, each line over the working
 * days it lies on, over all its days where none is worked on. Months on which nothing falls are left out.
 */
export function planOf(project: PlannedProject, lines: readonly PlannedLine[], weekdays: Weekdays): PlanCell[] {
  const cells = new Map<string, { month: PlainDate; serviceId: string | null; revenue: bigint; cost: bigint }>();
  for (const { serviceId, from, to, revenue, cost } of piecesOf(project, lines)) {
    const months = monthsOf(from, to, weekdays);
    const days = months.map((month) => month.days);
    const [revenues, costs] = [spread(revenue, days), spread(cost, days)];
    months.forEach(({ month }, at) => {
      const key = `${month} ${serviceId ?? ''}`;
      const cell = cells.get(key) ?? { month, serviceId, revenue: 0n, cost: 0n };
      cell.revenue += revenues[at] ?? 0n;
      cell.cost += costs[at] ?? 0n;
      cells.set(key, cell);
    });
  }
  const written = (units: bigint) => writtenIn(units, project.digits);
  return [...cells.values()]
    .filter(({ revenue, cost }) => revenue !== 0n || cost !== 0n)
    .map((cell) => ({ ...cell, revenue: written(cell.revenue), cost: written(cell.cost) }));
}

/** The project's revenue and cost on its lines; all of it on the project's own days where it has no line. */
function piecesOf(project: PlannedProject, lines: readonly PlannedLine[]): Piece[] {
  const { startDate, endDate, digits } = project;
  const whole = { serviceId: null, startDate: null, endDate: null, net: '1', cost: '1' };
  const counted = lines.length > 0 ? lines : [whole];
  const revenues = spread(
    unitsOf(project.revenue, digits),
    counted.map(({ net }) => unitsOf(net ?? '0', 4)),
  );
  const costs = spread(
    unitsOf(project.cost, digits),
    counted.map(({ cost }) => unitsOf(cost ?? '0', 4)),
  );
  const pieces = new Map<string, Piece>();
  counted.forEach(({ serviceId, ...line }, at) => {
    const isOutside = (line.startDate ?? '') > endDate || (line.endDate ?? endDate) < startDate;
    const from = isOutside || line.startDate === null || line.startDate < startDate ? startDate : line.startDate;
    const to = isOutside || line.endDate === null || line.endDate > endDate ? endDate : line.endDate;
    const key = `${serviceId ?? ''} ${from} ${to}`;
    const piece = pieces.get(key) ?? { serviceId, from, to, revenue: 0n, cost: 0n };
    piece.revenue += revenues[at] ?? 0n;
    piece.cost += costs[at] ?? 0n;
    pieces.set(key, piece);
  });
  return [...pieces.values()];
}

/** The months from one day to another, each with how many of its days count. */
function monthsOf(from: PlainDate, to: PlainDate, weekdays: Weekdays): { month: PlainDate; days: bigint }[] {
  const isWorkedOn = workingDaysIn(from, to, weekdays) > 0;
  const months: { month: PlainDate; days: bigint }[] = [];
  for (let month = firstOfMonth(from); month <= to; month = addDays(lastOfMonth(month), 1)) {
    const last = lastOfMonth(month);
    const [begin, end] = [month < from ? from : month, last > to ? to : last];
    months.push({ month, days: BigInt(workingDaysIn(begin, end, isWorkedOn ? weekdays : everyDay)) });
  }
  return months;
}

const everyDay: Weekdays = new Set();

/** The first day of the month of a day. */
export function firstOfMonth(day: PlainDate): PlainDate {
  return `${day.slice(0, 7)}-01`;
}

/** The last day of the month of a day. */
export function lastOfMonth(day: PlainDate): PlainDate {
  return `${day.slice(0, 7)}-${daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))}`;
}

/**
 * Divides a whole number by weights so that the parts add up to it: each is rounded down, and what is left goes one by one to those that
 * lost most, the first one first. Weights may be negative; where they add up to nothing all count alike.
 */
export function spread(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((added, weight) => added + weight, 0n);
  if (sum === 0n)
    return total === 0n
      ? weights.map(() => 0n)
      : spread(
          total,
          weights.map(() => 1n),
        );
  if (sum < 0n)
    return spread(
      total,
      weights.map((weight) => -weight),
    );
  const parts = weights.map((weight) => divided(total * weight, sum));
  let left = total - parts.reduce((added, { whole }) => added + whole, 0n);
  const byLoss = parts.map((_, at) => at).sort((one, other) => compare(parts[other]?.rest, parts[one]?.rest));
  const given = new Set<number>();
  for (const at of byLoss) {
    if (left <= 0n) break;
    given.add(at);
    left -= 1n;
  }
  return parts.map(({ whole }, at) => (given.has(at) ? whole + 1n : whole));
}

/** Rounded down, and what was lost by it. */
function divided(value: bigint, by: bigint): { whole: bigint; rest: bigint } {
  const [whole, rest] = [value / by, value % by];
  return rest < 0n ? { whole: whole - 1n, rest: rest + by } : { whole, rest };
}

function compare(one = 0n, other = 0n): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** An amount in units of its last digit; beyond that many decimals it has only zeros. */
function unitsOf(amount: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}

function writtenIn(units: bigint, digits: number): string {
  const [sign, size] = units < 0n ? ['-', -units] : ['', units];
  const text = size.toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
