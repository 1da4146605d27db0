import { may } from '@mandate/contract/access/permissions.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import type { RaisedRateRow, RaiseReceipt } from '@mandate/contract/project/prices/price-receipt.ts';
import { decimal, round, toFixed } from '@mandate/contract/values/decimal.ts';
import { companyDay } from '../../../business/company-day.ts';
import { storePriceChange } from '../../../business/price-changes.ts';
import type { Call } from '../../../calls/call.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { refuseField } from '../../../http/refusal.ts';
import type { OpenProjects, RateChange } from './open-projects.ts';
import { changesOf, isWritten, lastDayOf, type PlannedPrice, plannedRates } from './raise-plan.ts';
import { checkRequest, type RaiseRequest } from './raise-request.ts';
import { type RateLabels, rateLabels } from './rate-labels.ts';
import { readPlan, seenRates, writtenOf } from './read-plan.ts';

/**
 * Says what a change of prices would do: to each price, to the rates in its way, and to projects that are not approved yet. Nothing is kept
 * but the receipt.
 * @throws Refusal validationFailed, notPermitted, setTooLarge
 */
export async function prepareRaise(call: Call, projects: OpenProjects, request: RaiseRequest): Promise<RaiseReceipt> {
  checkRequest(request, await companyDay(call.db));
  const { from } = request;
  const plan = await readPlan(call, request);
  if (plan.length === 0) refuseField('query', 'nothingToRaise');
  const written = writtenOf(plan, from);
  const effects = await projects.effects(call, changeOf(request, written));
  const { versions, ...told } = effects;
  const labels = await rateLabels(call.db, [
    ...new Set(plan.flatMap(({ base, later }) => [base.id, ...later.map(({ id }) => id)])),
  ]);
  const rates = plan.map((price) => rowOf(call, price, from, labels)).sort(byName);
  const receipt = uuidV7();
  const seen = { rates: seenRates(written), projects: versions };
  const expiresAt = await storePriceChange(call, receipt, 'raise', request, seen);
  return {
    receipt,
    expiresAt,
    count: written.length,
    unchanged: plan.filter((price) => price.problem === null && price.isTaken && !isWritten(price, from)).length,
    averagePercent: averageOf(written),
    currencies: [...new Set(plan.map(({ base }) => String(base.values.currency)))].sort(),
    mayReplace: may(call.caller.role, rate.name, 'remove') !== false,
    rates,
    ...told,
  };
}

/** A change of prices as the lines of projects take it, before anything is written. */
export function changeOf({ side, from }: RaiseRequest, written: readonly PlannedPrice[]): RateChange {
  const changes = written.map((price) => changesOf(price, from));
  return {
    side,
    from,
    rateIds: changes.flatMap(({ base, removed }) => [base.id, ...removed.map(({ id }) => id)]),
    planned: (rates) => plannedRates(changes, rates),
  };
}

function rowOf(call: Call, price: PlannedPrice, from: string, labels: ReadonlyMap<string, RateLabels>): RaisedRateRow {
  const { base, after, problem, later, way, isTaken } = price;
  const values = base.values as Record<string, string | null>;
  const label = labels.get(base.id);
  const named = (name: 'service' | 'personnel' | 'provider' | 'customer' | 'project') => {
    const id = values[`${name}Id`];
    return id ? { id, label: label?.[name] ?? '' } : null;
  };
  const before = String(values.amount);
  return {
    id: base.id,
    service: named('service'),
    personnel: named('personnel'),
    provider: named('provider'),
    customer: named('customer'),
    project: named('project'),
    seniority: values.seniority ?? null,
    minQuantity: values.minQuantity ?? null,
    unit: String(values.unit),
    currency: String(values.currency),
    validFrom: String(values.validFrom),
    validTo: isWritten(price, from) ? lastDayOf(price) : (values.validTo ?? null),
    before,
    after,
    percent: after === null || decimal(before).eq(0) ? null : toFixed(riseOf(before, after), 1),
    problem: problem && { code: problem, message: call.words.sentence(problem) },
    isTaken,
    way,
    later: later.map(({ id, values: other }) => ({
      id,
      amount: String(other.amount),
      currency: String(other.currency),
      unit: String(other.unit),
      validFrom: String(other.validFrom),
      validTo: other.validTo as string | null,
      by: labels.get(id)?.by ?? null,
      at: labels.get(id)?.at ?? '',
    })),
  };
}

function byName(one: RaisedRateRow, other: RaisedRateRow): number {
  const nameOf = ({ service, personnel, provider, customer }: RaisedRateRow) =>
    [customer, provider, personnel, service].map((part) => part?.label ?? '').join('\n');
  return nameOf(one).localeCompare(nameOf(other)) || (one.id < other.id ? -1 : 1);
}

function riseOf(before: string, after: string) {
  return decimal(after).div(before).minus(1).times(100);
}

function averageOf(written: readonly PlannedPrice[]): string | null {
  const rises = written.flatMap(({ base, after }) => {
    const before = String(base.values.amount);
    return after === null || decimal(before).eq(0) ? [] : [round(riseOf(before, after), 6)];
  });
  if (rises.length === 0) return null;
  return toFixed(rises.reduce((sum, one) => sum.plus(one)).div(rises.length), 2);
}
