/** The longest text an expression is tried on. */
export const longestMatched = 200;
const longestExpression = 200;

/** The most ways a text of {@link longestMatched} characters may be tried before it is known not to match. */
const mostWays = 10_000_000;

/** Whether the whole text matches an expression that is safe ({@link isSafeRegex}). */
export function isMatch(expression: string, text: string): boolean {
  return new RegExp(`^(?:${expression})$`, 'u').test(text);
}

/**
 * Whether the text is a regular expression that people may have texts checked by: it can be read, is short, and no text of
 * {@link longestMatched} characters takes long to be refused. Repetitions inside repetitions, looking around and references back are not.
 */
export function isSafeRegex(expression: string): boolean {
  if (expression.length === 0 || expression.length > longestExpression) return false;
  try {
    new RegExp(expression, 'u').test('');
    isMatch(expression, '');
  } catch {
    return false;
  }
  return waysThrough(expression) <= mostWays;
}

/** A group while it is read: its alternatives, and whether there is more than one way through it. */
interface Group {
  branches: number;
  isChoice: boolean;
}

const piece = /\\.|\(\?:|\(\?|[*+?]|\{(\d+)(,?)(\d*)\}|./gsu;

/** An upper bound of the ways a text can be tried; infinite for what multiplies with the length of the text. */
function waysThrough(expression: string): number {
  let ways = 1;
  let isInClass = false;
  const groups: Group[] = [{ branches: 1, isChoice: false }];
  let ended: Group | null = null;
  for (const match of expression.matchAll(piece)) {
    const [text] = match;
    const repeated: Group | null = ended;
    ended = null;
    if (text === '[' || text === ']') isInClass = text === '[';
    if (isInClass) continue;
    if (/^\\[1-9k]/.test(text)) return Number.POSITIVE_INFINITY;
    if (text === '(?') return Number.POSITIVE_INFINITY;
    if (text === '(' || text === '(?:') groups.push({ branches: 1, isChoice: false });
    else if (text === ')') {
      ended = groups.pop() ?? null;
      ways *= ended?.branches ?? 1;
    } else if (text === '|') {
      for (const group of groups) group.isChoice = true;
      const group = groups.at(-1);
      if (group) group.branches += 1;
    } else {
      const times = timesOf(match);
      if (times === null) continue;
      if (repeated?.isChoice && text !== '?') return Number.POSITIVE_INFINITY;
      if (times > 1) for (const group of groups) group.isChoice = true;
      ways *= times;
    }
  }
  return ways * (groups[0]?.branches ?? 1);
}

/** In how many ways what stands before may be repeated; null for what is no repetition. */
function timesOf([text, from, comma, to]: RegExpExecArray): number | null {
  if (text === '?') return 2;
  if (text === '*' || text === '+') return longestMatched;
  if (from === undefined) return null;
  if (comma === '') return 1;
  return to ? Math.min(Number(to) - Number(from) + 1, longestMatched) : longestMatched;
}
