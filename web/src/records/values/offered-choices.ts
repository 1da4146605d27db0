import type { Field } from '@mandate/contract/facts/fields.ts';

/** The values of a choice that can be chosen: of an own field those the firm still offers, and the one that was chosen before. */
export function offeredChoices({ choices = [], own }: Field, held: unknown): readonly string[] {
  const retired = new Set(own?.choices?.flatMap(({ code, isActive }) => (isActive || code === held ? [] : [code])));
  return choices.filter((value) => !retired.has(value));
}
