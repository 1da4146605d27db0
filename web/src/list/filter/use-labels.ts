import type { Entity } from '@mandate/contract/facts/entity.ts';
import { me, meIn, takesMe } from '@mandate/contract/lists/filter-tokens.ts';
import { filteredField } from '@mandate/contract/lists/filtered-field.ts';
import type { Condition, Filter } from '@mandate/contract/lists/grid.ts';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../lib/calls/call.ts';
import { actQuery, labelQuery } from '../../records/reading/read-label.ts';
import { itemsOf, useSettings } from '../../records/reading/use-settings.ts';
import { filterChoiceLabel } from './filter-label.ts';
import { useCurrentUser } from './use-current-user.ts';

/** How many values of a condition are named; of the others only the count. */
export const shownValues = 3;

/** What a value of a field is called: a choice, a record, who looks. */
export type NameOf = (field: string, value: string) => string;

/** Every condition of a filter, those in alternatives too. */
export function conditionsOf(filter: Filter['all']): Condition[] {
  return filter.flatMap((entry) => ('any' in entry ? entry.any : [entry]));
}

/**
 * What the choices and records of a filter are called. A record that is gone or not for this person is said to be so, a deleted
 * one is said to be deleted.
 */
export function useLabels(entity: Entity, filter: Filter['all']): NameOf {
  const { t } = useTranslation();
  const currentUser = useCurrentUser();
  const conditions = conditionsOf(filter);
  const lists = conditions.flatMap(({ field }) => filteredField(entity, field)?.list ?? []);
  const { data: settings } = useSettings(lists.length > 0);
  const wanted = conditions.flatMap(({ field, value }) => {
    const refersTo = filteredField(entity, field)?.refersTo;
    const isAct = field === 'batchId';
    const isNamed = isAct || refersTo !== undefined;
    const ids = isNamed && Array.isArray(value) ? value.map(String).filter((id) => id !== me) : [];
    return ids.slice(0, shownValues).map((id) => (isAct ? actQuery(entity.name, id) : labelQuery(refersTo ?? '', id)));
  });
  const records = useQueries({
    queries: wanted.map((query) => ({ ...query, retryOnMount: false })),
    combine: (results) =>
      new Map(
        results.map(({ data, error }, at) => {
          const name = data?.isDeleted ? t('list.deletedRecord', { name: data.label }) : data?.label;
          const isRefused = error instanceof CallError && error.result === 'error';
          return [String(wanted[at]?.queryKey.at(-1)), isRefused ? t('list.hiddenRecord') : (name ?? '…')] as const;
        }),
      ),
  });
  return (name, value) => {
    const field = filteredField(entity, name);
    if (field === undefined) return records.get(value) ?? '…';
    if (takesMe(field) && value === me) return t(meIn(field, currentUser) === null ? 'list.meNobody' : 'list.me');
    if (field.refersTo !== undefined) return records.get(value) ?? '…';
    if (field.list === undefined) return filterChoiceLabel(entity, name, value);
    return itemsOf(settings, field.list).find(({ code }) => code === value)?.label ?? value;
  };
}
