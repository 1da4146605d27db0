import type { RouteObject } from 'react-router';
import { signedInPatterns } from '../lib/addresses/paths.ts';

const load = import.meta.env.VITE_DEMO ? () => import('@mandate/demo/src/demo-routes.tsx') : null;

type Demo = Awaited<ReturnType<NonNullable<typeof load>>>;

/** Whether the product is built with its demo area; with `DEMO=off` no file of it is there. */
export const hasDemo = load !== null;

let opened: Promise<Demo> | null = null;
let take: (routes: RouteObject[]) => void = () => {};

/** Where the pages of the demo area go once it is opened. */
export function takeDemoRoutes(taking: typeof take): void {
  take = taking;
}

/** The only way to the demo area: fetched when it is first wanted, from then on its pages are pages of the product. @throws where it cannot be fetched */
export function openDemo(): Promise<Demo> {
  opened ??= (load?.() ?? Promise.reject(new Error('built without the demo area'))).then((demo) => {
    signedInPatterns.push(...demo.demoPatterns);
    take(demo.demoRoutes);
    return demo;
  });
  // Who could not fetch it may try again.
  opened.catch(() => {
    opened = null;
  });
  return opened;
}
