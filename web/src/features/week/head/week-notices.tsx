import styled from '@emotion/styled';
import type { WeekOutcome } from '@mandate/contract/time/week-acts.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { weekSpan } from '../../../business/time/week-span.ts';
import { weekAddress } from '../../../lib/addresses/paths.ts';
import { useUser } from '../../../lib/session/session.ts';
import { daysAsRead } from '../../../records/words/days-as-read.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { keptWeeks } from '../desk/kept-weeks.ts';
import type { OpenWeek } from '../desk/use-week.ts';

const All = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '&:not(:empty)': { marginBottom: 12 },
  '& ul': { margin: 0, paddingLeft: 0, listStyle: 'none' },
  '& ul:has(> li + li)': { paddingLeft: 16, listStyle: 'disc' },
});

const Shown = styled('button')(({ theme: { vars } }) => ({
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  color: vars.palette.text.primary,
  cursor: 'pointer',
}));

interface WeekNoticesProps {
  open: OpenWeek;
  problems: WeekOutcome['problems'];
  /** Whose week it is, where it is not the reader's. */
  who: string | null;
  /** Shows the entry that is meant. */
  onShow: (id: string) => void;
}

/** What is to be known of a week as a whole: what keeps it from being handed in, and weeks with unsaved time. */
export function WeekNotices({ open, problems, who, onShow }: WeekNoticesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id: userId } = useUser();
  const { personnelId } = open.state.stored;
  const others = keptWeeks(userId, personnelId).filter((week) => week !== open.state.stored.week);
  return (
    <All>
      {problems.length > 0 && (
        <Notice kind="bad" role="alert">
          {t('week.notHandedIn')}
          <ul>
            {problems.map(({ code, message, entryId }) => (
              <li key={`${code} ${message} ${entryId}`}>
                {entryId === null ? (
                  daysAsRead(message)
                ) : (
                  <Shown type="button" onClick={() => onShow(entryId)}>
                    {daysAsRead(message)}
                  </Shown>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {others.map((week) => (
        <Notice key={week} kind="caution">
          {t('week.keptElsewhere')}{' '}
          <Link to={weekAddress(week, who === null ? null : personnelId)}>{weekSpan(week, formats)}</Link>
        </Notice>
      ))}
    </All>
  );
}
