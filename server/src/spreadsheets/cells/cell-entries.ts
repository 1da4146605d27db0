/**
 * The entries of one cell as a text: joined by `; `. An entry that holds a semicolon, a quote or a line break, or begins or ends with a
 * blank, stands in quotes, its own quotes twice, as in CSV.
 */
export function joinEntries(entries: readonly string[]): string {
  return entries
    .map((entry) => (/[;"\n\r]|^\s|\s$|^$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry))
    .join('; ');
}

/** The entries of a cell: the inverse of {@link joinEntries}. Quotes that do not close stand for themselves, nothing between two semicolons for nothing. */
export function splitEntries(text: string): string[] {
  const entries: string[] = [];
  const next = /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(;|$)/gy;
  while (next.lastIndex < text.length) {
    const [, quoted, bare = ''] = next.exec(text) ?? [];
    if (quoted !== undefined) entries.push(quoted.replaceAll('""', '"'));
    else if (bare.trim() !== '') entries.push(bare.trim());
  }
  return entries;
}
