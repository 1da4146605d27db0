import type { Values } from '../changes/merge.ts';
import { ownPeople, ownValues } from './paths.ts';

/** The values of a record, those of own fields beside the others, by their paths. */
export type FlatValues = Values;

const groups = [ownValues, ownPeople] as const;

/**
 * A record as forms and rules look at it: the values of own fields stand beside the others, by their paths, and so do the people they point to.
 * Without own values it is as it was.
 */
export function withFlatOwn(record: Values): FlatValues {
  const held = groups.filter((group) => isGroup(record[group]));
  if (held.length === 0) return record;
  const flat: FlatValues = {};
  for (const [name, value] of Object.entries(record)) {
    if (!held.some((group) => group === name)) flat[name] = value;
    else for (const [key, one] of Object.entries(value as Values)) flat[`${name}.${key}`] = one;
  }
  return flat;
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A record as it travels: the values of own fields under `customFields`, by their keys, and the people they point to under `customFieldPeople`.
 * Without own values it is as it was.
 */
export function withNestedOwn(values: Values): Values {
  const nested: Values = {};
  let hasOwn = false;
  for (const [name, value] of Object.entries(values)) {
    const group = groups.find((one) => name.startsWith(`${one}.`));
    if (group === undefined) nested[name] = value;
    else {
      hasOwn = true;
      const held = isGroup(nested[group]) ? nested[group] : {};
      nested[group] = { ...held, [name.slice(group.length + 1)]: value };
    }
  }
  return hasOwn ? nested : values;
}
