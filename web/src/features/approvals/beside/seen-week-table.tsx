import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { useTranslation } from 'react-i18next';
import { dayName } from '../../../business/time/day-name.ts';
import { differenceText, footText } from '../../../business/time/difference-text.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import type { SeenWeek } from './seen-week.ts';

// It scrolls by itself where seven days have no room.
const Sheet = styled('div')({ overflowX: 'auto' });

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { padding: '0 6px', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { width: '40%', minWidth: 150, paddingLeft: 20, textAlign: 'left', whiteSpace: 'normal' },
  '& th:last-child, & td:last-child': { paddingRight: 20, fontWeight: 600, color: vars.palette.text.primary },
  '& thead th': {
    height: 32,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
    background: vars.palette.subtle,
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& tbody tr': { height: 44, borderBottom: `1px solid ${vars.palette.divider}` },
  '& tbody th > b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& tbody th > small': { display: 'block', fontSize: 11, lineHeight: '16px', color: vars.palette.ink3 },
  '& tfoot tr': { height: 26, color: vars.palette.text.secondary },
  '& tfoot tr:first-of-type': { height: 34, '& > *': { fontWeight: 600, color: vars.palette.text.primary } },
}));

/** A week to be read: its lines by day, and what is booked, wanted and missing. Of a part of it nothing is wanted. */
export function SeenWeekTable({ seen, isPart }: { seen: SeenWeek; isPart: boolean }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { days, lines, booked, total } = seen;
  const target = days.reduce((sum, { capacity }) => sum + capacity, 0);
  return (
    <Sheet tabIndex={0} role="group" aria-label={t('week.grid')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('week.line')}</th>
            {days.map(({ date }) => (
              <th key={date} scope="col">
                {dayName(date, language)}
              </th>
            ))}
            <th scope="col">{t('week.total')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, byDay, total: ofLine }) => (
            <tr key={row.line.id}>
              <th scope="row">
                <b>{row.line.label}</b>
                <small>
                  {row.isBillable ? row.project.label : t('approvals.projectNotBilled', { name: row.project.label })}
                </small>
              </th>
              {byDay.map((seconds, day) => (
                <td key={days[day]?.date}>{seconds === 0 ? '' : clockText(seconds)}</td>
              ))}
              <td>{clockText(ofLine)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('week.booked')}</th>
            {booked.map((seconds, day) => (
              <td key={days[day]?.date}>{footText(seconds)}</td>
            ))}
            <td>{footText(total)}</td>
          </tr>
          {!isPart && (
            <>
              <tr>
                <th scope="row">{t('week.target')}</th>
                {days.map(({ date, capacity }) => (
                  <td key={date}>{footText(capacity)}</td>
                ))}
                <td>{footText(target)}</td>
              </tr>
              <tr>
                <th scope="row">{t('week.difference')}</th>
                {days.map(({ date, capacity }, day) => (
                  <td key={date}>{differenceText(booked[day] ?? 0, capacity)}</td>
                ))}
                <td>{differenceText(total, target)}</td>
              </tr>
            </>
          )}
        </tfoot>
      </Table>
    </Sheet>
  );
}
