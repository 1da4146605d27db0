import styled from '@emotion/styled';
import type { RaisedRateRow, RaiseReceipt } from '@mandate/contract/project/prices/price-receipt.ts';
import { decimal, toPlain } from '@mandate/contract/values/decimal.ts';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostNamedRows } from '../../list/bulk/rows-act.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { dateText, moneyText, numberText, percentText } from '../../ui/values/value-texts.ts';
import { LaterRates } from './later-rates.tsx';
import { RaiseCard } from './raise-card.tsx';
import { usePriceName } from './use-price-name.ts';

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  '& th, & td': {
    height: 36,
    padding: '4px 8px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: 400,
  },
  '& td[data-take]': { width: 40, paddingLeft: 14, textAlign: 'start', '& > span': { verticalAlign: 'middle' } },
  '& tr > [data-name]': { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere', fontWeight: 500 },
  '& tr > [data-since]': { textAlign: 'start' },
  '& tr > :last-child': { paddingRight: 14 },
  '& thead :is(th, td)': {
    background: vars.palette.subtle,
    color: vars.palette.ink3,
    fontSize: 12,
    lineHeight: '16px',
    '&&': { fontWeight: 500 },
  },
  '& td[data-quiet]': { color: vars.palette.text.secondary },
  '& td[data-after]': { fontWeight: 600 },
  '& small': {
    display: 'block',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& tr[data-later] > *': { background: vars.palette.caution.tint },
  '& tr[data-beside] > td': { height: 34, borderTop: 0, paddingLeft: 48, textAlign: 'start' },
  '& tr[data-left] > *': { color: vars.palette.ink3 },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr) auto auto',
      padding: '6px 12px',
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& th, & td, & td[data-take]': { width: 'auto', height: 'auto', padding: '2px 4px', border: 0 },
    '& tr > [data-name]': { gridColumn: '2 / -1' },
    '& tr > [data-since]': { gridColumn: '2' },
    '& td[data-rise]': { gridColumn: '3' },
    '& tr[data-beside]': { display: 'block', padding: '0 12px 6px', borderTop: 0 },
    '& tr[data-beside] > td': { display: 'block', height: 'auto', padding: 0 },
    '& tr[data-later]': { background: vars.palette.caution.tint },
    '& tr[data-later] > *': { background: 'none' },
  },
}));

/** More rows are shown when they are asked for: on a phone the quotes come below them. */
const shownFirst = { wide: 200, phone: 10 };

interface RaiseRatesProps {
  receipt: RaiseReceipt;
  from: string;
  onTake: (ids: readonly string[], isTaken: boolean) => void;
  onWay: (id: string, way: RaisedRateRow['way']) => void;
}

/** Every price before and after. */
export function RaiseRates({ receipt, from, onTake, onWay }: RaiseRatesProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { rates, averagePercent, unchanged } = receipt;
  const [first] = rates;
  const isAlike = rates.every(({ unit, currency }) => unit === first?.unit && currency === first?.currency);
  const title =
    isAlike && first
      ? t('prices.ratesTitleOf', { currency: first.currency, unit: t(`rates.unit.${first.unit as 'day'}`) })
      : t('prices.ratesTitle');
  const isPhone = useIsPhone();
  const shown = isWhole ? rates : rates.slice(0, shownFirst[isPhone ? 'phone' : 'wide']);
  const takeable = rates.filter(({ problem }) => problem === null);
  const taken = takeable.filter(({ isTaken }) => isTaken);
  return (
    <RaiseCard
      title={title}
      count={rates.length}
      remark={averagePercent !== null && t('prices.average', { percent: signed(percentText(averagePercent, number)) })}
    >
      <Table>
        <thead>
          <tr>
            <td data-take>
              {!isPhone && takeable.length > 0 && rates.length <= mostNamedRows && (
                <Checkbox
                  aria-label={t('prices.takeEvery')}
                  checked={taken.length === takeable.length}
                  isPartial={taken.length > 0 && taken.length < takeable.length}
                  onChange={({ target }) => onTake(idsOf(takeable), target.checked)}
                />
              )}
            </td>
            <th scope="col" data-name>
              {t('prices.item')}
            </th>
            <th scope="col" data-since>
              {t('prices.validSince')}
            </th>
            <th scope="col">{t('prices.before')}</th>
            <th scope="col">{t('prices.after')}</th>
            <th scope="col">{t('prices.rise')}</th>
            <th scope="col">{t('prices.risePercent')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <RateRow
              key={row.id}
              row={row}
              from={from}
              isAlike={isAlike}
              mayReplace={receipt.mayReplace}
              onTake={onTake}
              onWay={onWay}
            />
          ))}
        </tbody>
      </Table>
      {(shown.length < rates.length || unchanged > 0) && (
        <footer>
          {unchanged > 0 && <p>{t('prices.unchanged', { count: unchanged })}</p>}
          {shown.length < rates.length && (
            <Button size="row" onClick={() => setWhole(true)}>
              {t('prices.showAll', { total: numberText(rates.length, number) })}
            </Button>
          )}
        </footer>
      )}
    </RaiseCard>
  );
}

interface RateRowProps extends Omit<RaiseRatesProps, 'receipt'> {
  row: RaisedRateRow;
  /** All prices are in one currency and unit, which the title says. */
  isAlike: boolean;
  mayReplace: boolean;
}

function RateRow({ row, from, isAlike, mayReplace, onTake, onWay }: RateRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const name = usePriceName()(row);
  const { before, after, currency, problem, later, isTaken } = row;
  const money = (amount: string) => moneyText(amount, currency, formats.number);
  const isLater = later.length > 0 && isTaken && problem === null;
  return (
    <Fragment>
      <tr data-later={isLater || undefined} data-left={!isTaken || problem !== null || undefined}>
        <td data-take>
          <Checkbox
            aria-label={t('prices.take', { name })}
            checked={isTaken && problem === null}
            disabled={problem !== null}
            onChange={({ target }) => onTake([row.id], target.checked)}
          />
        </td>
        <th scope="row" data-name>
          {name}
          {!isAlike && <small>{`${currency} / ${t(`rates.unit.${row.unit as 'day'}`)}`}</small>}
          {row.minQuantity !== null && (
            <small>{t('prices.fromQuantity', { quantity: numberText(row.minQuantity, formats.number) })}</small>
          )}
          {problem && <small>{problem.message}</small>}
        </th>
        <td data-since data-quiet>
          {dateText(row.validFrom, formats)}
          {row.validTo !== null && <small>{t('prices.endsOn', { date: dateText(row.validTo, formats) })}</small>}
        </td>
        <td data-quiet>
          <VisuallyHidden>{`${t('prices.before')} `}</VisuallyHidden>
          {money(before)}
        </td>
        <td data-after>{after === null ? t('prices.same') : money(after)}</td>
        <td data-rise>{after !== null && signed(money(toPlain(decimal(after).minus(before))))}</td>
        <td data-quiet>{row.percent !== null && signed(numberText(row.percent, formats.number))}</td>
      </tr>
      {isLater && (
        <tr data-later data-beside>
          <td colSpan={7}>
            <LaterRates row={row} name={name} from={from} mayReplace={mayReplace} onWay={(way) => onWay(row.id, way)} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function idsOf(rates: readonly RaisedRateRow[]): string[] {
  return rates.map(({ id }) => id);
}

/** A change with its sign: a plus where there is no minus. */
function signed(text: string): string {
  return /^[\u2212-]/.test(text) ? text : `+${text}`;
}
