import styled from '@emotion/styled';
import type { PricedProject } from '@mandate/contract/project/prices/price-receipt.ts';
import type { Unit } from '@mandate/contract/values/units.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { shortPercent } from '../../records/values/short-percent.ts';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { moneyText, noValue, numberText } from '../../ui/values/value-texts.ts';

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  '& th, & td': {
    height: 30,
    padding: '4px 6px',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontWeight: 400,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& [data-name]': { paddingLeft: 42, textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tr > :last-child': { paddingRight: 16 },
  '& thead th': {
    height: 26,
    background: vars.palette.subtle,
    color: vars.palette.ink3,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
  },
  '& tbody td': { color: vars.palette.text.secondary },
  '& td[data-new]': { color: vars.palette.text.primary, fontWeight: 500 },
  '& td[data-under], & td[data-under] strong': { color: vars.palette.bad.text },
  '& td > svg': { display: 'inline-block', width: 14, height: 14, marginRight: 4, verticalAlign: -2 },
  '& strong': { fontWeight: 600 },
  '& small': { fontSize: 12, color: vars.palette.text.secondary },
  '& tfoot :is(th, td)': { borderTopColor: vars.palette.line2, fontWeight: 600, color: vars.palette.text.primary },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr auto',
      borderTop: `1px solid ${vars.palette.divider}`,
      padding: '4px 0',
    },
    '& th, & td, & tfoot :is(th, td)': { height: 'auto', border: 0 },
    '& [data-name]': { gridColumn: '1 / -1', paddingLeft: 12 },
    '& td:nth-of-type(1)': { textAlign: 'start', paddingLeft: 12 },
  },
}));

interface PricedLinesProps {
  project: PricedProject;
  /** In per cent. */
  floor: string;
}

/** What new prices do to a project: its lines and its sum before and after, as far as the reader sees them. */
export function PricedLines({ project, floor }: PricedLinesProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { currency } = project;
  // Who sees no prices sees what a unit costs.
  const hasNet = project.lines.some(({ after }) => after.net !== undefined);
  const hasMargin = project.lines.some(({ after }) => after.marginPercent !== undefined);
  const amountOf = ({ net, unitCost }: PricedProject['lines'][number]['before']) => (hasNet ? net : unitCost) ?? null;
  const money = (amount: string | null | undefined) => moneyText(amount ?? null, currency, number);
  const percent = (of: string | null | undefined) => shortPercent(of ?? null, number);

  function margin(before: string | null | undefined, after: string | null | undefined, isUnder: boolean) {
    const isSame = percent(before) === percent(after);
    return (
      <td data-under={isUnder || undefined}>
        {isUnder && <CircleAlert aria-hidden="true" />}
        {isSame ? (
          percent(after)
        ) : (
          <>
            {`${percent(before).replace(/\u00a0%$/, '')} → `}
            <strong>{percent(after)}</strong>
          </>
        )}
        {isUnder && <VisuallyHidden> {t('prices.underFloor', { floor: percent(floor) })}</VisuallyHidden>}
      </td>
    );
  }

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" data-name>
            {t('prices.line')}
          </th>
          <th scope="col">{t(hasNet ? 'prices.netBefore' : 'prices.unitBefore')}</th>
          <th scope="col">{t(hasNet ? 'prices.netAfter' : 'prices.unitAfter')}</th>
          {hasMargin && <th scope="col">{t('prices.margin')}</th>}
        </tr>
      </thead>
      <tbody>
        {project.lines.map((line) => {
          const [before, after] = [money(amountOf(line.before)), money(amountOf(line.after))];
          return (
            <tr key={line.id}>
              <th scope="row" data-name>
                {line.description}
                {line.quantity !== null && line.unit !== null && (
                  <small>
                    {' '}
                    {t(`prices.quantity.${line.unit as Unit}`, {
                      count: Number(line.quantity),
                      total: numberText(line.quantity, number),
                    })}
                  </small>
                )}
              </th>
              <td>{before}</td>
              <td data-new={before !== after || undefined}>{before === after ? t('prices.same') : after}</td>
              {hasMargin && margin(line.before.marginPercent, line.after.marginPercent, line.isUnderFloor)}
            </tr>
          );
        })}
      </tbody>
      {project.after.contractNet !== undefined && (
        <tfoot>
          <tr>
            <th scope="row" data-name>
              {t('prices.contractNet')}
            </th>
            <td>{money(project.before.contractNet)}</td>
            <td>{money(project.after.contractNet)}</td>
            {hasMargin &&
              (project.after.plannedMarginPercent === undefined ? (
                <td>{noValue}</td>
              ) : (
                margin(project.before.plannedMarginPercent, project.after.plannedMarginPercent, project.isUnderFloor)
              ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
