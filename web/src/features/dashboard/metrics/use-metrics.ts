import type { MetricValue } from '@mandate/contract/overview/dashboard.ts';
import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ui/values/formats.ts';
import { moneyText, noValue, numberText, percentText } from '../../../ui/values/value-texts.ts';
import { shortMetric } from './short-metric.ts';

/** How figures are written here: short where they stand, exact one step away. */
export interface Metrics {
  /** `5.79 M`. */
  short: (amount: string | null) => string;
  /** The exact amount with its currency. */
  money: (amount: string | null) => string;
  /** With one decimal. */
  percent: (percent: string | null) => string;
  count: (count: number) => string;
  /** A figure of the kind, short. */
  shortOf: (kind: MetricValue['kind'], value: string | null) => string;
  /** A figure of the kind, exact and with its unit. */
  exactOf: (kind: MetricValue['kind'], value: string | null) => string;
}

/** Writes figures as the person has them written. @param currency of the amounts */
export function useMetrics(currency: string): Metrics {
  const { t } = useTranslation();
  const { number } = useFormats();

  function short(amount: string | null): string {
    if (amount === null) return noValue;
    const { value, scale } = shortMetric(amount);
    const text = numberText(value, number);
    if (scale === 'one') return text;
    const word = t(`dashboard.scale.${scale}`);
    return `${text}\u00A0${word}`;
  }

  const money = (amount: string | null) =>
    amount === null ? noValue : `${moneyText(amount, currency, number)}\u00A0${currency}`;
  const percent = (value: string | null) => percentText(value && toFixed(decimal(value), 1), number);
  const days = (value: string | null) =>
    value === null ? noValue : t('dashboard.days', { count: Number(value), shown: numberText(value, number) });

  return {
    short,
    money,
    percent,
    count: (count) => numberText(count, number),
    shortOf: (kind, value) => (kind === 'money' ? short : kind === 'percent' ? percent : days)(value),
    exactOf: (kind, value) =>
      kind === 'money' ? money(value) : kind === 'percent' ? percentText(value, number) : days(value),
  };
}
