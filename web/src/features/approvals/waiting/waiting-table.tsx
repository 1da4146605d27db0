import styled from '@emotion/styled';
import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { isoWeekOf } from '@mandate/contract/time/week.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { billedPercent } from './billed-percent.ts';
import { BookedBar } from './booked-bar.tsx';
import { useNearWeekSpan } from './use-near-week-span.ts';
import type { WeekSelection } from './use-week-selection.ts';
import { weekName } from './week-name.ts';
import { WeekNameButton } from './week-name-button.tsx';
import { WeekSigns } from './week-signs.tsx';

/** The table of weeks that wait, and of those that are not handed in. */
export const WeekTable = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { padding: '0 8px', textAlign: 'left', borderBottom: `1px solid ${vars.palette.divider}` },
  '& thead th': {
    height: 36,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
    background: vars.palette.subtle,
    borderBottomColor: vars.palette.line2,
  },
  '& tbody th, & tbody td': { height: 48, fontWeight: 400 },
  '& .box': { width: 40, padding: '0 0 0 14px' },
  '& .box > label': { display: 'flex' },
  '& .signs > button': { marginRight: -8 },
  '& .week': { color: vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& .week > small': { display: 'block', fontSize: 11, lineHeight: '16px', color: vars.palette.ink3 },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  // What is billed is read in the week itself, beside which there is less room.
  '@container (max-width: 639px)': { '& .billed': { display: 'none' }, '& th, & td': { paddingInline: 4 } },
  '& .signs': { width: 96, paddingRight: 14, textAlign: 'right' },
  '& .group > th': { height: 36, padding: '0 14px', background: vars.palette.subtle },
  '& .all': { height: 40, textAlign: 'center' },
  '& tr[data-week]': { cursor: 'pointer' },
  '& tr[data-week]:hover': { background: vars.palette.hover },
  '& tbody tr[data-open]': { background: vars.palette.tint, boxShadow: `inset 3px 0 0 ${vars.palette.primary.main}` },
}));

interface WaitingRowsProps {
  weeks: readonly WaitingWeek[];
  selection: WeekSelection;
  /** The week that is shown beside. */
  open: string | null;
  onOpen: (id: string) => void;
  /** More rows, under these. */
  children: ReactNode;
}

/** The weeks that wait as a table: whose, which, how much of what was wanted, and what is to be looked at. */
export function WaitingTable({ weeks, selection, open, onOpen, children }: WaitingRowsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const spanOf = useNearWeekSpan();
  return (
    <WeekTable aria-label={t('approvals.weeks')}>
      <thead>
        <tr>
          <th scope="col" className="box">
            <Checkbox
              aria-label={t('approvals.pickAll')}
              checked={selection.isAll}
              isPartial={selection.count > 0 && !selection.isAll}
              onChange={selection.toggleAll}
            />
          </th>
          <th scope="col">{t('approvals.person')}</th>
          <th scope="col">{t('approvals.week')}</th>
          <th scope="col" className="figure">
            {t('approvals.bookedOfTarget')}
          </th>
          <th scope="col" className="figure billed">
            {t('approvals.billed')}
          </th>
          <th scope="col" className="signs">
            {t('approvals.signs')}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          // The name in it is the button for the keyboard.
          <tr
            key={week.id}
            data-week={week.id}
            data-open={week.id === open || undefined}
            onClick={({ target }) => {
              if (!(target as Element).closest('button, input, label')) onOpen(week.id);
            }}
          >
            <td className="box">
              <Checkbox
                aria-label={t('approvals.pick', { name: weekName(week, formats) })}
                checked={selection.has(week.id)}
                onChange={() => selection.toggle(week.id)}
              />
            </td>
            <th scope="row">
              <WeekNameButton week={week} isOpen={week.id === open} onOpen={() => onOpen(week.id)} />
            </th>
            <td className="week">
              {spanOf(week.week)}
              <small>{t('week.number', { number: isoWeekOf(week.week).week })}</small>
            </td>
            <td className="figure">
              <BookedBar week={week} />
            </td>
            <td className="figure billed">{billedPercent(week)}</td>
            <td className="signs">
              <WeekSigns week={week} />
            </td>
          </tr>
        ))}
      </tbody>
      {children}
    </WeekTable>
  );
}
