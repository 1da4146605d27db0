import type { CartLine } from '../../../contract/shop-calls.ts';
import { useDemo, useTell } from '../../../use-demo.ts';

/** Whose cart it is: the person at the screen is always the first of the demo. */
export const uid = '1';

interface Cart {
  /** Undefined until they are read. */
  lines: readonly CartLine[] | undefined;
  /** The price of everything in it. */
  total: number;
  /** One more of a product. */
  add: (productId: number) => Promise<unknown>;
  setAmount: (productId: number, amount: number) => Promise<unknown>;
  remove: (productId: number) => Promise<unknown>;
}

/** The cart, and what can be done with it. */
export function useCart(): Cart {
  const { data } = useDemo('GET /api/ecommerce/get-cart-list', uid);
  const tell = useTell();
  return {
    lines: data ?? undefined,
    total: (data ?? []).reduce((sum, { price, amount }) => sum + price * amount, 0),
    add: (productId) => tell('POST /api/ecommerce/add-to-cart', { uid, productId }),
    setAmount: (productId, amount) => tell('POST /api/ecommerce/update-cart-amount', { uid, productId, amount }),
    remove: (productId) => tell('POST /api/ecommerce/delete-from-cart', { uid, productId }),
  };
}
