import type { Values } from '../changes/merge.ts';
import { ownKeyOf, ownPeople, ownValues, pathOf } from './paths.ts';

/** A record as forms and rules look at it: the values of own fields stand beside the others, by their paths. Without own values it is as it was. */
export function withFlatOwn(record: Values): Values {
  const held = record[ownValues];
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return record;
  const { [ownValues]: _own, ...others } = record;
  return { ...others, ...Object.fromEntries(Object.entries(held).map(([key, value]) => [pathOf(key), value])) };
}

/** A record as it travels: the values of own fields under `customFields`, by their keys. Without own values it is as it was. */
export function withNestedOwn(values: Values): Values {
  const own: [string, unknown][] = [];
  const others: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const key = ownKeyOf(name);
    if (key === null) others.push([name, value]);
    else own.push([key, value]);
  }
  return own.length === 0 ? values : { ...Object.fromEntries(others), [ownValues]: Object.fromEntries(own) };
}

/** Whom an own field of a record that was read points to; null where it is empty, or the record was read without it. */
export function personIn(record: Values, path: string): unknown {
  const people = record[ownPeople] as Values | undefined;
  const key = ownKeyOf(path);
  return key !== null && people !== undefined && Object.hasOwn(people, key) ? people[key] : null;
}
