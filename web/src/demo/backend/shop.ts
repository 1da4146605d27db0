import type { ShopCalls } from '../contract/shop.ts';
import type { Handlers } from './handlers.ts';

export function shop(): Handlers<ShopCalls> {
  throw new Error('to be written');
}
