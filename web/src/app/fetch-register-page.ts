import type { RegisterName } from '@mandate/contract/registers.ts';
import type { Load } from '../ui/page/fetched-page.tsx';

/** They are found by the names of their files; an editor of two of these folders is part of a page, and only registers have pages to read. */
const files = import.meta.glob<Awaited<ReturnType<Load>>>([
  '../features/*/*-{list,editor}.tsx',
  '../features/{customers,personnels,places,providers,services}/*-page.tsx',
  '!../features/{mail-server,profile}/*',
]);

/** Fetches the list, the editor or the page to read of a register. @throws {Error} when there is no file for it */
export function fetchRegisterPage(noun: RegisterName, page: 'list' | 'editor' | 'page'): ReturnType<Load> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${noun}-${page}.tsx`))?.[1];
  if (!load) throw new Error(`There is no file web/src/features/*/${noun}-${page}.tsx`);
  return load();
}
