import type { Field } from '@mandate/contract/facts/fields.ts';
import { withoutTokens } from '@mandate/contract/lists/filter-tokens.ts';
import { type Condition, type Filter, isOperand, operatorsFor } from '@mandate/contract/lists/grid.ts';

/** The most conditions a list is filtered by, those in alternatives counted one by one (decisions 9.3). */
export const mostConditions = 20;
const mostValues = 100;
const longestValue = 400;
/** The longest filter of an address, in characters as the address carries them: servers and proxies refuse much longer ones. */
const longestText = 8000;

/** What of a filter could be read, and whether that was all of it. */
export interface ReadFilter {
  filter: Filter['all'];
  isWhole: boolean;
}

/**
 * Reads a filter of unknown origin: what is malformed, unknown or too much is left out.
 * @param fields the fields this reader may filter by
 * @param sent what should be `{all: […]}`
 */
export function readFilter(fields: ReadonlyMap<string, Field>, sent: unknown): ReadFilter {
  if (!isObject(sent) || !Array.isArray(sent.all)) return { filter: [], isWhole: false };
  const filter: Filter['all'] = [];
  let isWhole = Object.keys(sent).length === 1;
  for (const entry of sent.all) {
    const read = readEntry(entry);
    if (read === null || countConditions([...filter, read]) > mostConditions) isWhole = false;
    else filter.push(read);
  }
  return { filter, isWhole };

  function readEntry(entry: unknown): Filter['all'][number] | null {
    if (isGood(entry)) return entry;
    if (!isObject(entry) || Object.keys(entry).join() !== 'any' || !Array.isArray(entry.any)) return null;
    if (!entry.any.every(isGood)) return null;
    const [only, ...others] = entry.any;
    return only === undefined ? null : others.length === 0 ? only : { any: entry.any };
  }

  function isGood(entry: unknown): entry is Condition {
    if (!isObject(entry) || typeof entry.field !== 'string' || typeof entry.operator !== 'string') return false;
    if (Object.keys(entry).some((key) => !['field', 'operator', 'value'].includes(key))) return false;
    const facts = fields.get(entry.field);
    const condition = entry as Condition;
    return facts !== undefined && isCondition(facts, condition);
  }
}

/** Whether a condition on a field is complete and can be asked for. */
export function isCondition(field: Field, condition: Condition): boolean {
  const operator = operatorsFor(field).find((each) => each === condition.operator);
  if (operator === undefined || !isOperand(field, operator, withoutTokens(field, condition))) return false;
  const values = Array.isArray(condition.value) ? condition.value : [condition.value];
  return values.length <= mostValues && values.every((value) => String(value).length <= longestValue);
}

/** How many conditions a filter has, those in alternatives too. */
export function countConditions(filter: Filter['all']): number {
  return filter.reduce((count, entry) => count + ('any' in entry ? entry.any.length : 1), 0);
}

/** Why a list cannot be filtered this way, if it cannot: the filter is too much, or its address would be too long. */
export function filterExcess(filter: Filter['all']): 'tooMany' | 'tooLong' | null {
  if (countConditions(filter) > mostConditions) return 'tooMany';
  return isTooLong(JSON.stringify({ all: filter })) ? 'tooLong' : null;
}

/** Whether a filter's text is too long for an address. */
export function isTooLong(text: string): boolean {
  return new URLSearchParams([['filter', text]]).toString().length > longestText;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
