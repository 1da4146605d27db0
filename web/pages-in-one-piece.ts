import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundler tells of a module: what it imports, not what it fetches later. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Keeps what a page of the budget needs before it shows in one piece; of several pages, what all of them need. Divided among chunks by who else
 * needs it, it would drag in what only others need, the more the more pages there are.
 * @param pages their names in `budget.json`
 * @returns the chunk of a module by its id: the names of the pages, or null for what one of them does not need
 */
export function pagesInOnePiece(...pages: readonly string[]): (id: string, graph: Graph) => string | null {
  const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8'));
  const entries: string[][] = pages.map((page) =>
    budget.pages[page].with.map((path: string) => join(import.meta.dirname, path)),
  );
  let needed: Set<string>[] | null = null;
  return (id, graph) => {
    needed ??= entries.map((own) => importedBy(own, graph));
    const isNeeded = needed.every((each) => each.has(id)) && !entries.flat().includes(id);
    return isNeeded ? pages.join('-') : null;
  };
}

/** The entries and everything they import, directly or not. */
function importedBy(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set(entries);
  // A set is walked on through what is added to it.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
