import styled from '@emotion/styled';
import { besideOf } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { instantText, noValue, numberText } from '../../../ui/values/value-texts.ts';
import type { BulkPlan, BulkReceipt } from '../bulk-calls.ts';
import { goingCount } from '../bulk-texts.ts';
import { BlockedList } from './blocked-list.tsx';
import { Fact, Facts } from './bulk-facts.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { BulkScopeWords } from './bulk-scope-words.tsx';
import { ChangeWords, changeLabel } from './change-words.tsx';

const Surface = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  color: vars.palette.text.primary,
}));

interface ReceiptCardProps {
  entity: Entity;
  plan: BulkPlan;
  receipt: BulkReceipt;
  /** What is asked for beside it, such as a reason. */
  children?: ReactNode;
}

/** What a run would do, before it does it: the change in words, which records, how many, and ten of them as they are and would be. */
export function ReceiptCard({ entity, plan, receipt, children }: ReceiptCardProps) {
  const { t } = useTranslation();
  const { unchanged, expiresAt, kept } = receipt;
  const sample = receipt.sample.filter(({ id }) => !kept.rows.some((row) => row.id === id));
  const going = goingCount(receipt);
  const more = going - sample.length;
  const known = besideOf(entity);
  const changes = Object.entries(plan.changes ?? {});
  // Besides what is changed: what moves with it, as far as the reader may know.
  const fields = changes.flatMap(([name]) => known[name]?.moves?.filter((one) => isTold(one, sample)) ?? [name]);
  return (
    <Surface>
      <Facts>
        {changes.map(([name, change]) => (
          <Fact key={name} label={changeLabel(entity, name)}>
            <ChangeWords entity={entity} name={name} change={change} />
          </Fact>
        ))}
        {plan.action !== 'edit' && <Fact label={t('bulk.what')}>{t(`bulk.meaning.${plan.action}`)}</Fact>}
        <Fact label={t('bulk.which')}>
          <ul>
            <BulkScopeWords entity={entity} plan={plan} />
          </ul>
        </Fact>
        {plan.reason !== undefined && <Fact label={t('removal.reason')}>{plan.reason}</Fact>}
        {unchanged > 0 && (
          <Fact label={t('bulk.alreadySo')}>
            {t('bulk.unchanged', { count: unchanged, total: numberText(unchanged) })}
          </Fact>
        )}
        <Fact label={t('bulk.holds')}>{t('bulk.holdsUntil', { time: timeOf(expiresAt) })}</Fact>
      </Facts>
      {children}
      <BlockedList noun={entity.name} action={plan.action} receipt={receipt} />
      {going > 0 && sample.length > 0 && <BulkRows entity={entity} sample={sample} fields={fields} />}
      {more > 0 && sample.length > 0 && <p>{t('bulk.moreRows', { count: more, total: numberText(more) })}</p>}
    </Surface>
  );
}

function isTold(field: string, sample: BulkReceipt['sample']): boolean {
  return sample.some(({ after }) => after !== null && field in after);
}

function timeOf(instant: string): string {
  return instantText(instant).split(', ').at(-1) ?? noValue;
}
