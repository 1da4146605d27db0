import styled from '@emotion/styled';
import type { Tried } from '@mandate/contract/project/prices/rate-resolution.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { dateText, moneyText, numberText } from '../../../ui/values/value-texts.ts';
import type { UsedRate } from './used-rates.ts';

/** How many are shown until all are asked for. */
const few = 3;

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 6,
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& small': { fontSize: 12, color: vars.palette.ink3, overflowWrap: 'anywhere' },
  '& li > span:last-of-type': { ...tabular, flex: 'none' },
}));

const TriedRules = styled('ol')(({ theme: { vars } }) => ({
  margin: '8px 0 0',
  paddingLeft: 20,
  fontSize: 12,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** How a rate is said, in pieces: who or what, by which rule and since when, how much. */
export interface RateText {
  key: string;
  who: string;
  how: string;
  amount: string;
}

/** Says the rates in the person's formats. */
export function useRateTexts(rates: readonly UsedRate[]): RateText[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return rates.map(({ source, line }) => {
    const { rule, rateId, validFrom, amount, currency, unit, hoursPerDay, fxRate } = source;
    const money = moneyText(amount, currency ?? 'EUR', formats.number);
    const how = [
      t(`explain.rule.${rule}`),
      validFrom !== null && t('explain.since', { date: dateText(validFrom, formats) }),
      hoursPerDay !== null && t('explain.hours', { hours: numberText(hoursPerDay, formats.number) }),
      fxRate !== null && fxRate !== '1' && t('explain.converted', { fxRate: numberText(fxRate, formats.number) }),
    ];
    const of = unit === null ? '' : t(`choice.project.unit.${unit as 'day'}`);
    return {
      key: `${rateId} ${amount} ${validFrom}`,
      who: bearerOf(source, line) ?? t(`explain.rule.${rule}`),
      how: how.filter((part) => part !== false).join(', '),
      amount: t('explain.perUnit', { amount: `${money} ${currency ?? ''}`.trim(), unit: of }),
    };
  });
}

/** Whose rate it is: of the person or the provider who delivers, of the service, or of a seniority. */
function bearerOf({ rule }: UsedRate['source'], { personnel, provider, service, seniority }: UsedRate['line']) {
  if (/provider/i.test(rule)) return provider?.label ?? null;
  if (/person/i.test(rule)) return personnel?.label ?? null;
  return service?.label ?? seniority;
}

/** The rates a figure depends on. For one line also the rules that were looked at before. */
export function RatesUsed({ rates, tried }: { rates: readonly RateText[]; tried: readonly Tried[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <List>
        {(isWhole ? rates : rates.slice(0, few)).map(({ key, who, how, amount }) => (
          <li key={key}>
            <span>
              {who} <small>{how}</small>
            </span>
            <span>{amount}</span>
          </li>
        ))}
      </List>
      {rates.length > few && (
        <Button look="quiet" size="row" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('explain.showFewer') : t('explain.showAll', { count: rates.length })}
        </Button>
      )}
      {tried.length > 0 && (
        <>
          <p>{t('explain.tried')}</p>
          <TriedRules>
            {tried.map(({ rule, reason }) => (
              <li key={rule}>
                {t(`explain.rule.${rule}`)}: {t(`explain.reason.${reason}`)}
              </li>
            ))}
          </TriedRules>
        </>
      )}
    </>
  );
}
