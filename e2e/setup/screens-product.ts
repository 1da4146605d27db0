import type { TestProject } from 'vitest/node';
import { screensPort } from './screens-port.ts';
import { password, startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The password of everybody of the sample firm. */
    password: string;
  }
}

/** Starts the product the screens are shown before. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct(undefined, screensPort());
  project.provide('password', password);
  return () => product.stop();
}
