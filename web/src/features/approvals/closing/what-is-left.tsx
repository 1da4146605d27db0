import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { LeftWeek, OpenMonth } from '@mandate/contract/time/open-months.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { weekSpan } from '../../../business/time/week-span.ts';
import { weekAddress } from '../../../lib/addresses/paths.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { dateText } from '../../../ui/values/value-texts.ts';

const Weeks = styled('ul')(({ theme: { vars } }) => ({
  ...tabular,
  margin: '8px 0 0',
  padding: 0,
  maxHeight: 224,
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    padding: '6px 2px',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& > li > a': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  [phone]: { '& > li > a': { flexBasis: '100%' }, '& > li > b': { marginLeft: 'auto' } },
  '& > li > b': { minWidth: 56, fontWeight: 600, textAlign: 'right', color: vars.palette.text.primary },
}));

interface WhatIsLeftProps {
  until: PlainDate;
  /** The months that would be closed. */
  months: readonly OpenMonth[];
  weeks: readonly LeftWeek[];
}

/** What of the months up to a day is not approved, week by week; or that nothing is. */
export function WhatIsLeft({ until, months, weeks }: WhatIsLeftProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const open = months.reduce((sum, month) => sum + month.open, 0);
  const submitted = months.reduce((sum, month) => sum + month.submitted, 0);
  if (open + submitted === 0)
    return <Notice kind="good">{t('approvals.closing.nothingLeft', { date: dateText(until) })}</Notice>;
  const left = weeks.filter(({ countsFrom }) => countsFrom <= until);
  return (
    <>
      <Notice kind="caution">
        {open > 0 && t('approvals.closing.open', { count: open })}{' '}
        {submitted > 0 && t('approvals.closing.submitted', { count: submitted })}
      </Notice>
      <Weeks aria-label={t('approvals.closing.left')} tabIndex={0}>
        {left.map((week) => (
          <li key={`${week.personnelId} ${week.week}`}>
            <Link to={weekAddress(week.week, week.personnelId)}>
              {week.personnelLabel}, {weekSpan(week.week, formats)}
            </Link>
            <span>{t(`week.state.${week.state}`)}</span>
            <b>{clockText(week.seconds)}</b>
          </li>
        ))}
      </Weeks>
    </>
  );
}
