import type { FieldError } from '../../replies/envelope.ts';
import { fieldError } from '../../replies/field-errors.ts';
import { decimal, roundDown, toPlain } from '../../values/decimal.ts';
import { isDecimalText } from '../../values/decimal-text.ts';
import { outOfRange } from '../../values/out-of-range.ts';
import { hasCost, hasFigures, type LineType, type LineValues, lines } from '../line.ts';
import { lineColumns, lineFields } from './line-columns.ts';

/**
 * The most a line may come to before its discount: with 1,000 lines taxed at 100 % the totals still have 15 digits,
 * which is what amounts are stored with (domain reference 1.3).
 */
export const highestAmount = '499999999999';

const writtenOn = (on: 'figures' | 'work') =>
  lineFields.filter((field) => lineColumns[field].on === on && lines.fields[field].isWritable) as Exclude<
    keyof LineValues,
    'id'
  >[];
const figureFields = writtenOn('figures');
const workFields = writtenOn('work');

/**
 * What is wrong with a line as a whole.
 * @param path the line's path in the save, for example `lines.3`
 */
export function lineErrors(line: Omit<LineValues, 'id'>, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (!line.description) errors.push(fieldError(`${path}.description`, 'fieldRequired'));
  if (!hasFigures(line.type)) {
    for (const field of figureFields) {
      if (holds(line, field)) errors.push(fieldError(`${path}.${field}`, 'fieldNotAllowedHere'));
    }
    return [...errors, ...workErrors(line, path)];
  }
  errors.push(...workErrors(line, path));
  for (const field of ['quantity', 'unit'] as const) {
    if (line[field] === null) errors.push(fieldError(`${path}.${field}`, 'fieldRequired'));
  }
  if (line.unitPrice === null && !mayBePricedLater(line)) {
    errors.push(fieldError(`${path}.unitPrice`, 'fieldRequired'));
  }
  if (line.unitPrice !== null && isDecimalText(line.unitPrice)) {
    const highest = highestPrice(line.quantity);
    const [min, max] = line.type !== 'discount' ? ['0', highest] : [`-${highest}`, '0'];
    const outside = outOfRange(line.unitPrice, { min, max });
    const isAdded = line.type === 'discount' && decimal(line.unitPrice).gt(0);
    const params = isAdded ? { min, max, context: 'discount', price: line.unitPrice } : outside;
    if (params) errors.push(fieldError(`${path}.unitPrice`, 'numberOutOfRange', params));
  }
  return errors;
}

/** Whether a line has a value; what somebody may not see is not in theirs at all. */
function holds(line: Omit<LineValues, 'id'>, field: Exclude<keyof LineValues, 'id'>): boolean {
  return (line[field] ?? null) !== null;
}

/** Who delivers, what and when: one of person, provider and role at most, and none of it on lines that are no work. */
function workErrors(line: Omit<LineValues, 'id'>, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (!hasCost(line.type)) {
    for (const field of workFields) {
      if (holds(line, field)) errors.push(fieldError(`${path}.${field}`, 'fieldNotAllowedHere'));
    }
  }
  const [, ...others] = (['personnelId', 'providerId', 'placeholderRole'] as const).filter((field) => line[field]);
  errors.push(...others.map((field) => fieldError(`${path}.${field}`, 'assigneeConflict')));
  if (line.startDate && line.endDate && line.endDate < line.startDate) {
    errors.push(fieldError(`${path}.endDate`, 'dateOrder'));
  }
  return errors;
}

/**
 * The price of a line as people mean it: what a discount takes off is written with or without its sign, and is below zero. For what people
 * type and for files; a call says what it means.
 */
export function meantPrice(type: LineType, price: string | null): string | null {
  const isTakenOff = type === 'discount' && price !== null && isDecimalText(price) && decimal(price).gt(0);
  return isTakenOff ? `-${price}` : price;
}

/** A line that says what or who it is about may wait for its price: rates give it, now or before it is quoted. */
export function mayBePricedLater(line: Pick<LineValues, 'type' | 'serviceId' | 'personnelId' | 'seniority'>): boolean {
  if (line.type !== 'service') return false;
  return line.serviceId !== null || line.personnelId !== null || line.seniority !== null;
}

/** The highest price, without sign, of which a quantity stays within {@link highestAmount}. */
function highestPrice(quantity: string | null): string {
  if (quantity === null || !isDecimalText(quantity) || decimal(quantity).lte(1)) return highestAmount;
  return toPlain(roundDown(decimal(highestAmount).div(quantity), 4));
}
