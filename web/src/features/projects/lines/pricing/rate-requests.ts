import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { type Field, isId } from '@mandate/contract/facts/fields.ts';
import { mayBePricedLater } from '@mandate/contract/project/line/line-errors.ts';
import { hasCost, lines as linesPart } from '@mandate/contract/project/line.ts';
import {
  fromOffer,
  givenByRates,
  type LineTerms,
  type Offered,
  rateInputs,
  rateQuestion,
} from '@mandate/contract/project/prices/line-rates.ts';
import type { RateSource } from '@mandate/contract/project/prices/rate-resolution.ts';
import { project } from '@mandate/contract/project/project.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { units } from '@mandate/contract/values/units.ts';
import type { EditLine } from '../edit-line.ts';

/** What of a project rates depend on. */
export interface RateTerms extends LineTerms {
  projectId: string | null;
}

/** One price or cost to be looked up, as the server takes it; where there are none of a side, nothing is asked. */
export type SentRequest = RateTerms & ReturnType<typeof rateQuestion> & { side: 'sell' | 'cost'; date: string };

/** What the rates gave. */
export type RateReply = Offered | { missing: true };

/** Whether a price or cost may be looked up: it is missing, or came from the rates. What was typed stays. */
function isOpen(value: string | null, source: RateSource | null | undefined): boolean {
  return value === null || (source !== null && source !== undefined && source.rule !== 'manual');
}

/**
 * The sides of a line that rates decide.
 * @param sides those this person sees
 */
export function openSides(line: EditLine, sides: readonly SentRequest['side'][]): SentRequest['side'][] {
  const isUnit = units.some((unit) => unit === line.unit);
  if (!isUnit || hasText(line)) return [];
  return sides.filter((side) => {
    if (side === 'sell') return mayBePricedLater(line) && isOpen(line.unitPrice, line.priceSource);
    const isNamed = line.personnelId !== null || line.providerId !== null || line.serviceId !== null;
    return line.type === 'service' && hasCost(line.type) && isNamed && isOpen(line.unitCost, line.costSource);
  });
}

// A name that is still to be matched is no id.
function hasText({ serviceId, personnelId }: EditLine): boolean {
  return [serviceId, personnelId].some((id) => id !== null && !isId(id));
}

/** What decides which rates serve a line, in one text. What becomes of prices and costs with another currency is asked. */
export function inputsOf(line: EditLine, terms: LineTerms): string {
  return rateInputs(line, terms).join(' ');
}

/** The line with what it was stored with for the sides rates decide, where what decides them is again what it was. */
export function withStored(line: EditLine, stored: EditLine, sides: readonly SentRequest['side'][]): EditLine {
  const fields = sides.flatMap((side) => givenByRates[side] as readonly (keyof EditLine)[]);
  return { ...line, ...Object.fromEntries(fields.map((field) => [field, stored[field]])) };
}

/** The sides of a line that were stored as the rates gave them then. */
export function ratedSides({ unitPrice, priceSource, unitCost, costSource }: EditLine): SentRequest['side'][] {
  const isRated = (value: string | null | undefined, source: RateSource | null | undefined) =>
    (value ?? null) !== null && isOpen(value ?? null, source);
  return [
    ...(isRated(unitPrice, priceSource) ? (['sell'] as const) : []),
    ...(isRated(unitCost, costSource) ? (['cost'] as const) : []),
  ];
}

/** The request for one side of a line. @param today the day that counts where neither line nor project says when */
export function requestOf(line: EditLine, side: SentRequest['side'], terms: RateTerms, today: string): SentRequest {
  const day = [line.startDate, terms.startDate].find((date) => date !== null && isPlainDate(date));
  return {
    ...terms,
    ...rateQuestion(line, terms, terms.projectId),
    side,
    date: day ?? today,
    // What is still being typed elsewhere keeps no line from its price.
    hoursPerDay: validIn(project.fields.hoursPerDay, terms.hoursPerDay),
    quantity: validIn(linesPart.fields.quantity, line.quantity),
  };
}

function validIn(field: Field, value: string | null): string | null {
  return value !== null && fieldSchema(field).safeParse(value).success ? value : null;
}

/** The line with what the rates gave for one side; a line whose side was typed meanwhile stays as it is. */
export function withRate(line: EditLine, side: SentRequest['side'], reply: RateReply): EditLine {
  const [figure, source] = side === 'sell' ? [line.unitPrice, line.priceSource] : [line.unitCost, line.costSource];
  return isOpen(figure, source) ? { ...line, ...fromOffer(side, 'amount' in reply ? reply : null) } : line;
}
