import { besideOf } from '@mandate/contract/beside.ts';
import type { Entity } from '@mandate/contract/entity.ts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { instantText, noValue, numberText } from '../../ui/figure-text.ts';
import { phone } from '../../ui/media.ts';
import { FieldValue } from '../field/field-value.tsx';
import type { PriceWay } from '../price-way-field.tsx';
import { fieldLabel } from '../words.ts';
import type { BulkPlan, BulkReceipt } from './bulk-calls.ts';
import { BulkRows } from './bulk-rows.tsx';
import { BulkScopeWords } from './bulk-scope.tsx';

const Sheet = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  color: vars.palette.text.primary,
}));

const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  padding: 12,
  borderRadius: 8,
  background: vars.palette.subtle,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '& dd': { marginBottom: 8 } },
}));

/** What a run would do, before it does it: the change in words, which records, how many, and ten of them as they are and would be. */
export function ReceiptSheet({ entity, plan, receipt }: { entity: Entity; plan: BulkPlan; receipt: BulkReceipt }) {
  const { t } = useTranslation();
  const { count, unchanged, expiresAt, sample } = receipt;
  const more = count - sample.length;
  const known = besideOf(entity);
  const changes = Object.entries(plan.changes ?? {});
  // Beside what is changed what moves with it, as far as it is told.
  const fields = changes.flatMap(([name]) => known[name]?.moves?.filter((one) => isTold(one, sample)) ?? [name]);
  return (
    <Sheet>
      <Facts>
        {changes.map(([name, change]) => (
          <Fact key={name} label={name in known ? t('currencyChange.many.label') : fieldLabel(entity, name)}>
            {name in known ? (
              t(`currencyChange.many.way.${(change as PriceWay).how}`)
            ) : (
              <ChangeWords entity={entity} name={name} change={change} />
            )}
          </Fact>
        ))}
        {plan.action !== 'edit' && <Fact label={t('bulk.what')}>{t(`bulk.meaning.${plan.action}`)}</Fact>}
        <Fact label={t('bulk.which')}>
          <ul>
            <BulkScopeWords entity={entity} plan={plan} />
          </ul>
        </Fact>
        {unchanged > 0 && (
          <Fact label={t('bulk.alreadySo')}>
            {t('bulk.unchanged', { count: unchanged, total: numberText(unchanged) })}
          </Fact>
        )}
        <Fact label={t('bulk.holds')}>{t('bulk.holdsUntil', { time: timeOf(expiresAt) })}</Fact>
      </Facts>
      <BulkRows entity={entity} sample={sample} fields={fields} />
      {more > 0 && <p>{t('bulk.moreRows', { count: more, total: numberText(more) })}</p>}
    </Sheet>
  );
}

function isTold(field: string, sample: BulkReceipt['sample']): boolean {
  return sample.some(({ after }) => after !== null && field in after);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function timeOf(instant: string): string {
  return instantText(instant).split(', ').at(-1) ?? noValue;
}

/** What a field becomes, in words. */
function ChangeWords({ entity, name, change }: { entity: Entity; name: string; change: unknown }) {
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
