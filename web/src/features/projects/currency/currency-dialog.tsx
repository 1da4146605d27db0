import styled from '@emotion/styled';
import { type CurrencyWay, currencyWays } from '@mandate/contract/project/prices/currency-change.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedFigure } from '../../../form/fields/typed-figure.tsx';
import { useEditing } from '../../../form/state/editing-context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioChoices } from '../../../ui/fields/radio-choices.tsx';
import { useSettled } from '../../../ui/fields/use-settled.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { dateText, numberText } from '../../../ui/values/value-texts.ts';
import { CurrencySums } from './currency-sums.tsx';
import type { OpenChange, PriceGuard } from './price-guard.ts';
import { isRate, useCurrencyWays } from './use-currency-ways.ts';

const Parts = styled('div')({ display: 'grid', gap: 14, marginTop: 12 });

// Where no rate is needed its room stays, so that the choices above do not move under the pointer.
const Rate = styled('div')({ maxWidth: 320, '&[data-off]': { visibility: 'hidden' } });

/** Asks what becomes of the prices of a project that is to have another currency: what it comes to now, and would then. */
export default function CurrencyDialog({ keeper: guard, change }: { keeper: PriceGuard; change: OpenChange }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const formats = useFormats();
  const { from, to, rowIds, mayGoBack } = change;
  const [how, setHow] = useState<CurrencyWay>('reread');
  const [typed, setTyped] = useState<string | null>(null);
  const named = typed !== null && isRate(typed) ? typed : null;
  const asked = useSettled(named);
  const { data, isFetching, isError, refetch } = useCurrencyWays(form, change, asked);
  const proposed = data?.rate ?? null;
  const rate = typed ?? proposed?.rate ?? '';
  const way = data?.ways[how] ?? null;
  const isKept = how === 'keep';
  const isWrong = !isKept && rate !== '' && !isRate(rate);
  const isMissing = !isKept && data !== undefined && way === null && rate === '';
  const isReading = isFetching || asked !== named;
  const isKnown = way !== null && !isReading && !isWrong && !isMissing;
  const words = { from, to };

  function decide(): void {
    const amounts = way?.milestones.map(({ id, amount }) => ({ id, unitPrice: amount })) ?? [];
    const taken = way && new Map([...way.lines, ...amounts].map((row) => [row.id, row]));
    guard.decide(how, isKept ? null : named, taken ?? undefined);
  }

  return (
    <Dialog
      isOpen
      width={640}
      onClose={() => mayGoBack && guard.goBack()}
      title={t('currencyChange.title', words)}
      actions={
        <>
          {mayGoBack && <Button onClick={() => guard.goBack()}>{t('currencyChange.goBack', words)}</Button>}
          <Button look="primary" busy={isReading} isOff={!isKnown && !(isKept && isError)} onClick={decide}>
            {t(`currencyChange.do.${how}`, words)}
          </Button>
        </>
      }
    >
      {t('currencyChange.text', { ...words, count: rowIds.length })}
      <Parts>
        <RadioChoices
          legend={t('currencyChange.legend')}
          value={how}
          choices={currencyWays.map((value) => ({
            value,
            label: t(`currencyChange.way.${value}`, words),
            hint: t(`currencyChange.hint.${value}`, words),
          }))}
          onChoose={setHow}
        />
        <Rate data-off={isKept || undefined}>
          <TypedFigure
            label={t('currencyChange.rate', words)}
            unit={to}
            value={rate}
            error={
              isWrong ? t('currencyChange.rateWrong') : isMissing ? t('currencyChange.rateNeeded', words) : undefined
            }
            hint={
              typed === null && proposed !== null
                ? t('currencyChange.rateOf', { date: dateText(proposed.validFrom, formats) })
                : proposed !== null
                  ? t('currencyChange.rateBeside', { rate: numberText(proposed.rate, formats.number) })
                  : data === undefined
                    ? t('currencyChange.rateSought')
                    : undefined
            }
            onFigure={setTyped}
          />
        </Rate>
        {isError ? (
          <Notice kind="caution" role="alert">
            {t('currencyChange.notRead')}{' '}
            <Button size="row" look="quiet" onClick={() => void refetch()}>
              {t('action.tryAgain')}
            </Button>
          </Notice>
        ) : (
          <CurrencySums
            from={from}
            to={to}
            before={data?.before}
            after={isWrong || isMissing ? undefined : (way ?? undefined)}
          />
        )}
      </Parts>
    </Dialog>
  );
}
