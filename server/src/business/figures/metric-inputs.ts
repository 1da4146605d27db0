import { createHash } from 'node:crypto';
import { crossRate, type DatedExchange } from '@mandate/contract/project/figures/cross-rate.ts';
import type { Weekdays } from '@mandate/contract/project/schedule/working-days.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { dayIn, type PlainDate } from '@mandate/contract/values/dates.ts';
import { allowTime } from '../../database/connection/watch-silence.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { parameters } from '../../records/read/parameter.ts';

/** What figures depend on beside the projects. */
export interface MetricInputs {
  baseCurrency: string;
  weekdays: Weekdays;
  /** The day it is where the firm is. */
  today: PlainDate;
  /** The chance in percent that a project of a status is won; of a status that is not named it is none. */
  probabilities: Partial<Record<ProjectStatus, number>>;
  rates: readonly DatedExchange[];
}

/** What is sold: revenue and cost of projects in these statuses are planned. */
export const soldStatuses = ['approved', 'active', 'onHold', 'completed', 'closed'] as const satisfies ProjectStatus[];
/** What is offered and may be won. */
export const pipelineStatuses = ['draft', 'quoted'] as const satisfies ProjectStatus[];
/** What is sold and not yet delivered. */
export const backlogStatuses = ['approved', 'active', 'onHold'] as const satisfies ProjectStatus[];
/** What may still change: its data should be good. */
export const openStatuses = [...pipelineStatuses, ...backlogStatuses] as const;

const sold = Object.fromEntries(soldStatuses.map((status) => [status, 100]));
const probabilityKey = 'project.probabilityByStatus';

/** Reads them as they are now. */
export async function metricInputs(db: Database, now = new Date()): Promise<MetricInputs> {
  const keys = ['money.baseCurrency', 'company.workingDays', 'company.timeZone', probabilityKey];
  const settings = await parameters(db, keys);
  const rates = await run<DatedExchange>(
    db,
    `select currency, valid_from::text as "validFrom", trim_scale(rate)::text as rate from exchange_rates
      where deleted_at is null order by currency, valid_from`,
    [],
  );
  return {
    baseCurrency: String(settings.get('money.baseCurrency')),
    weekdays: new Set(((settings.get('company.workingDays') ?? []) as string[]).map(Number)),
    today: dayIn(now, String(settings.get('company.timeZone'))),
    probabilities: { draft: 10, quoted: 40, ...sold, ...percentages(settings.get(probabilityKey)) },
    rates,
  };
}

/** What of a parameter that may hold anything are percentages. */
function percentages(value: unknown): Record<string, number> {
  const isPercentage = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && entry[1] >= 0 && entry[1] <= 100;
  return Object.fromEntries(Object.entries(value ?? {}).filter(isPercentage));
}

/** What one unit of a currency is worth in the base currency on a day, today without one; null where that is not known. */
export function rateFinder({ rates, baseCurrency, today }: MetricInputs) {
  const found = new Map<string, string | null>();
  return (currency: string, day: PlainDate | null): string | null => {
    const key = `${currency} ${day ?? today}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const rate = crossRate(rates, currency, baseCurrency, baseCurrency, day ?? today)?.rate ?? null;
    found.set(key, rate);
    return rate;
  };
}

/** The inputs as they are remembered, to tell what changed: of each currency the fingerprint of its rates. */
interface Remembered {
  /** What concerns every project. */
  all: string;
  currencies: Record<string, string>;
}

/** The projects that changed inputs concern: all, those in some currencies, or none. */
export type Concerned = 'all' | { currencies: string[] } | null;

/** What is different from the inputs that are remembered; the first inputs ever concern nobody, all projects are to be prepared anyhow. */
export async function concernedBy(db: Database, inputs: MetricInputs): Promise<Concerned> {
  const [row] = await run<{ inputs: Remembered }>(db, 'select inputs from figure_inputs', []);
  if (!row) return { currencies: [] };
  const now = remembered(inputs);
  if (row.inputs.all !== now.all) return 'all';
  const before = row.inputs.currencies;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now.currencies)])].filter(
    (currency) => before[currency] !== now.currencies[currency],
  );
  return changed.length > 0 ? { currencies: changed } : null;
}

/** Notes the projects that changed inputs concern, and remembers the inputs. */
export async function noteInputs(db: Database, inputs: MetricInputs, concerned: Concerned): Promise<void> {
  if (concerned === null) return;
  // All projects may be very many.
  await allowTime(db, 60);
  const text = 'insert into figure_changes (project_id) select id from projects';
  if (concerned === 'all') await run(db, text, []);
  else if (concerned.currencies.length > 0) await run(db, `${text} where currency = any($1)`, [concerned.currencies]);
  const remember = `insert into figure_inputs (inputs) values ($1) on conflict (only_one) do update set inputs = excluded.inputs`;
  await run(db, remember, [JSON.stringify(remembered(inputs))]);
}

function remembered(inputs: MetricInputs): Remembered {
  const { baseCurrency, weekdays, probabilities, rates } = inputs;
  const rateOf = rateFinder(inputs);
  const ofCurrency = (currency: string) => {
    const own = rates.filter((rate) => rate.currency === currency);
    return digest(JSON.stringify([own, rateOf(currency, null)]));
  };
  return {
    all: JSON.stringify([baseCurrency, [...weekdays].sort(), Object.entries(probabilities).sort()]),
    currencies: Object.fromEntries(
      [...new Set(rates.map(({ currency }) => currency))].map((currency) => [currency, ofCurrency(currency)]),
    ),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 16);
}
