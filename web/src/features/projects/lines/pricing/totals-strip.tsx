import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import type { TotalField } from '@mandate/contract/project/figures/total-fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../../../form/state/editing-context.ts';
import { CostFigure } from '../../../../records/values/cost-figure.tsx';
import { shortPercent } from '../../../../records/values/short-percent.ts';
import { keepClear } from '../../../../ui/feedback/keep-clear.ts';
import { phone } from '../../../../ui/media/phone.ts';
import { tabular } from '../../../../ui/values/tabular.ts';
import { moneyText, noValue, numberText } from '../../../../ui/values/value-texts.ts';
import { ExplainOpener } from '../../explain/explain-opener.tsx';
import { useExplain, useExplainedFigure } from '../../explain/explained-figure.ts';
import { missingFigures } from '../../explain/missing-figures.ts';
import type { PricedLines } from './priced-lines.ts';

const Strip = styled('section')(({ theme: { vars } }) => ({
  position: 'sticky',
  // Over the page's own margin, or over the bar of unsaved changes.
  bottom: -20,
  '&[data-raised]': { bottom: 44 },
  zIndex: 3,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '4px 12px',
  padding: '6px 6px 6px 14px',
  borderTop: `1px solid ${vars.palette.line2}`,
  borderRadius: '0 0 8px 8px',
  background: vars.palette.background.paper,
  '& > p': {
    margin: '0 auto 4px 0',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    '& > span': { display: 'block' },
  },
  '& > ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px 2px' },
  '& li[data-apart]': { marginRight: 6, paddingRight: 8, borderRight: `1px solid ${vars.palette.divider}` },
  '& button': {
    ...tabular,
    display: 'block',
    padding: '4px 8px',
    border: 0,
    borderRadius: 6,
    background: 'transparent',
    font: 'inherit',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    color: 'inherit',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& > span:first-of-type': {
      display: 'block',
      fontSize: 11,
      lineHeight: '16px',
      fontWeight: 400,
      color: vars.palette.ink3,
    },
    '& > small': { marginLeft: 4, fontSize: 13, fontWeight: 400, color: vars.palette.text.secondary },
    '&[data-strong]': { fontWeight: 600 },
    '&[data-quiet]': { fontWeight: 400, color: vars.palette.ink3 },
    '&:hover': { background: vars.palette.hover },
    '&[data-explained]': { boxShadow: `0 0 0 2px ${vars.palette.focus}` },
  },
  // A row for each: its name and its figure.
  [phone]: {
    position: 'static',
    padding: '8px 6px',
    '& > p': { marginLeft: 8 },
    '& > ul': { display: 'block', flex: '1 1 100%' },
    '& li[data-apart]': { marginRight: 0, paddingRight: 0, borderRight: 0 },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      width: '100%',
      minHeight: 44,
      '& > span:first-of-type': { marginRight: 'auto', fontSize: 12 },
    },
  },
}));

interface TotalsStripProps {
  priced: PricedLines;
  discountPercent: string | null;
  numberFormat: string;
  /** Something was typed that is not saved. */
  isUnsaved: boolean;
  /** The bar of unsaved changes stands under it. */
  isRaised: boolean;
  /** Leads to the cell of a line; null where lines are for reading. */
  onGo: ((lineId: string, field: string) => void) | null;
}

/** What the lines come to, at the foot of the lines, as far as the person may see it. Each figure opens its explanation. */
export function TotalsStrip(props: TotalsStripProps) {
  const { priced, discountPercent, numberFormat, isUnsaved, isRaised, onGo } = props;
  const { totals, without, currency } = priced;
  const { t } = useTranslation();
  const { reader } = useEditing();
  const lines = useMemo(() => priced.lines.flatMap(({ line, isBlank }) => (isBlank ? [] : line)), [priced]);
  const sees = (field: TotalField) => isSeen(project.fields[field], reader);
  const money = (amount: string) => moneyText(amount, currency, numberFormat);
  const percent = (value: string) => `${numberText(value, numberFormat)}\u00A0%`;
  const taxes = totals.taxes.filter(({ tax }) => !decimal(tax).eq(0));
  const rates = new Set(totals.taxes.map((rate) => rate.percent));
  const optionalCount = lines.filter(({ isOptional }) => isOptional).length;
  const lacking = missingFigures(lines, currency, { prices: sees('contractNet'), costs: sees('plannedCost') });
  const isKnown = isCostKnown(totals.plannedCost, without);
  if (!sees('contractNet') && !sees('plannedCost')) return null;
  return (
    <Strip {...keepClear} aria-label={t('project.totals')} data-raised={isRaised || undefined}>
      <p>
        <span>{t('project.amountsIn', { currency })}</span>
        {optionalCount > 0 && <span>{t('project.optionalLeftOut', { count: optionalCount })}</span>}
        {lacking.map(({ reason, lineIds }) => (
          <span key={reason}>{t(`explain.${reason}`, { count: lineIds.length })}</span>
        ))}
      </p>
      <ul>
        {sees('contractNet') && (
          <>
            {optionalCount > 0 && (
              <Total field="optionalNet" label={t('project.optionalNet')} isApart look="quiet">
                ({money(totals.optionalNet)})
              </Total>
            )}
            <Total field="subtotal" label={t('field.project.subtotal')}>
              {money(totals.subtotal)}
            </Total>
            {!decimal(totals.discount).eq(0) && (
              <Total field="discount" label={t('project.discountOf', { percent: percent(discountPercent ?? '0') })}>
                {money(negative(totals.discount))}
              </Total>
            )}
            <Total field="contractNet" label={t('field.project.contractNet')} look="strong">
              {money(totals.contractNet)}
            </Total>
            {taxes.length < 2 ? (
              <Total
                field="tax"
                label={
                  rates.size === 1
                    ? t('project.taxOf', { percent: percent([...rates][0] ?? '0') })
                    : t('field.project.tax')
                }
              >
                {money(totals.tax)}
              </Total>
            ) : (
              taxes.map((rate) => (
                <Total
                  key={`${rate.taxRateId} ${rate.percent}`}
                  field="tax"
                  label={t('project.taxOf', { percent: percent(rate.percent) })}
                >
                  {money(rate.tax)}
                </Total>
              ))
            )}
            <Total field="gross" label={t('field.project.gross')} look="strong" isApart={sees('plannedCost')}>
              {money(totals.gross)}
            </Total>
          </>
        )}
        {sees('plannedCost') && (
          <Total field="plannedCost" label={t('field.project.plannedCost')}>
            <CostFigure without={without}>{isKnown ? money(totals.plannedCost) : noValue}</CostFigure>
          </Total>
        )}
        {sees('plannedMargin') && (
          <Total field="plannedMargin" label={t('field.project.plannedMargin')} look="strong">
            <CostFigure without={without}>
              {isKnown ? money(totals.plannedMargin) : noValue}{' '}
              <small>{shortPercent(totals.plannedMarginPercent, numberFormat)}</small>
            </CostFigure>
          </Total>
        )}
      </ul>
      <ExplainOpener priced={priced} discountPercent={discountPercent} isUnsaved={isUnsaved} onGo={onGo} />
    </Strip>
  );
}

interface TotalProps {
  field: TotalField;
  label: string;
  look?: 'strong' | 'quiet';
  /** A line divides it from what follows. */
  isApart?: boolean;
  children: ReactNode;
}

function Total({ field, label, look, isApart = false, children }: TotalProps) {
  const explain = useExplain();
  const now = useExplainedFigure();
  return (
    <li data-apart={isApart || undefined}>
      <button
        type="button"
        data-printed
        aria-haspopup="dialog"
        data-strong={look === 'strong' || undefined}
        data-quiet={look === 'quiet' || undefined}
        data-explained={(now?.lineId === null && now.field === field) || undefined}
        onClick={() => explain({ field, lineId: null })}
      >
        <span>{label}</span> {children}
      </button>
    </li>
  );
}

function negative(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
