import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../contract/shop-calls.ts';
import { shopPrice } from '../../../frame/shop-price.ts';
import { useTell } from '../../../use-demo.ts';
import { uid } from '../cart/use-cart.ts';
import type { Billing } from './billing.ts';

/** An order that was paid. */
export interface Order {
  number: string;
  lines: readonly CartLine[];
  total: number;
  discount: number;
  email: string;
}

interface Paying {
  /** What was paid on this page, once it was. */
  order: Order | undefined;
  isPaying: boolean;
  pay: (what: Omit<Order, 'number' | 'email'>, billing: Billing, hasAccount: boolean) => Promise<void>;
}

/** Pays an order: the mock's cart is emptied, a notification tells of it, and who wants an account is registered. */
export function useOrder(): Paying {
  const { t } = useTranslation('demo');
  const tell = useTell();
  const [order, setOrder] = useState<Order>();
  const [isPaying, setPaying] = useState(false);
  async function pay(what: Omit<Order, 'number' | 'email'>, billing: Billing, hasAccount: boolean): Promise<void> {
    setPaying(true);
    const { email, firstName, lastName } = billing;
    const number = String(Date.now()).slice(-6);
    if (hasAccount) await tell('POST /api/auth/register', { email, username: `${firstName} ${lastName}`.trim() });
    setOrder({ number, email, ...what });
    for (const { id } of what.lines) await tell('POST /api/ecommerce/delete-from-cart', { uid, productId: id });
    await tell('POST /api/notification/add', {
      notification: {
        heading: t('group.shop'),
        icon: { name: 'shopping-bag', color: 'primary' },
        timestamp: new Date().toISOString(),
        title: t('shop.order.title', { number }),
        subtitle: shopPrice(what.total - what.discount),
        path: 'ecommerce/shop',
      },
    });
    setPaying(false);
  }
  return { order, isPaying, pay };
}
