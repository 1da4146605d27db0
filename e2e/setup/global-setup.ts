import { type Product, startProduct } from './start-product.ts';

/** Starts one product for all journeys; a product that already runs is used when PRODUCT_URL names it. */
export default async function setUp(): Promise<() => Promise<void>> {
  let product: Product | null = null;
  if (!process.env.PRODUCT_URL) {
    product = await startProduct();
    process.env.PRODUCT_URL = product.address;
  }
  return async () => product?.stop();
}
