import type { CartLine, Counted, CountedRating, Product, ShopCalls } from '../../contract/shop-calls.ts';
import { fieldsOf, idOf } from '../collection/fields-of.ts';
import { brandsToFilterBy, cartOfTheFirst, products } from '../data/products.ts';
import type { Handlers } from './handlers.ts';

/** The shop: its products, and one cart for each uid. What it does not know changes nothing. */
export function shop(): Handlers<ShopCalls> {
  const carts = new Map([['1', cartOfTheFirst]]);
  const linesOf = (uid: string | undefined): readonly CartLine[] => (uid === undefined ? [] : (carts.get(uid) ?? []));

  // Gives the lines after the change, which is told the product if there is such a one.
  function change(sent: unknown, changed: (lines: readonly CartLine[], product: Product) => readonly CartLine[]) {
    const fields = fieldsOf(sent);
    const uid = idOf(fields.uid);
    const product = products.find(({ id }) => String(id) === idOf(fields.productId));
    if (uid !== undefined && product) carts.set(uid, changed(linesOf(uid), product));
    return [...linesOf(uid)];
  }

  return {
    'GET /api/ecommerce/get-product-list': () => [...products],
    'GET /api/ecommerce/get-category-list': () => counted('category'),
    'GET /api/ecommerce/get-rating-list': ratings,
    'GET /api/ecommerce/get-brand-list': () => counted('brand').filter(({ title }) => brandsToFilterBy.includes(title)),
    'GET /api/ecommerce/get-cart-list': (uid) => [...linesOf(idOf(uid))],
    'POST /api/ecommerce/add-to-cart': (sent) =>
      change(sent, (lines, product) =>
        lines.some(({ id }) => id === product.id)
          ? lines.map((line) => (line.id === product.id ? { ...line, amount: line.amount + 1 } : line))
          : [...lines, { amount: 1, ...product }],
      ),
    'POST /api/ecommerce/delete-from-cart': (sent) =>
      change(sent, (lines, product) => lines.filter(({ id }) => id !== product.id)),
    'POST /api/ecommerce/update-cart-amount': (sent) => {
      const { amount } = fieldsOf(sent);
      return change(sent, (lines, product) =>
        lines.map((line) => (line.id === product.id && typeof amount === 'number' ? { ...line, amount } : line)),
      );
    },
  };
}

function counted(field: 'category' | 'brand'): Counted[] {
  const titles = [...new Set(products.map((product) => product[field]))];
  return titles.map((title) => ({ title, product: products.filter((product) => product[field] === title).length }));
}

function ratings(): CountedRating[] {
  return [5, 4, 3, 2, 1].map((rate) => ({ rate, product: products.filter(({ rating }) => rating === rate).length }));
}
