import { makeFirm } from './make-firm.ts';

/** Makes the sample firm that the product of each worker begins with; a product that already runs is used when PRODUCT_URL names it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.PRODUCT_URL) return async () => undefined;
  const firm = await makeFirm();
  process.env.SAMPLE_FIRM = firm.dataDir;
  return () => firm.remove();
}
