import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { recordAddress } from '../../../lib/addresses/record-paths.ts';
import { nameAsRead } from '../../../records/words/name-as-read.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import type { BulkReceipt, LeftRecord } from '../bulk-calls.ts';
import type { BulkAction } from '../may-bulk.ts';
import { reasonText } from './bulk-rows.tsx';

const Section = styled('section')(({ theme: { vars } }) => ({
  '& > h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > ul': { maxHeight: 208, overflowY: 'auto', marginTop: 4 },
  '& li': { padding: '6px 0', borderTop: `1px solid ${vars.palette.divider}`, overflowWrap: 'anywhere' },
  '& li > span': { color: vars.palette.text.secondary },
  '& a': { color: vars.palette.primaryText, fontWeight: 500 },
  '& > p': { marginTop: 4, color: vars.palette.text.secondary },
}));

/** The records a run will leave as they are: each with the reason, and with what holds it as far as the person may know of it. */
export function BlockedList({ noun, action, receipt }: { noun: string; action: BulkAction; receipt: BulkReceipt }) {
  const { t } = useTranslation();
  const { count, kept } = receipt;
  const more = kept.count - kept.rows.length;
  const title = t(`bulk.stay.${action}`, { count: kept.count, total: numberText(kept.count) });
  return (
    <>
      {kept.count > 0 && (
        <Section aria-label={title}>
          <h3>{title}</h3>
          <ul tabIndex={kept.rows.length > 4 ? 0 : undefined}>
            {kept.rows.map((row) => (
              <li key={row.id}>
                <RecordLink noun={noun} id={row.id} label={row.label} /> <WhyLeft row={row} />
              </li>
            ))}
          </ul>
          {more > 0 && <p>{t('bulk.moreRows', { count: more, total: numberText(more) })}</p>}
        </Section>
      )}
      {kept.checked < count && <p>{t('bulk.checkedSome', { count: kept.checked, total: numberText(kept.checked) })}</p>}
    </>
  );
}

/** Why a record stays, or stayed: what holds it, where that is known, else in a sentence. */
export function WhyLeft({ row }: { row: LeftRecord }) {
  const { t } = useTranslation();
  const { holders = [], params } = row;
  if (holders.length === 0) return <span>{reasonText(row)}</span>;
  const more = Number(params.count ?? holders.length) - holders.length;
  return (
    <span>
      {t('bulk.heldBy')}{' '}
      {holders.map(({ entity, id, label }, at) => (
        <span key={`${entity} ${id}`}>
          {at > 0 && ', '}
          <RecordLink noun={entity} id={id} label={label} />
        </span>
      ))}
      {more > 0 && ` ${t('bulk.moreRows', { count: more, total: numberText(more) })}`}
    </span>
  );
}

/** A record's name; it opens in a tab of its own, so that what is reviewed stays. */
function RecordLink({ noun, id, label }: { noun: string; id: string; label: string }) {
  const { t } = useTranslation();
  const address = recordAddress(noun, id);
  const name = nameAsRead(noun, label);
  if (address === undefined) return <strong>{name}</strong>;
  return (
    <a href={address} target="_blank" rel="noopener opener" title={t('removal.opensNew')}>
      {name}
    </a>
  );
}
