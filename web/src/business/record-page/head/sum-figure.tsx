import type { BaseSum } from '@mandate/contract/overview/record/base-sum.ts';
import { useTranslation } from 'react-i18next';
import { LeftOutMark } from '../../../ui/values/left-out-mark.tsx';
import { moneyText } from '../../../ui/values/value-texts.ts';

/** A sum in the base currency, without its currency; marked where projects are left out of it for want of an exchange rate. */
export function SumFigure({ of: { amount, currency, withoutRate } }: { of: BaseSum }) {
  const { t } = useTranslation();
  return (
    <>
      {moneyText(amount, currency)}
      {withoutRate > 0 && <LeftOutMark text={t('recordPage.withoutRate', { count: withoutRate })} />}
    </>
  );
}
