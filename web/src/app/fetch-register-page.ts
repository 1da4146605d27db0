import type { RegisterName } from '@mandate/contract/registers.ts';
import type { Load } from '../ui/page/fetched-page.tsx';

/** Lists and editors are found by the names of their files; an editor of these two folders is part of a page. */
const files = import.meta.glob<Awaited<ReturnType<Load>>>([
  '../features/*/*-{list,editor}.tsx',
  '!../features/{mail-server,profile}/*',
]);

/** Fetches the list or the editor of a register. @throws {Error} when there is no file for it */
export function fetchRegisterPage(noun: RegisterName, page: 'list' | 'editor'): ReturnType<Load> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${noun}-${page}.tsx`))?.[1];
  if (!load) throw new Error(`There is no file web/src/features/*/${noun}-${page}.tsx`);
  return load();
}
