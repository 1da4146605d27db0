import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { numberText } from '../../../ui/values/value-texts.ts';
import { entryText } from '../../filter/condition-text.ts';
import { useLabels } from '../../filter/use-labels.ts';
import type { BulkPlan } from '../bulk-calls.ts';

/** Which records are meant, in words: the filter as its chips say it, the search, the deleted ones, and how many are left out. */
export function BulkScopeWords({ entity, plan: { target, scope } }: { entity: Entity; plan: BulkPlan }) {
  const { t } = useTranslation();
  const nameOf = useLabels(entity, scope.filter);
  if ('ids' in target) return <li>{t('bulk.byName')}</li>;
  const lines = [
    ...scope.filter.map((entry) => entryText(entity, entry, nameOf)),
    ...(scope.search.trim() === '' ? [] : [t('bulk.searched', { search: scope.search.trim() })]),
    ...(scope.deleted === 'only' ? [t('bulk.deletedOnly')] : []),
  ];
  return (
    <>
      {lines.length === 0 ? <li>{t('bulk.noFilter')}</li> : lines.map((line) => <li key={line}>{line}</li>)}
      {target.except.length > 0 && (
        <li>{t('bulk.except', { count: target.except.length, total: numberText(target.except.length) })}</li>
      )}
    </>
  );
}
