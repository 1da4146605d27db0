/** A piece of markup and what it is: a tag, the name or value of an attribute, or text between tags. */
export interface MarkupToken {
  kind: 'tag' | 'name' | 'value' | 'text';
  text: string;
  /** Where it begins. */
  at: number;
}

const inTag = /(?<name>[\w-]+(?==))|(?<value>"[^"]*")|<\/?[\w-]+|>|[^\w"<>]+/g;

/** Parts HTML into its pieces; together they are the markup again. */
export function markupTokens(markup: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  for (const { 0: piece, index } of markup.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!piece.startsWith('<')) {
      tokens.push({ kind: 'text', text: piece, at: index });
      continue;
    }
    for (const { 0: text, index: offset, groups } of piece.matchAll(inTag)) {
      const kind = groups?.name ? 'name' : groups?.value ? 'value' : /^[<>]/.test(text) ? 'tag' : 'text';
      tokens.push({ kind, text, at: index + offset });
    }
  }
  return tokens;
}
