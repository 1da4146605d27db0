/** Rows as Markdown lays them out: the columns as wide as their widest cell, as the formatter of the project has them. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = (escaped[0] ?? []).map((_head, at) => Math.max(3, ...escaped.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [heads = [], ...others] = escaped;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}
