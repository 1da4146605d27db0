import styled from '@emotion/styled';
import type { RaisedRateRow } from '@mandate/contract/project/prices/price-receipt.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { dateText, moneyText } from '../../ui/values/value-texts.ts';

const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.primary,
  whiteSpace: 'normal',
  '& > svg': { flex: 'none', width: 14, height: 14, color: vars.palette.caution.text },
  '& > p': { flex: '1 1 220px', minWidth: 0 },
  '& > fieldset': { display: 'flex', flexWrap: 'wrap', gap: '2px 14px', minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 24, cursor: 'pointer' },
  '& input': { width: 16, height: 16, margin: 0, accentColor: vars.palette.primary.main },
  [phone]: { '& label': { minHeight: 44 } },
}));

interface LaterRatesProps {
  row: RaisedRateRow;
  name: string;
  /** The day the prices change. */
  from: string;
  mayReplace: boolean;
  onWay: (way: RaisedRateRow['way']) => void;
}

/** A rate that is in the way of a new price: who entered it, and what becomes of it. */
export function LaterRates({ row, name, from, mayReplace, onWay }: LaterRatesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const group = useId();
  const [first, ...others] = row.later;
  if (!first) return null;
  const words = {
    name: first.by ?? '',
    price: `${moneyText(first.amount, first.currency, formats.number)} ${first.currency}`,
    date: dateText(first.validFrom, formats),
  };
  const theirs =
    first.validFrom === from
      ? t('prices.theirs')
      : t('prices.oursThenTheirs', { date: dateText(addDays(first.validFrom, -1), formats) });
  const choices = [
    { way: 'theirs', label: theirs, isOff: false },
    { way: 'ours', label: t('prices.ours'), isOff: !mayReplace },
  ] as const;
  return (
    <Line>
      <TriangleAlert aria-hidden="true" />
      <p>
        {t(first.by === null ? 'prices.laterByNobody' : 'prices.laterBy', words)} (<RelativeTime instant={first.at} />)
        {others.length > 0 && `, ${t('prices.laterOnes', { count: others.length })}`}.
        {!mayReplace && ` ${t('prices.oursNotAllowed')}`}
      </p>
      <fieldset aria-label={t('prices.laterWay', { name })}>
        {choices.map(({ way, label, isOff }) => (
          <label key={way}>
            <input type="radio" name={group} checked={row.way === way} disabled={isOff} onChange={() => onWay(way)} />
            {label}
          </label>
        ))}
      </fieldset>
    </Line>
  );
}
