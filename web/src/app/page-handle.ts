import type { Noun } from '@mandate/contract/access/permissions.ts';
import type { ParseKeys } from 'i18next';

/** A step of the way to a page; without an address it is only named. */
export interface TrailStep {
  label: ParseKeys;
  to?: string;
  /** What a person must be let read to go there, where not everybody whom the page is open to may. */
  noun?: Noun;
}

/** What a route tells the shell about its page. */
export interface PageHandle {
  /** The steps between Home and the page. */
  trail: readonly TrailStep[];
  /** Fetches the page's code, so that it and the shell arrive together. */
  load: () => Promise<unknown>;
  /** It is read and filled in from top to bottom, and no wider than that is well done. */
  isContained?: boolean;
}

/** The handle of a matched route, if it has one. */
export function pageHandle(handle: unknown): PageHandle | null {
  return typeof handle === 'object' && handle !== null && 'trail' in handle ? (handle as PageHandle) : null;
}
