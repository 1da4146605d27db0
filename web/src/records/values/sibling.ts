import type { Values } from '@mandate/contract/changes/merge.ts';
import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { personIn } from '@mandate/contract/own-fields/flat-values.ts';
import { ownKeyOf, ownPeople } from '@mandate/contract/own-fields/paths.ts';
import { stepsOf, valueAt } from '../changes/record-path.ts';

/** Where a record's values tell what a reference is called: its sibling; of own fields one place for all. */
export function siblingPath(path: string): string {
  if (ownKeyOf(path) !== null) return ownPeople;
  const steps = stepsOf(path);
  return [...steps.slice(0, -1), siblingOf(steps.at(-1) ?? '')].join('.');
}

/** What a reference points to, `{id, label, isDeleted}`, as far as it came along. */
export function siblingAt(values: Values, path: string): unknown {
  return ownKeyOf(path) === null ? valueAt(values, siblingPath(path)) : personIn(values, path);
}

/** What stands at {@link siblingPath} once a reference points to something else. */
export function siblingHeld(values: Values, path: string, sibling: unknown): unknown {
  const key = ownKeyOf(path);
  return key === null ? sibling : { ...(values[ownPeople] as object | undefined), [key]: sibling };
}
