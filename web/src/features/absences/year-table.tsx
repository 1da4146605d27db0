import styled from '@emotion/styled';
import { absence } from '@mandate/contract/entities/absence.ts';
import type { PersonInYear } from '@mandate/contract/time/absence-year.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { absenceDays } from '../../records/words/absence-days.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { type AbsenceInMonth, inMonths } from './in-months.ts';

// As wide as twelve months need; what does not fit is scrolled to within it.
const Frame = styled('section')(({ theme: { vars } }) => ({
  marginTop: 16,
  overflowX: 'auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
}));

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  minWidth: 980,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    padding: '8px 6px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& thead th': {
    borderTop: 0,
    background: vars.palette.subtle,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& th:first-of-type': { minWidth: 140, paddingLeft: 14 },
  '& tbody th': { fontWeight: 500 },
}));

const Days = styled(Link)(({ theme: { vars } }) => ({
  ...tabular,
  display: 'block',
  width: 'fit-content',
  minWidth: 24,
  minHeight: 24,
  marginBottom: 2,
  padding: '1px 6px',
  textAlign: 'center',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 4,
  color: vars.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
  // Not decided, or decided against: told by the line, not by colour alone.
  '&[data-state=requested]': { borderStyle: 'dashed' },
  '&[data-state=declined]': { borderColor: 'transparent', textDecoration: 'line-through' },
}));

/** A person a row, a month a column; in each the days they are away, which lead to the absence. */
export function YearTable({ people, year }: { people: readonly PersonInYear[]; year: number }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const monthName = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return (
    <Frame tabIndex={0} aria-label={t('absences.year.table')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('absences.year.person')}</th>
            {Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(year, month))).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ personnelId, personnelLabel, absences }) => (
            <tr key={personnelId}>
              <th scope="row">{personnelLabel}</th>
              {inMonths(absences, year).map((month, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: months stay where they are.
                <td key={index}>
                  {month.map((one) => (
                    <AbsentDays key={one.id} of={one} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function AbsentDays({ of: one }: { of: AbsenceInMonth }) {
  const { t } = useTranslation();
  const isHalf = one.startsAtNoon || one.endsAtNoon;
  const days = one.first === one.last ? String(one.first) : `${one.first}–${one.last}`;
  const state = choiceLabel(absence, 'state', one.state);
  const whole = t('absences.year.days', { days: absenceDays({ ...one }), state });
  return (
    <Days to={paths.absences.record(one.id)} data-state={one.state} title={whole}>
      <span aria-hidden="true">{isHalf ? `${days} ${t('absences.year.half')}` : days}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </Days>
  );
}
