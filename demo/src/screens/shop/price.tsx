import { shopCurrency } from '../../frame/shop-price.ts';
import { Amount } from '../../records/amount.tsx';

/** An amount of the shop's currency. */
export function Price({ amount }: { amount: number }) {
  return <Amount amount={Number(amount.toFixed(2))} currency={shopCurrency} />;
}
