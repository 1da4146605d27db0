import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { WeekPill, weekTone } from '../../../business/time/week-pill.tsx';
import { whenText } from '../../../records/words/record-words.ts';
import { phone } from '../../../ui/media/phone.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import type { WorkedWeek } from '../desk/week-desk.ts';

const Line = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: '6px 0 12px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > .reason': { flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
  '& > .sum': { display: 'flex', alignItems: 'center', gap: 10, marginLeft: 'auto' },
  '& b': { fontWeight: 600, color: vars.palette.text.primary },
  '& .bar': { width: 110, height: 6, borderRadius: 2, overflow: 'hidden', background: vars.palette.divider },
  '& .bar::before': {
    content: '""',
    display: 'block',
    width: 'var(--done)',
    height: 6,
    borderRadius: 2,
    background: vars.palette.primary.main,
  },
  // Room for what is said while something is saved, so that nothing below moves.
  [phone]: { '& .bar': { display: 'none' } },
}));

interface WeekStateProps {
  week: WeekDetail;
  total: number;
  saving: WorkedWeek['saving'];
  /** Weeks are handed in here. */
  hasApproval: boolean;
}

/** The line under the title: what the week is in, why it was returned, whether all is saved, and how much of it is booked. */
export function WeekStateLine({ week, total, saving, hasApproval }: WeekStateProps) {
  const { t } = useTranslation();
  const tone = weekTone(week);
  const done = week.target === 0 ? 100 : Math.min(100, Math.round((100 * total) / week.target));

  function reasonText(): string {
    const { returnedReason: reason, returned } = week;
    if (!returned?.by) return t('week.reason', { reason });
    return t('week.reasonOf', { reason, who: returned.by, when: whenText(returned.at) });
  }

  return (
    <Line>
      {(hasApproval || tone !== 'open') && <WeekPill tone={tone} />}
      {tone === 'returned' && <span className="reason">{reasonText()}</span>}
      <span role="status">{saving !== 'saved' && t(`week.saving.${saving}`)}</span>
      <span className="sum">
        <span>
          <b>{clockText(total)}</b> {t('week.ofTarget', { target: clockText(week.target) })}
        </span>
        {week.target > 0 && <i className="bar" aria-hidden="true" style={{ '--done': `${done}%` } as CSSProperties} />}
      </span>
    </Line>
  );
}
