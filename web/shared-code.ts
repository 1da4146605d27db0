import { join, sep } from 'node:path';

/** What the bundler tells of a module: what it imports, and what it fetches later. */
interface Graph {
  getModuleInfo(id: string): Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]> | null;
}

const demo = join(import.meta.dirname, '..', 'demo', 'src') + sep;

/**
 * What several pages share, of the product or of what the demo alone needs. Small modules are put together with others, and one of the
 * product's would bring the demo's backend with it wherever it is needed.
 * @returns the chunk of a module by its id; null for the other side's
 */
export function sharedCode(side: 'product' | 'demo'): (id: string, graph: Graph) => string | null {
  let product: Set<string> | null = null;
  return (id, graph) => {
    product ??= reachedWithoutDemo(join(import.meta.dirname, 'src', 'main.tsx'), graph);
    return product.has(id) === (side === 'product') ? side : null;
  };
}

/** An entry and everything it imports or fetches later, without going through the demo. */
function reachedWithoutDemo(entry: string, graph: Graph): Set<string> {
  const found = new Set([entry]);
  // A set is walked on through what is added to it.
  for (const id of found) {
    if (id.startsWith(demo)) continue;
    const info = graph.getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) found.add(next);
  }
  for (const id of found) if (id.startsWith(demo)) found.delete(id);
  return found;
}
