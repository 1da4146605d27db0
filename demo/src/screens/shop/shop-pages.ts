import type { DemoPage } from '../../demo-page.ts';
import { shopPaths } from './shop-paths.ts';

export const shopPages: readonly DemoPage[] = [
  { path: shopPaths.shop, label: 'shop.title', load: () => import('./shop-page.tsx') },
  { path: shopPaths.cart, label: 'shop.cart.title', load: () => import('./cart/cart-page.tsx') },
  {
    path: shopPaths.checkout,
    label: 'shop.checkout.title',
    load: () => import('./checkout/checkout-page.tsx'),
    isWithin: true,
  },
];
