import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RecordPaths } from '../../../lib/addresses/paths.ts';
import { nameAsRead } from '../../../records/words/name-as-read.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import type { BulkOutcome, LeftRecord } from '../bulk-calls.ts';
import { leftText } from '../bulk-texts.ts';
import type { BulkAction } from '../may-bulk.ts';
import { WhyLeft } from './blocked-list.tsx';

const List = styled('section')(({ theme: { vars } }) => ({
  marginTop: 16,
  color: vars.palette.text.primary,
  '& > h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > ul': { maxHeight: 240, overflowY: 'auto', marginTop: 4 },
  '& li': { padding: '6px 0', borderTop: `1px solid ${vars.palette.divider}`, overflowWrap: 'anywhere' },
  '& li > span': { color: vars.palette.text.secondary },
  '& a': { color: vars.palette.primaryText, fontWeight: 500 },
}));

interface LeftRecordsProps {
  /** Of the records. */
  noun: string;
  act: BulkAction | 'undo';
  outcome: BulkOutcome;
  paths: RecordPaths | undefined;
}

/** The records a run left as they were, and why. */
export function LeftRecords({ noun, act, outcome, paths }: LeftRecordsProps) {
  const { t } = useTranslation();
  const { skipped, skippedCount, failed, failedCount } = outcome;
  return (
    <>
      <Left noun={noun} title={leftText(act, skippedCount)} left={skipped} count={skippedCount} paths={paths} />
      <Left
        noun={noun}
        title={t('bulk.failedTitle', { total: numberText(failedCount) })}
        left={failed}
        count={failedCount}
        paths={paths}
      />
    </>
  );
}

interface LeftProps {
  noun: string;
  title: string;
  left: readonly LeftRecord[];
  count: number;
  paths: RecordPaths | undefined;
}

function Left({ noun, title, left, count, paths }: LeftProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  const more = count - left.length;
  return (
    <List aria-label={title}>
      <h3>{title}</h3>
      <ul tabIndex={left.length > 4 ? 0 : undefined}>
        {left.map((one) => {
          const name = nameAsRead(noun, one.label);
          return (
            <li key={one.id}>
              {paths ? <Link to={paths.record(one.id)}>{name}</Link> : <strong>{name}</strong>}{' '}
              {one.code === 'reasonRequired' ? <span>{t('bulk.leftWithoutReason')}</span> : <WhyLeft row={one} />}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{t('bulk.moreRows', { count: more, total: numberText(more) })}</p>}
    </List>
  );
}
