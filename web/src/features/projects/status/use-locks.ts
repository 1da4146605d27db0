import type { Values } from '@mandate/contract/changes/merge.ts';
import { mayChangeCurrency } from '@mandate/contract/project/prices/currency-change.ts';
import { frozenFields } from '@mandate/contract/project/way/frozen.ts';
import { useMemo } from 'react';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { isUnknown } from '../../../records/reading/known-record.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import { pricedRowsOf } from '../currency/price-standing.ts';
import { useFrozen } from './use-frozen.ts';

/** Why fields of the project on the page cannot be changed at present, by their names. */
export function useLocks(): ReadonlyMap<string, string> {
  const { form } = useEditing();
  const base = useForm(form, (state) => state.base);
  const { frozenOn, mayChange } = useFrozen();
  const since = mayChange ? null : frozenOn;
  return useMemo(() => locksOf(base, since), [base, since]);
}

/**
 * @param base the project as it is stored
 * @param frozenSince the day since when figures are frozen for this person; null where they are not. The hours of a day that approval fixed
 * are so for everybody.
 */
export function locksOf(base: Values, frozenSince: string | null): ReadonlyMap<string, string> {
  const say = (code: string, params: Record<string, string>) =>
    problemSentence({ field: '', code, params, message: '' });
  const locks = new Map<string, string>();
  // While the lines are on their way a project that was offered is taken to have some, as nearly all have.
  const prices = pricedRowsOf(base);
  const mayChange = isUnknown(base, 'lines')
    ? base.status === 'draft'
    : mayChangeCurrency(base.status, { lines: prices });
  if (base.version !== undefined && !mayChange)
    locks.set('currency', say('currencyOfDraft', { from: String(base.currency) }));
  if (base.frozenOn) {
    for (const name of frozenFields('project', 'final'))
      locks.set(name, say('recordLocked', { context: 'final', date: String(base.frozenOn) }));
  }
  if (frozenSince !== null) {
    for (const name of frozenFields('project'))
      locks.set(name, say('recordLocked', { context: 'frozen', date: frozenSince }));
  }
  if (base.frozenOn && base.hoursPerDay)
    locks.set('hoursPerDay', say('recordLocked', { context: 'day', date: String(base.frozenOn) }));
  return locks;
}
