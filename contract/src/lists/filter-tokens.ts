import type { Entity } from '../facts/entity.ts';
import type { Field } from '../facts/fields.ts';
import type { PlainDate } from '../values/dates.ts';
import { filteredField } from './filtered-field.ts';
import type { Condition, Filter } from './grid-query.ts';

/** Stands for who looks, among people or users. */
export const me = 'me';
/** Stands for the day it is looked at, where one day is compared with. */
export const today = 'today';

/** Who looks at a list, and when. */
export interface CurrentUser {
  /** The id of the account. */
  id: string;
  /** The person of the firm who signs in with it, if anybody said who that is. */
  personnelId: string | null;
  today: PlainDate;
}

/** Whether a field's value may be {@link me}. */
export function takesMe({ kind, refersTo }: Field): boolean {
  return (kind === 'reference' || kind === 'references') && (refersTo === 'personnel' || refersTo === 'account');
}

/** Whether a comparison may be with {@link today}. */
export function takesToday({ kind }: Field, operator: string): boolean {
  return (kind === 'date' || kind === 'instant') && ['on', 'before', 'after'].includes(operator);
}

/** Who {@link me} is in a field; null when the current user is linked to nobody there. */
export function meIn({ refersTo }: Field, currentUser: CurrentUser): string | null {
  return refersTo === 'account' ? currentUser.id : currentUser.personnelId;
}

/** The value with any person and any day in the place of tokens, for telling whether it fits. */
export function withoutTokens(field: Field, { operator, value }: Pick<Condition, 'operator' | 'value'>): unknown {
  const anybody = '00000000-0000-0000-0000-000000000000';
  if (takesToday(field, operator) && value === today) return '2000-01-01';
  return takesMe(field) && Array.isArray(value) ? value.map((entry) => (entry === me ? anybody : entry)) : value;
}

/**
 * A filter as it is asked for: tokens are replaced by what they stand for at this moment. Who is nobody is left out; a condition
 * left without a value is met by no row.
 * @returns null when no row can meet the filter
 */
export function resolvedFilter(entity: Entity, all: Filter['all'], currentUser: CurrentUser): Filter['all'] | null {
  const entries = all.map((entry) => {
    if (!('any' in entry)) return resolvedCondition(filteredField(entity, entry.field), entry, currentUser);
    const any = entry.any.flatMap((one) => resolvedCondition(filteredField(entity, one.field), one, currentUser) ?? []);
    return any.length > 0 ? { any } : null;
  });
  return entries.every((entry) => entry !== null) ? entries : null;
}

function resolvedCondition(field: Field | undefined, condition: Condition, currentUser: CurrentUser): Condition | null {
  const { operator, value } = condition;
  if (field === undefined) return condition;
  if (value === today && takesToday(field, operator)) return { ...condition, value: currentUser.today };
  if (!takesMe(field) || !Array.isArray(value) || !value.includes(me)) return condition;
  const own = meIn(field, currentUser);
  const ids = new Set(value.flatMap((entry) => (entry === me ? (own ?? []) : [entry])));
  return ids.size > 0 ? { ...condition, value: [...ids] } : null;
}
