import type { Product } from '../../../contract/shop-calls.ts';

/** The dearest price the slider names; there it means no limit. */
export const highestPrice = 1_000;

/** Ranges of prices to choose at once, each with both its ends. */
export const priceRanges = {
  all: [0, highestPrice],
  upTo10: [0, 10],
  upTo100: [10, 100],
  upTo500: [100, 500],
  above: [500, highestPrice],
} as const satisfies Record<string, readonly [number, number]>;

export const pageSizes = [6, 12, 24] as const;
export const orders = ['default', 'lowest', 'highest'] as const;

/** What of the shop is shown, as its address says it. Lists that are empty, and a search of nothing, leave everything in. */
export interface ShopFilter {
  search: string;
  prices: readonly [number, number];
  categories: readonly string[];
  brands: readonly string[];
  ratings: readonly number[];
  isFree: boolean;
}

/** Reads the filter from an address; what makes no sense there is as if it were absent. */
export function filterOf(params: URLSearchParams): ShopFilter {
  const [from, to] = [priceIn(params, 'from', 0), priceIn(params, 'to', highestPrice)];
  return {
    search: params.get('search') ?? '',
    prices: [Math.min(from, to), Math.max(from, to)],
    categories: params.getAll('category'),
    brands: params.getAll('brand'),
    ratings: params.getAll('rating').map(Number),
    isFree: params.get('shipping') === 'free',
  };
}

function priceIn(params: URLSearchParams, name: string, otherwise: number): number {
  const price = Number(params.get(name) ?? otherwise);
  return price >= 0 && price <= highestPrice ? price : otherwise;
}

/** The parameters of an address with another part of the filter, from the first page on. */
export function withFilter(params: URLSearchParams, part: Partial<ShopFilter>): URLSearchParams {
  const { search, prices, categories, brands, ratings, isFree } = { ...filterOf(params), ...part };
  const next = new URLSearchParams(params);
  const set = (name: string, values: readonly (string | number)[]) => {
    next.delete(name);
    for (const value of values) next.append(name, String(value));
  };
  set('search', search === '' ? [] : [search]);
  set('from', prices[0] === 0 ? [] : [prices[0]]);
  set('to', prices[1] === highestPrice ? [] : [prices[1]]);
  set('category', categories);
  set('brand', brands);
  set('rating', ratings);
  set('shipping', isFree ? ['free'] : []);
  set('page', []);
  return next;
}

/** A filter that leaves everything in. */
export const noFilter: ShopFilter = filterOf(new URLSearchParams());

/** How many parts of a filter leave something out. */
export function countOf({ search, prices, categories, brands, ratings, isFree }: ShopFilter): number {
  const hasPrices = prices[0] > 0 || prices[1] < highestPrice;
  const lists = categories.length + brands.length + ratings.length;
  return lists + [search !== '', hasPrices, isFree].filter(Boolean).length;
}

/** The products every part of a filter leaves in, in an order. */
export function found(products: readonly Product[], filter: ShopFilter, order: string | null): Product[] {
  const words = filter.search.trim().toLowerCase();
  const [from, to] = filter.prices;
  const isIn = <Value>(list: readonly Value[], value: Value) => list.length === 0 || list.includes(value);
  const left = products.filter(
    ({ title, price, category, brand, rating, freeShipping }) =>
      title.toLowerCase().includes(words) &&
      price >= from &&
      (price <= to || to === highestPrice) &&
      isIn(filter.categories, category) &&
      isIn(filter.brands, brand) &&
      isIn(filter.ratings, rating) &&
      (freeShipping || !filter.isFree),
  );
  if (order === 'lowest') return left.sort((one, other) => one.price - other.price);
  return order === 'highest' ? left.sort((one, other) => other.price - one.price) : left;
}
