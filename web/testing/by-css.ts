import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds what has neither a role nor a word to find it by. */
    getByCss: (css: string) => Locator;
  }
}

locators.extend({ getByCss: (css) => `css=${css}` });
