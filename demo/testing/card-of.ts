import '@mandate/web/testing/by-css.ts';
import { type Locator, page } from 'vitest/browser';

/** A card of the page, by its title. */
export function cardOf(title: string): Locator {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return page.getByRole('main').getByCss('section').filter({ has: heading });
}
