import { type ComponentType, lazy, useState } from 'react';

/** Fetches the module of a page, whose default it is. */
export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A page by how its code is fetched. */
export interface Fetchable<Props> {
  /** Tells it from every other. */
  key: string;
  load: Load<Props>;
  /** The page once its code is here. */
  here: ComponentType<Props> | null;
  /** The page, whose code is fetched when it is shown. */
  awaited: ComponentType<Props>;
}

let count = 0;

/** Says how the code of a page is fetched; nothing is fetched by it. */
export function fetchable<Props extends object>(load: Load<Props>): Fetchable<Props> {
  count += 1;
  const page: Fetchable<Props> = {
    key: String(count),
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

interface FetchedPageProps<Props> {
  of: Fetchable<Props>;
  given: Props;
}

/**
 * A page whose code is fetched when it is first shown. Once it is here the page is shown at once: `lazy` alone would show what stands in its
 * place for a moment, and React lets that stay for 300 ms.
 */
export function FetchedPage<Props extends object>(props: FetchedPageProps<Props>) {
  // Another page in the same place is started again.
  return <Begun key={props.of.key} {...props} />;
}

function Begun<Props extends object>({ of, given }: FetchedPageProps<Props>) {
  // It stays what it was begun as: another component would lose what it holds.
  const [Page] = useState(() => of.here ?? of.awaited);
  return <Page {...given} />;
}
