import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CategoryFacts, placesInTree } from './places-in-tree.ts';

const category = (id: string, name: string, sortOrder: number, parentId: string | null = null): CategoryFacts => ({
  id: `00000000-0000-7000-8000-${id.padStart(12, '0')}`,
  name,
  sortOrder,
  parentId: parentId && `00000000-0000-7000-8000-${parentId.padStart(12, '0')}`,
});

test('categories stand below their parents, siblings in their order', () => {
  const places = placesInTree([
    category('4', 'Leaf', 1, '2'),
    category('1', 'Root', 2),
    category('2', 'Late', 9, '1'),
    category('3', 'Early', 2, '1'),
    category('5', 'First', 1),
  ]);
  const inOrder = [...places.values()].sort((one, other) => (one.treeOrder < other.treeOrder ? -1 : 1));
  expect(inOrder.map(({ path, level }) => `${level} ${path}`)).toEqual([
    '1 First',
    '1 Root',
    '2 Root › Early',
    '2 Root › Late',
    '3 Root › Late › Leaf',
  ]);
});

test('in any tree what stands below a category follows it at once', () => {
  const trees = fc.array(fc.record({ order: fc.integer({ min: 1, max: 9999 }), above: fc.nat() }), { maxLength: 30 });
  fc.assert(
    fc.property(trees, (tree) => {
      const facts: CategoryFacts[] = [];
      const levels: number[] = [];
      tree.forEach(({ order, above }, index) => {
        const open = facts.flatMap((_, place) => ((levels[place] ?? 0) < 3 ? [place] : []));
        const parent = open.length > 0 && above % 3 !== 0 ? open[above % open.length] : undefined;
        levels.push(parent === undefined ? 1 : (levels[parent] ?? 0) + 1);
        facts.push(category(String(index), `C${index}`, order, parent === undefined ? null : String(parent)));
      });
      const places = placesInTree(facts);
      const order = [...places]
        .sort(([, one], [, other]) => (one.treeOrder < other.treeOrder ? -1 : 1))
        .map(([id]) => id);
      for (const { id } of facts) {
        const under = facts.filter((each) => isUnder(each.id, id, facts)).map((each) => order.indexOf(each.id));
        const first = order.indexOf(id);
        expect(under.sort((one, other) => one - other)).toEqual(under.map((_, index) => first + 1 + index));
      }
    }),
  );
});

function isUnder(id: string, root: string, facts: readonly CategoryFacts[]): boolean {
  const parentId = facts.find((each) => each.id === id)?.parentId ?? null;
  return parentId !== null && (parentId === root || isUnder(parentId, root, facts));
}
