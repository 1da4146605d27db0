import { categoryDepth } from '../entities/service-category.ts';

/** What the place of a category in the tree depends on. */
export interface CategoryFacts {
  id: string;
  name: string;
  parentId: string | null;
  sortOrder: number;
}

/** Where a category stands: the names from the root, its level from 1, and what sorts the whole tree. */
export interface CategoryPlace {
  path: string;
  level: number;
  treeOrder: string;
}

/** The places of categories in their tree, by id. A category whose parent is not among them stands at the root. */
export function placesInTree(categories: readonly CategoryFacts[]): Map<string, CategoryPlace> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const places = new Map<string, CategoryPlace>();
  const placeOf = (category: CategoryFacts, above: number): CategoryPlace => {
    const known = places.get(category.id);
    if (known) return known;
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    const own = `${String(category.sortOrder).padStart(4, '0')}${category.id.slice(-6)}`;
    // A removed category may stand deeper than the tree has levels, and no circle leads on for ever.
    const over = parent && above < byId.size ? placeOf(parent, above + 1) : null;
    const place = {
      path: over ? `${over.path} › ${category.name}`.slice(-306) : category.name,
      level: Math.min((over?.level ?? 0) + 1, categoryDepth),
      treeOrder: over ? `${over.treeOrder}.${own}` : own,
    };
    places.set(category.id, place);
    return place;
  };
  for (const category of categories) placeOf(category, 0);
  return places;
}
