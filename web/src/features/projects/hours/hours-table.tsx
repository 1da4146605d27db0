import styled from '@emotion/styled';
import type { LineHours, ProjectHours } from '@mandate/contract/time/project-hours.ts';
import { useTranslation } from 'react-i18next';
import { phone } from '../../../ui/media/phone.ts';
import { Money } from '../../../ui/values/figure.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { noValue } from '../../../ui/values/value-texts.ts';
import { leftText, timeText } from './time-text.ts';

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    padding: '6px 8px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'right',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  '& th:first-of-type': { width: '99%', paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal' },
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 0 },
  '& thead th': { borderTop: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& tfoot :is(th, td)': { fontWeight: 600, borderTopColor: vars.palette.ink3 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: vars.palette.ink3 },
  '& [data-over]': { color: vars.palette.bad.text },
  '& td > b': { display: 'none', fontWeight: 400, color: vars.palette.ink3 },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & :is(tbody, tfoot)': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '4px 12px',
      padding: '10px 0',
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tr > *': { width: 'auto !important', padding: '0 !important', border: '0 !important', textAlign: 'left' },
    '& tr > th': { gridColumn: '1 / -1' },
    '& td': { whiteSpace: 'normal' },
    '& td > b': { display: 'block', fontSize: 12, lineHeight: '16px' },
  },
}));

/** The lines of a project with what was planned, worked and is left of each, what they cost for who sees costs, and the sum of all. */
export function HoursTable({ hours: { lines, total, currency, hoursPerDay } }: { hours: ProjectHours }) {
  const { t } = useTranslation();
  const hasCost = total.cost !== undefined;
  return (
    <Table aria-label={t('hours.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('hours.line')}</th>
          <th scope="col">{t('hours.planned')}</th>
          <th scope="col">{t('hours.worked')}</th>
          <th scope="col">{t('hours.left')}</th>
          {hasCost && <th scope="col">{t('hours.cost', { currency })}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">{line.label}</th>
            <Cells of={line} currency={currency} hoursPerDay={hoursPerDay} />
          </tr>
        ))}
      </tbody>
      {lines.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('hours.total')}</th>
            <Cells of={total} currency={currency} hoursPerDay={hoursPerDay} />
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

interface CellsProps extends Pick<ProjectHours, 'currency' | 'hoursPerDay'> {
  of: Omit<LineHours, 'id' | 'label'>;
}

function Cells({ of, currency, hoursPerDay }: CellsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { unit, planned, worked, notApproved, left, cost, withoutCost = 0 } = of;
  const line = { unit, hoursPerDay };
  return (
    <>
      <td>
        <b aria-hidden="true">{t('hours.planned')}</b>
        {planned === null ? noValue : timeText(planned, line, number)}
      </td>
      <td>
        <b aria-hidden="true">{t('hours.worked')}</b>
        {worked === 0 && of.entries === 0 ? noValue : timeText(worked, line, number)}
        {notApproved !== 0 && <small>{t('hours.notApproved', { time: timeText(notApproved, line, number) })}</small>}
      </td>
      <td data-over={(left !== null && left < 0) || undefined}>
        <b aria-hidden="true">{t('hours.left')}</b>
        {left === null ? noValue : leftText(left, line, number)}
      </td>
      {cost !== undefined && (
        <td>
          <b aria-hidden="true">{t('hours.cost', { currency })}</b>
          <Money amount={cost} currency={currency} isBare />
          {withoutCost > 0 && <small>{t('hours.withoutCost', { count: withoutCost })}</small>}
        </td>
      )}
    </>
  );
}
