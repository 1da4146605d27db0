/** Where the pages of the shop are. */
export const shopPaths = {
  shop: '/ecommerce/shop',
  cart: '/ecommerce/cart',
  checkout: '/ecommerce/checkout',
} as const;
