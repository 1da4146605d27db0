import { type PlanCell, type PlannedLine, planOf } from '@mandate/contract/project/schedule/plan.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { decimal, round, toFixed } from '@mandate/contract/values/decimal.ts';
import { type MetricInputs, type rateFinder, soldStatuses } from './metric-inputs.ts';

/** What of a stored project figures are made of. */
export interface StoredProject {
  id: string;
  status: ProjectStatus;
  customerId: string | null;
  currency: string;
  startDate: string | null;
  endDate: string | null;
  contractNet: string;
  plannedCost: string;
  winProbability: number | null;
}

/** What a project comes to in the base currency. */
export interface BaseAmounts {
  net: string;
  cost: string;
  margin: string;
  weighted: string;
}

/** The longest time that is spread over months, in years: whatever takes longer has wrong dates. */
const longestYears = 50;

/** The chance in percent that a project is won: its own, else that of its status. */
export function probabilityOf(
  { status, winProbability }: Pick<StoredProject, 'status' | 'winProbability'>,
  { probabilities }: MetricInputs,
): number {
  return winProbability ?? probabilities[status] ?? 0;
}

/**
 * A project's amounts in the base currency, each rounded once to its minor unit, by the rate of the project's first day, of today where
 * it has none.
 * @returns null where no exchange rate leads to the base currency
 */
export function baseAmounts(
  project: StoredProject,
  inputs: MetricInputs,
  rateOf: ReturnType<typeof rateFinder>,
): BaseAmounts | null {
  const rate = rateOf(project.currency, project.startDate);
  if (rate === null) return null;
  const digits = minorDigits(inputs.baseCurrency);
  const net = round(decimal(project.contractNet).times(rate), digits);
  const cost = round(decimal(project.plannedCost).times(rate), digits);
  const weighted = round(net.times(probabilityOf(project, inputs)).div(100), digits);
  return {
    net: toFixed(net, digits),
    cost: toFixed(cost, digits),
    margin: toFixed(net.minus(cost), digits),
    weighted: toFixed(weighted, digits),
  };
}

/** Whether a project has days its amounts can be spread over. */
export function hasDates(project: StoredProject): project is StoredProject & { startDate: string; endDate: string } {
  const { startDate, endDate } = project;
  return (
    startDate !== null &&
    endDate !== null &&
    Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4)) <= longestYears
  );
}

/** The months of a project that is sold and has amounts and days; no other has any. */
export function planCells(
  project: StoredProject,
  amounts: BaseAmounts | null,
  lines: readonly PlannedLine[],
  { baseCurrency, weekdays }: MetricInputs,
): PlanCell[] {
  const isSold = soldStatuses.some((status) => status === project.status);
  if (!isSold || amounts === null || !hasDates(project)) return [];
  const { startDate, endDate } = project;
  const planned = { startDate, endDate, revenue: amounts.net, cost: amounts.cost, digits: minorDigits(baseCurrency) };
  return planOf(planned, lines, weekdays);
}
