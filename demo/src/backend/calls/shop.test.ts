import { beforeEach, describe, expect, test } from 'vitest';
import type { CartLine, Counted, Product } from '../../contract/shop-calls.ts';
import { resetMock } from '../answer.ts';
import { replyOf } from '../reply-of.ts';

beforeEach(resetMock);

const path = '/api/ecommerce';
const body = async <Body>(call: string, payload?: unknown) => (await replyOf(call, payload))?.body as Body;
const products = () => body<Product[]>(`GET ${path}/get-product-list`);
const amounts = (lines: CartLine[]) => lines.map(({ id, amount }) => [id, amount]);

describe('The shop', () => {
  test('has thirteen products, a hundred units of each', async () => {
    const all = await products();
    expect(all).toHaveLength(13);
    expect(all.every(({ totalUnit }) => totalUnit === 100)).toBe(true);
    expect(all.filter(({ freeShipping }) => freeShipping)).toHaveLength(11);
    const prices = all.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([12, 987]);
  });

  test('counts the products of each category, brand and rating', async () => {
    const categories = await body<Counted[]>(`GET ${path}/get-category-list`);
    expect(categories.map(({ product }) => product).sort()).toEqual([1, 2, 3, 7]);
    const brands = await body<Counted[]>(`GET ${path}/get-brand-list`);
    expect(brands.map(({ product }) => product)).toEqual([3, 3, 3, 1, 2]);
    expect(await body(`GET ${path}/get-rating-list`)).toEqual([
      { rate: 5, product: 3 },
      { rate: 4, product: 3 },
      { rate: 3, product: 3 },
      { rate: 2, product: 1 },
      { rate: 1, product: 3 },
    ]);
  });

  test('gives the cart of the user who is asked for, each line with a product and an amount', async () => {
    const [first] = await products();
    const lines = await body<CartLine[]>(`GET ${path}/get-cart-list`, '1');
    expect(lines[0]).toEqual({ amount: 1, ...first });
    expect(lines.reduce((sum, { price, amount }) => sum + price * amount, 0)).toBe(1899);
    expect(await body(`GET ${path}/get-cart-list`, 1)).toEqual(lines);
    expect(await body(`GET ${path}/get-cart-list?uid=1`)).toEqual(lines);
    expect(await body(`GET ${path}/get-cart-list`)).toEqual([]);
    expect(await body(`GET ${path}/get-cart-list`, 'somebody new')).toEqual([]);
  });

  test('adds a new line for a product, and one more of it the next time', async () => {
    const added = { uid: 'somebody new', productId: 6 };
    expect(amounts(await body(`POST ${path}/add-to-cart`, added))).toEqual([[6, 1]]);
    expect(amounts(await body(`POST ${path}/add-to-cart`, added))).toEqual([[6, 2]]);
    expect(amounts(await body(`POST ${path}/add-to-cart`, { uid: 1, productId: '6' }))).toHaveLength(5);
  });

  test('takes a line out of the cart', async () => {
    const lines = await body<CartLine[]>(`POST ${path}/delete-from-cart`, { uid: '1', productId: 2 });
    expect(amounts(lines).map(([id]) => id)).toEqual([1, 3, 4]);
  });

  test('sets the amount as it is given', async () => {
    for (const amount of [7, 0, -2]) {
      const lines = await body<CartLine[]>(`POST ${path}/update-cart-amount`, { uid: '1', productId: 1, amount });
      expect(lines[0]?.amount).toBe(amount);
    }
  });

  test.each(['add-to-cart', 'delete-from-cart', 'update-cart-amount'])(
    'changes nothing where %s names a product it does not sell',
    async (call) => {
      const lines = await body<CartLine[]>(`POST ${path}/${call}`, { uid: '1', productId: 99, amount: 3 });
      expect(amounts(lines)).toEqual([
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
      ]);
    },
  );

  test('does not accept an amount that is not a number', async () => {
    const lines = await body<CartLine[]>(`POST ${path}/update-cart-amount`, { uid: '1', productId: 1, amount: 'many' });
    expect(lines[0]?.amount).toBe(1);
  });
});
