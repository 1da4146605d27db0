import { type ComponentType, lazy, useState } from 'react';

/** Fetches the module of a page, whose default it is. */
export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A page by how its code is fetched. */
export interface Fetchable<Props> {
  load: Load<Props>;
  /** The page once its code is here. */
  here: ComponentType<Props> | null;
  /** The page, whose code is fetched when it is shown. */
  awaited: ComponentType<Props>;
}

/** Says how the code of a page is fetched; nothing is fetched by it. */
export function fetchable<Props extends object>(load: Load<Props>): Fetchable<Props> {
  const page: Fetchable<Props> = {
    here: null,
    awaited: lazy(() => page.load()) as unknown as ComponentType<Props>,
    async load() {
      const module = await load();
      page.here = module.default;
      return module;
    },
  };
  return page;
}

/**
 * A page whose code is fetched when it is first shown. Once it is here the page is shown at once: `lazy` alone would show what stands in its
 * place for a moment, and React lets that stay for 300 ms.
 */
export function FetchedPage<Props extends object>({ of, given }: { of: Fetchable<Props>; given: Props }) {
  // It stays what it was begun as: another component would be begun anew.
  const [Page] = useState(() => of.here ?? of.awaited);
  return <Page {...given} />;
}
