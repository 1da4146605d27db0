import type { NotCarried, NotCarriedCode } from '@mandate/contract/project/copy/copy-context.ts';
import type { CopyLine } from './use-prepared-copy.ts';

/** What can be decided of something that could not be carried. */
export type Decision = 'toBeNamed' | 'keepPrice' | 'without';

/** One thing that could not be carried, wherever in the project it stood. */
export interface NotCarriedGroup {
  /** The same for the same thing, however often the copy is prepared. */
  key: string;
  code: NotCarriedCode;
  label: string;
  /** The lines of the copy it is about, by index. */
  lines: number[];
  /** What may be decided, the plain way first. */
  ways: Decision[];
}

const ofLines: readonly NotCarriedCode[] = ['rateMissing', 'priceNotConverted', 'exchangeRateMissing'];

const namedAnew: readonly NotCarriedCode[] = ['personLeft', 'providerNotApproved'];

/**
 * What could not be carried, each thing once.
 * @param mayKeepPrice whether prices of the source would be right in the copy
 */
export function groupsOf(
  notCarried: readonly NotCarried[],
  lines: readonly CopyLine[],
  mayKeepPrice: boolean,
): NotCarriedGroup[] {
  const groups = new Map<string, NotCarriedGroup>();
  for (const { code, label, part, rowId } of notCarried) {
    // Two lines may begin with the same words: what is about a line alone is told for each.
    const isOfLine = ofLines.includes(code);
    const key = isOfLine ? `${code} ${rowId}` : `${code} ${label}`;
    const group = groups.get(key) ?? { key, code, label, lines: [], ways: waysOf(code, mayKeepPrice) };
    const index = part === 'lines' ? lines.findIndex(({ id }) => id === rowId) : -1;
    if (index >= 0) group.lines.push(index);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function waysOf(code: NotCarriedCode, mayKeepPrice: boolean): Decision[] {
  if (namedAnew.includes(code)) return ['toBeNamed'];
  if (code === 'rateMissing' && mayKeepPrice) return ['without', 'keepPrice'];
  return ['without'];
}

/** What was decided of a group; null while nothing was. */
export function decisionOf({ key, ways }: NotCarriedGroup, decided: readonly string[]): Decision | null {
  return ways.find((way) => decided.includes(`${key}.${way}`)) ?? null;
}

/** What is decided after one more decision, or after taking one back. */
export function withDecision(
  decided: readonly string[],
  { key, ways }: NotCarriedGroup,
  way: Decision | null,
): string[] {
  const others = decided.filter((each) => !ways.some((one) => each === `${key}.${one}`));
  return way === null ? others : [...others, `${key}.${way}`];
}
