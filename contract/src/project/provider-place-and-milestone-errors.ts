import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import { periodErrors } from '../rules/period-errors.ts';
import { minorDigits } from '../values/currencies.ts';
import type { PlainDate } from '../values/dates.ts';
import { decimal, round, sum } from '../values/decimal.ts';
import type { MilestoneValues } from './milestone.ts';
import type { PlaceValues } from './place.ts';
import type { ProviderValues } from './provider.ts';

/** The days a project runs; null where that is open. */
export interface ProjectDays {
  startDate: string | null;
  endDate: string | null;
}

/** What is wrong with the providers of a project, paths by index. */
export function providerErrors(providers: readonly ProviderValues[]): FieldError[] {
  return providers.flatMap((provider, index) =>
    periodErrors({ ...provider }, 'validFrom', 'validTo').map((error) => ({
      ...error,
      field: `providers.${index}.${error.field}`,
    })),
  );
}

/** Each place may stand on a project once. */
export function placeErrors(places: readonly PlaceValues[]): FieldError[] {
  return places.flatMap(({ placeId }, index) => {
    const isTwice = placeId !== null && places.findIndex((other) => other.placeId === placeId) < index;
    return isTwice ? [fieldError(`places.${index}.placeId`, 'placeTwice')] : [];
  });
}

/** Exactly one place is the main one: the first, unless another one was chosen; of several chosen ones the last. */
export function withMainPlace<Place extends PlaceValues>(places: readonly Place[]): Place[] {
  const main = Math.max(
    0,
    places.findLastIndex(({ isMain }) => isMain),
  );
  return places.map((place, index) =>
    place.isMain === (index === main) ? place : { ...place, isMain: index === main },
  );
}

/** What is wrong with the milestones of a project: outside its days, shares over the whole. */
export function milestoneErrors(
  milestones: readonly MilestoneValues[],
  { startDate, endDate }: ProjectDays,
): FieldError[] {
  const errors = milestones.flatMap(({ dueDate }, index) => {
    const isOutside =
      dueDate !== null && ((startDate !== null && dueDate < startDate) || (endDate !== null && dueDate > endDate));
    return isOutside
      ? [
          fieldError(`milestones.${index}.dueDate`, 'milestoneOutside', {
            start: startDate ?? '…',
            end: endDate ?? '…',
          }),
        ]
      : [];
  });
  const weights = milestones.flatMap(({ weightPercent }) => (isFigure(weightPercent) ? [decimal(weightPercent)] : []));
  const total = sum(weights);
  const last = milestones.findLastIndex(({ weightPercent }) => isFigure(weightPercent));
  if (total.gt(100))
    errors.push(fieldError(`milestones.${last}.weightPercent`, 'percentSumExceeded', { sum: total.toFixed() }));
  return errors;
}

/**
 * Milestones that are newly said to be reached on a day still to come, paths by index.
 * @param before as they are stored
 */
export function reachedErrors(
  milestones: readonly Pick<MilestoneValues, 'id' | 'reachedOn'>[],
  before: readonly Pick<MilestoneValues, 'id' | 'reachedOn'>[],
  today: PlainDate,
): FieldError[] {
  const known = new Map(before.map(({ id, reachedOn }) => [id, reachedOn]));
  return milestones.flatMap(({ id, reachedOn }, index) =>
    reachedOn !== null && reachedOn > today && reachedOn !== known.get(id)
      ? [fieldError(`milestones.${index}.reachedOn`, 'dateNotValid', { date: reachedOn, context: 'toCome' })]
      : [],
  );
}

/** Amounts of milestones that are finer than the currency of their project, paths by index. */
export function amountErrors(milestones: readonly Pick<MilestoneValues, 'amount'>[], currency: string): FieldError[] {
  const digits = minorDigits(currency);
  return milestones.flatMap(({ amount }, index) =>
    isFigure(amount) && !round(decimal(amount), digits).eq(amount)
      ? [fieldError(`milestones.${index}.amount`, 'numberTooPrecise', { digits })]
      : [],
  );
}

/**
 * Amounts agreed with providers that are finer than their currency, where amount or currency are new, paths by index.
 * @param before as they are stored
 */
export function agreedAmountErrors(
  providers: readonly AgreedAmount[],
  before: readonly AgreedAmount[],
  projectCurrency: string,
): FieldError[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return providers.flatMap(({ id, agreedAmount, currency }, index) => {
    const old = known.get(id);
    if (!isFigure(agreedAmount) || (old?.agreedAmount === agreedAmount && old.currency === currency)) return [];
    const digits = minorDigits(currency ?? projectCurrency);
    const isFiner = !round(decimal(agreedAmount), digits).eq(agreedAmount);
    return isFiner ? [fieldError(`providers.${index}.agreedAmount`, 'numberTooPrecise', { digits })] : [];
  });
}

type AgreedAmount = Pick<ProviderValues, 'id' | 'agreedAmount' | 'currency'>;

function isFigure(text: string | null): text is string {
  return text !== null && /^\d+(\.\d+)?$/.test(text);
}
