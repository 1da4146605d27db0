import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { moneyText, numberText } from '../../../ui/figure-text.ts';
import { useFormats } from '../../../ui/formats.ts';
import { tabular } from '../../../ui/media.ts';

const Digits = styled('span')({ ...tabular, whiteSpace: 'nowrap' });

/** Writes amounts of the shop's currency: whole ones as they are, and with cents where they are added up. */
export function usePrices() {
  const { t } = useTranslation();
  const { number } = useFormats();
  return {
    whole: (amount: number) => t('demo.shop.money', { amount: numberText(amount, number) }),
    exact: (amount: number) => t('demo.shop.money', { amount: moneyText(amount.toFixed(2), 'USD', number) }),
  };
}

/** An amount of the shop's currency. */
export function Price({ amount, isExact = false }: { amount: number; isExact?: boolean }) {
  const { whole, exact } = usePrices();
  return <Digits>{isExact ? exact(amount) : whole(amount)}</Digits>;
}
