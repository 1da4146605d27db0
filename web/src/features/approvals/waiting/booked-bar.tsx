import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { tabular } from '../../../ui/values/tabular.ts';

const Figure = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'inline-grid',
  gap: 4,
  justifyItems: 'end',
  color: vars.palette.text.secondary,
  '& b': { fontWeight: 600, color: vars.palette.text.primary },
  // What is wanted is a mark on it where more is booked.
  '& > i': { position: 'relative', width: 104, height: 4, borderRadius: 2, background: vars.palette.divider },
  '& > i::before': {
    content: '""',
    display: 'block',
    width: 'var(--booked)',
    height: 4,
    borderRadius: 2,
    background: vars.palette.ink3,
  },
  '& > i[data-over]::after': {
    content: '""',
    position: 'absolute',
    left: 'var(--wanted)',
    top: -2,
    width: 2,
    height: 8,
    background: vars.palette.text.primary,
  },
}));

/** A week that waits, or one that is not handed in, which is always shown whole. */
type BookedWeek = Pick<WaitingWeek, 'booked' | 'target'> & Partial<Pick<WaitingWeek, 'projectIds'>>;

/** What is booked of what is wanted. Of a part of a week nobody wants a share: what is booked stands alone. */
export function BookedBar({ week: { booked, target, projectIds = null } }: { week: BookedWeek }) {
  const { t } = useTranslation();
  if (projectIds !== null)
    return (
      <Figure>
        <b>{clockText(booked)}</b>
      </Figure>
    );
  const whole = Math.max(booked, target, 1);
  const percent = (seconds: number) => `${Math.round((100 * Math.max(0, seconds)) / whole)}%`;
  const style = { '--booked': percent(booked), '--wanted': percent(target) } as CSSProperties;
  return (
    <Figure>
      <span>
        <b>{clockText(booked)}</b> {t('week.ofTarget', { target: clockText(target) })}
      </span>
      <i aria-hidden="true" style={style} data-over={booked > target || undefined} />
    </Figure>
  );
}
