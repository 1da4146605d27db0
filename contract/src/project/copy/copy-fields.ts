import type { Values } from '../../changes/merge.ts';
import { siblingOf } from '../../facts/entity.ts';
import type { Field } from '../../facts/fields.ts';
import type { DateShift } from '../schedule/date-shift.ts';
import type { CopyContext, NotCarried } from './copy-context.ts';
import type { CopyDecision } from './copy-decisions.ts';

/**
 * The fields of a record or row as their decisions copy them. What is new or read again is left to the caller, what the source does not
 * tell stays unsaid.
 */
export function copiedFields(
  fields: Record<string, Field>,
  decisions: Record<string, CopyDecision>,
  source: Values,
  shift: DateShift,
): Values {
  const copy: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in source)) continue;
    const value = source[name];
    const decision = decisions[name];
    if (decision === 'carried') {
      copy[name] = value;
      if (field.refersTo !== undefined) copy[siblingOf(name)] = source[siblingOf(name)] ?? null;
    } else if (decision === 'shifted') copy[name] = typeof value === 'string' ? shift(value) : null;
    else if (decision === 'cleared') copy[name] = null;
    else if (decision === 'reset') copy[name] = field.initial ?? null;
  }
  return copy;
}

/**
 * Takes from a copied record or row what is no longer there: references to what is gone, values a list has no more.
 * @returns what was taken
 */
export function dropGone(
  fields: Record<string, Field>,
  copy: Values,
  { gone, isOffered }: Pick<CopyContext, 'gone' | 'isOffered'>,
): Omit<NotCarried, 'part' | 'rowId'>[] {
  const dropped: Omit<NotCarried, 'part' | 'rowId'>[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = copy[name];
    if (typeof value !== 'string' || !field.isWritable) continue;
    const code = field.refersTo === undefined ? undefined : gone.get(value);
    if (code !== undefined) {
      dropped.push({ code, label: labelOf(copy, name) });
      clearReference(copy, name);
    } else if (field.list !== undefined && !isOffered(field.list, value)) {
      dropped.push({ code: 'choiceGone', label: value });
      copy[name] = field.initial ?? null;
    }
  }
  return dropped;
}

/** What a reference of a record or row is called. */
export function labelOf(values: Values, name: string): string {
  return (values[siblingOf(name)] as { label?: string } | null | undefined)?.label ?? '';
}

/** Empties a reference with its sibling. */
export function clearReference(values: Values, name: string): void {
  values[name] = null;
  values[siblingOf(name)] = null;
}
