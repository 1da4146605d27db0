import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { FieldValue } from '../../../records/values/field-value.tsx';

/** What a field becomes, in words. */
export function ChangeWords({ entity, name, change }: { entity: Entity; name: string; change: unknown }) {
  const { t } = useTranslation();
  if (change === null || (Array.isArray(change) && change.length === 0)) return t('bulk.mode.empty');
  if (typeof change !== 'object' || Array.isArray(change)) {
    return (
      <>
        {t(Array.isArray(change) ? 'bulk.mode.replace' : 'bulk.mode.set')}:{' '}
        <FieldValue entity={entity} path={name} value={change} />
      </>
    );
  }
  return Object.entries(change).map(([mode, values]) => (
    <span key={mode}>
      {t(mode === 'add' ? 'bulk.mode.add' : 'bulk.mode.remove')}:{' '}
      <FieldValue entity={entity} path={name} value={values} />
    </span>
  ));
}
