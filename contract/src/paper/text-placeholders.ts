/** What the texts of the firm may name in braces (documents reference 3.3). Nothing else in them is read: no conditions, no code. */
export const textPlaceholders = [
  'customer',
  'contact',
  'project',
  'number',
  'revision',
  'date',
  'validUntil',
  'gross',
  'link',
  'sender',
] as const;

export type TextPlaceholder = (typeof textPlaceholders)[number];

/** A word in braces. */
const inBraces = /\{([^{}\n]*)\}/g;

function isPlaceholder(name: string): name is TextPlaceholder {
  return textPlaceholders.some((known) => known === name);
}

/** What a text has in braces and nothing stands for, as it is typed, each once. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(inBraces)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isPlaceholder(name));
}

/**
 * Fills in what a text names. A placeholder without a value becomes nothing; what is not known stays as it is typed. Values are put in as
 * they are: braces in one are not read again.
 * @returns the text, and the placeholders that had no value, each once
 */
export function fillPlaceholders(
  text: string,
  values: Partial<Record<TextPlaceholder, string | null>>,
): { text: string; empty: TextPlaceholder[] } {
  const empty = new Set<TextPlaceholder>();
  const filled = text.replace(inBraces, (typed, name: string) => {
    if (!isPlaceholder(name)) return typed;
    const value = values[name] ?? '';
    if (value === '') empty.add(name);
    return value;
  });
  return { text: filled, empty: [...empty] };
}
