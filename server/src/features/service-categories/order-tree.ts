import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import { type CategoryFacts, type CategoryPlace, placesInTree } from '@mandate/contract/rules/places-in-tree.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refreshSql } from '../../records/search/search-text.ts';

/** Brings path, level and place in the tree of every category to what parents, names and orders say. */
export async function orderTree(db: Database): Promise<void> {
  const text = `select id, name, parent_id as "parentId", sort_order as "sortOrder", path, level, tree_order as "treeOrder"
    from service_categories`;
  const stored = await run<CategoryFacts & CategoryPlace>(db, text, []);
  const places = placesInTree(stored);
  for (const { id, path, level, treeOrder } of stored) {
    const place = places.get(id);
    if (!place || (place.path === path && place.level === level && place.treeOrder === treeOrder)) continue;
    const values = [id, place.path, place.level, place.treeOrder];
    await run(db, 'update service_categories set path = $2, level = $3, tree_order = $4 where id = $1', values);
    await run(db, `update service_categories t set ${refreshSql(serviceCategory)} where t.id = $1`, [id]);
  }
}
