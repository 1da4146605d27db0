/** A product of the demo shop (specification, section 3). */
export interface Product {
  id: number;
  imgUrl: string;
  /** In the shop's currency, whole units. */
  price: number;
  totalUnit: number;
  title: string;
  category: string;
  brand: string;
  /** One to five stars. */
  rating: number;
  freeShipping: boolean;
  description: string;
}

/** A line of a cart: the product, its id as `id`, and how many of it. */
export interface CartLine extends Product {
  amount: number;
}

/** A category or a brand and how many products it has. */
export interface Counted {
  title: string;
  product: number;
}

/** A number of stars and how many products have it. */
export interface CountedRating {
  rate: number;
  product: number;
}

/** A product of somebody's cart; `uid` is compared as text. */
export interface OfCart {
  uid: string | number;
  productId: number;
}

/** The calls of the demo shop: what each takes and gives (specification, section 7). */
export interface ShopCalls {
  'GET /api/ecommerce/get-product-list': { takes: undefined; gives: Product[] };
  'GET /api/ecommerce/get-category-list': { takes: undefined; gives: Counted[] };
  'GET /api/ecommerce/get-rating-list': { takes: undefined; gives: CountedRating[] };
  'GET /api/ecommerce/get-brand-list': { takes: undefined; gives: Counted[] };
  /** Takes the uid, bare. */
  'GET /api/ecommerce/get-cart-list': { takes: string | number | undefined; gives: CartLine[] };
  'POST /api/ecommerce/add-to-cart': { takes: OfCart; gives: CartLine[] };
  'POST /api/ecommerce/delete-from-cart': { takes: OfCart; gives: CartLine[] };
  'POST /api/ecommerce/update-cart-amount': { takes: OfCart & { amount: number }; gives: CartLine[] };
}
