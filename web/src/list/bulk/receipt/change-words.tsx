import { besideOf } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { FieldValue } from '../../../records/values/field-value.tsx';
import { fieldLabel } from '../../../records/words/words.ts';
import type { PriceWay } from '../form/price-way-field.tsx';

/** What a change is of: a field, or what is said beside the fields. */
export function changeLabel(entity: Entity, name: string): string {
  if (name === 'readCosts') return i18n.t('bulk.beside.readCosts.label');
  return name in besideOf(entity) ? i18n.t('currencyChange.many.label') : fieldLabel(entity, name);
}

/** What a field becomes, or what is said beside the fields, in words. */
export function ChangeWords({ entity, name, change }: { entity: Entity; name: string; change: unknown }) {
  const { t } = useTranslation();
  if (name === 'readCosts') return t('bulk.beside.readCosts.value');
  if (name in besideOf(entity)) return t(`currencyChange.many.way.${(change as PriceWay).how}`);
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
