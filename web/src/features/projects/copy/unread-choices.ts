import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { date } from '@mandate/contract/facts/fields.ts';
import { raisePercent } from '@mandate/contract/project/copy/price-choice.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import type { CopyChoices, CopyStep } from './copy-choices.ts';

const facts = { start: date(), raise: raisePercent };

/** A choice that is typed, and may be a text it cannot be. */
export type TypedChoice = keyof typeof facts;

/** Texts that are not what their fields take: they stay there as they were typed, apart from what is chosen. */
export type UnreadChoices = Partial<Record<TypedChoice, string>>;

/** The step each is typed in. */
export const stepOf = { start: 'start', raise: 'prices' } as const satisfies Record<TypedChoice, CopyStep>;

/** What is wrong with a text; null where it can be chosen. Without a text nothing is chosen. */
export function problemIn(name: TypedChoice, text: string): FieldError | null {
  if (text === '') return null;
  const read = fieldSchema(facts[name]).safeParse(text);
  return read.success ? null : (fieldErrorsOf(read.error)[0] ?? null);
}

/**
 * What is to be typed again first.
 * @param step before it is left; without one before the copy is created
 */
export function typedAgainFirst(
  unread: UnreadChoices,
  { prices, customer }: Pick<CopyChoices, 'prices' | 'customer'>,
  step?: CopyStep,
): TypedChoice | null {
  const isAsked = { start: true, raise: prices === 'raise' && customer === null };
  const names = Object.keys(facts) as TypedChoice[];
  const isWrong = (name: TypedChoice) => unread[name] !== undefined && isAsked[name];
  return names.find((name) => isWrong(name) && (step === undefined || stepOf[name] === step)) ?? null;
}
