import styled from '@emotion/styled';
import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { useTranslation } from 'react-i18next';
import { weekSpan } from '../../../business/time/week-span.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { billedPercent } from './billed-percent.ts';
import { BookedBar } from './booked-bar.tsx';
import type { WeekSelection } from './use-week-selection.ts';
import { weekName } from './week-name.ts';
import { WeekNameButton } from './week-name-button.tsx';
import { WeekSigns } from './week-signs.tsx';

const Cards = styled('ul')(({ theme: { vars } }) => ({
  ...tabular,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', padding: '8px 14px 12px 0' },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& .box': { display: 'grid', placeItems: 'center', width: 44, height: 44 },
  '& .rest': { gridColumn: 2, color: vars.palette.text.secondary },
  '& .figures > :first-child': { justifyItems: 'start' },
  '& .figures': { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 12, marginTop: 4 },
}));

interface WaitingCardsProps {
  weeks: readonly WaitingWeek[];
  selection: WeekSelection;
  onOpen: (id: string) => void;
}

/** The weeks that wait on a phone: a card each. */
export function WaitingCards({ weeks, selection, onOpen }: WaitingCardsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Cards aria-label={t('approvals.weeks')}>
      {weeks.map((week) => (
        <li key={week.id} data-week={week.id}>
          <span className="box">
            <Checkbox
              aria-label={t('approvals.pick', { name: weekName(week, formats) })}
              checked={selection.has(week.id)}
              onChange={() => selection.toggle(week.id)}
            />
          </span>
          <WeekNameButton week={week} isOpen={false} onOpen={() => onOpen(week.id)} />
          <div className="rest">
            {weekSpan(week.week, formats)}
            <div className="figures">
              <BookedBar week={week} />
              <span>{t('approvals.billedPercent', { percent: billedPercent(week) })}</span>
              <WeekSigns week={week} />
            </div>
          </div>
        </li>
      ))}
    </Cards>
  );
}
