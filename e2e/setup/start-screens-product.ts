import type { TestProject } from 'vitest/node';
import { makeFirm } from './make-firm.ts';
import { password, startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The password of everybody of the sample firm. */
    password: string;
  }
}

/** Starts a product for each page that screens are shown in: what one test does to the whole of it disturbs none beside it. */
export default async function startScreensProduct(project: TestProject): Promise<() => Promise<void>> {
  const firm = await makeFirm();
  const starting = Array.from({ length: project.config.maxWorkers }, () => startProduct(firm.dataDir));
  const products = await Promise.all(starting);
  process.env.SCREENS_PRODUCTS = products.map(({ address }) => address).join();
  project.provide('password', password);
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await firm.remove();
  };
}
