import { fitOf } from './fuzzy.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** How good a fit may be and still be shown beside a better one: letters that merely follow each other are met by chance. */
const byChance = 4;

/**
 * The lines whose name fits what was typed, the best first in each group; groups keep their order. Those that fit by chance are shown where
 * nothing fits better.
 */
export function fittingItems(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const fits = groups.map((group) =>
    group.items.flatMap((item) => {
      const fit = fitOf(item.label, typed);
      return fit === null ? [] : [{ item, fit }];
    }),
  );
  const hasBetter = fits.flat().some(({ fit }) => fit.rank < byChance);
  return groups.flatMap((group, index) => {
    const items = (fits[index] ?? [])
      .filter(({ fit }) => !hasBetter || fit.rank < byChance)
      .toSorted((one, other) => one.fit.rank - other.fit.rank)
      .map(({ item, fit }): PaletteItem => ({ ...item, marks: fit.stretches }));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
