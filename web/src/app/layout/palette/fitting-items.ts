import { fitOf } from './line-fit.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** The lines whose label fits what was typed, each with how well it does and where. */
export function fittingItems(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  return groups.flatMap((group) => {
    const items = group.items.flatMap((item): PaletteItem[] => {
      const fitting = fitOf(item, typed);
      return fitting === null ? [] : [{ ...item, fit: fitting.fit, marks: fitting.stretches }];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
