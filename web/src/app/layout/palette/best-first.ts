import { byFit, type Fitting, fits } from '@mandate/contract/search/name-fit.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** Up to this fit a line is one of those that lead, of whatever kind: its own name is, begins with or has words that begin with what was typed. */
const leading = fits.indexOf('wordsBegin');

/** The most lines that stand together before the groups. */
const mostLeading = 8;

const placeOf = ({ fit = 'resembles' }: PaletteItem) => fits.indexOf(fit);
const fittingOf = ({ fit = 'resembles', label, name = label }: PaletteItem): Fitting => ({ fit, name });

function byPlace(one: PaletteItem, other: PaletteItem): number {
  const isAlike = placeOf(one) === placeOf(other);
  if (isAlike && (one.isAct || other.isAct)) return Number(one.isAct === true) - Number(other.isAct === true);
  return byFit(fittingOf(one), fittingOf(other));
}

/**
 * Puts what fits best first: lines of several groups that lead stand together under a name of their own, the others in their groups, and
 * groups by the best line of each. Of what fits alike comes first what is done with what is in front, then the shorter name, then what can be
 * done, then the earlier group. Lines that merely resemble what was typed are left out beside any that have it.
 * @param name of the lines that stand together
 */
export function bestFirst(groups: readonly PaletteGroup[], name: string): PaletteGroup[] {
  const hasBetter = groups.some(({ items }) => items.some(({ fit }) => fit !== 'resembles'));
  const fitting = groups.map((group) => ({
    ...group,
    items: group.items.filter(({ fit }) => !hasBetter || fit !== 'resembles').toSorted(byPlace),
  }));
  const open = fitting.filter(({ isContext }) => !isContext);
  const leads = open.flatMap(({ items }) => items.filter((item) => placeOf(item) <= leading)).toSorted(byPlace);
  const isMixed = open.filter(({ items: [first] }) => first && placeOf(first) <= leading).length > 1;
  const together = new Set(isMixed ? leads.slice(0, mostLeading) : []);
  const rest = fitting.map((group) => ({ ...group, items: group.items.filter((item) => !together.has(item)) }));
  const best: PaletteGroup[] = together.size > 0 ? [{ id: 'best', name, isMixed: true, items: [...together] }] : [];
  return [...best, ...rest].toSorted(byBestLine).flatMap(withAll);
}

function byBestLine(one: PaletteGroup, other: PaletteGroup): number {
  const [first, second] = [one.items[0], other.items[0]];
  // What has nothing left but the way to all of its lines stands at the end.
  if (!first || !second) return Number(!first) - Number(!second);
  const isAlike = placeOf(first) === placeOf(second);
  return isAlike && one.isContext !== other.isContext ? (one.isContext ? -1 : 1) : byPlace(first, second);
}

function withAll({ all, ...group }: PaletteGroup): PaletteGroup[] {
  const items = all ? [...group.items, all] : group.items;
  return items.length > 0 ? [{ ...group, items }] : [];
}
