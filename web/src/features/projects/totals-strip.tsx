import { decimal } from '@mandate/contract/decimal.ts';
import type { Totals } from '@mandate/contract/project/totals.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { moneyText, numberText } from '../../ui/figure-text.ts';
import { phone, tabular } from '../../ui/media.ts';

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
  gap: '4px 20px',
  padding: '10px 14px',
  borderTop: `1px solid ${vars.palette.line2}`,
  borderRadius: '0 0 8px 8px',
  background: vars.palette.background.paper,
  '& > p': { marginRight: 'auto', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  [phone]: { position: 'static', '& > dl': { flex: '1 1 100%', justifyContent: 'space-between' } },
  '& > dl': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px 20px', margin: 0 },
  '& dl > div': { textAlign: 'end' },
  '& dl > div[data-apart]': { paddingRight: 20, borderRight: `1px solid ${vars.palette.divider}` },
  '& dt': { fontSize: 11, lineHeight: '16px', color: vars.palette.ink3, whiteSpace: 'nowrap' },
  '& dd': { ...tabular, fontSize: 13, lineHeight: '20px', fontWeight: 500, whiteSpace: 'nowrap' },
  '& dd[data-strong]': { fontWeight: 600 },
  '& dd[data-quiet]': { fontWeight: 400, color: vars.palette.ink3 },
}));

interface TotalsStripProps {
  totals: Totals;
  currency: string;
  discountPercent: string | null;
  optionalCount: number;
  numberFormat: string;
  /** The bar of unsaved changes stands under it. */
  isRaised: boolean;
}

/** What the lines come to, at the foot of the lines; with several tax rates the tax of each. */
export function TotalsStrip({
  totals,
  currency,
  discountPercent,
  optionalCount,
  numberFormat,
  isRaised,
}: TotalsStripProps) {
  const { t } = useTranslation();
  const money = (amount: string) => moneyText(amount, currency, numberFormat);
  const percent = (value: string) => `${numberText(value, numberFormat)}\u00A0%`;
  const taxes = totals.taxes.filter(({ tax }) => !decimal(tax).eq(0));
  const rates = new Set(totals.taxes.map((rate) => rate.percent));
  const isDiscounted = !decimal(totals.discount).eq(0);
  return (
    <Strip aria-label={t('project.totals')} data-raised={isRaised || undefined}>
      <p>
        {t('project.amountsIn', { currency })}
        {optionalCount > 0 && (
          <>
            <br />
            {t('project.optionalLeftOut', { count: optionalCount })}
          </>
        )}
      </p>
      <dl>
        {optionalCount > 0 && (
          <div data-apart>
            <dt>{t('project.optionalNet')}</dt>
            <dd data-quiet>({money(totals.optionalNet)})</dd>
          </div>
        )}
        <div>
          <dt>{t('field.project.subtotal')}</dt>
          <dd>{money(totals.subtotal)}</dd>
        </div>
        {isDiscounted && (
          <div>
            <dt>{t('project.discountOf', { percent: percent(discountPercent ?? '0') })}</dt>
            <dd>{money(negative(totals.discount))}</dd>
          </div>
        )}
        <div>
          <dt>{t('field.project.contractNet')}</dt>
          <dd data-strong>{money(totals.contractNet)}</dd>
        </div>
        {taxes.length < 2 ? (
          <div>
            <dt>
              {rates.size === 1
                ? t('project.taxOf', { percent: percent([...rates][0] ?? '0') })
                : t('field.project.tax')}
            </dt>
            <dd>{money(totals.tax)}</dd>
          </div>
        ) : (
          taxes.map((rate) => (
            <div key={`${rate.taxRateId} ${rate.percent}`}>
              <dt>{t('project.taxOf', { percent: percent(rate.percent) })}</dt>
              <dd>{money(rate.tax)}</dd>
            </div>
          ))
        )}
        <div>
          <dt>{t('field.project.gross')}</dt>
          <dd data-strong>{money(totals.gross)}</dd>
        </div>
      </dl>
    </Strip>
  );
}

function negative(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
