import type { OwnFieldsByNoun } from '@mandate/contract/own-fields/definition.ts';
import { ownKeyOf } from '@mandate/contract/own-fields/paths.ts';

let known: OwnFieldsByNoun = {};

/** Remembers what the firm calls its own fields, for places that name a field and know no more of it, such as what happened lately. */
export function noteOwnLabels(fields: OwnFieldsByNoun): void {
  known = fields;
}

/** What the firm calls an own field; its key where that is not known any more; null for a path of anything else. */
export function ownLabel(noun: string, path: string): string | null {
  const key = ownKeyOf(path);
  if (key === null) return null;
  return known[noun as keyof OwnFieldsByNoun]?.find((field) => field.key === key)?.label ?? key;
}
