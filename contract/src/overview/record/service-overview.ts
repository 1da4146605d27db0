import type { PlainDate } from '../../values/dates.ts';
import type { Unit } from '../../values/units.ts';
import type { RecordOverview } from './record-overview.ts';
import type { Related, RelatedProjects, RelatedRate } from './related.ts';

/** What one unit of a service is sold for, or costs, from a day on: a rate of the service's own, in its unit and currency. */
export interface DatedPrice {
  /** Of the rate. */
  id: string;
  amount: string;
  currency: string;
  unit: Unit;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}

/** What holds today, where the firm is, and what begins next. */
export interface PriceNow {
  now: DatedPrice | null;
  next: DatedPrice | null;
}

/**
 * `GET /service/get-overview/{id}`: what the page of a service tells beside the service. The full lists, with the same totals: projects
 * `lines.serviceId`, rates `serviceId`.
 */
export interface ServiceOverview extends RecordOverview {
  /** How many lines of sold projects (approved, active, on hold, completed, closed) name the service, and in how many projects; absent for who does not see it. */
  sold?: { lines: number; projects: number };
  /** Absent without `seeRates`. */
  price?: PriceNow;
  /** Absent without `seeCosts`. */
  cost?: PriceNow;
  projects?: RelatedProjects;
  rates?: Related<RelatedRate>;
}
