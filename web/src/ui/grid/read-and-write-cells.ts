/**
 * Reads the text spreadsheets put on the clipboard: cells apart by tabs, rows by line breaks, a cell with either inside in
 * double quotes, which are doubled inside. A quote that is never closed, or that has text behind it, is an ordinary character.
 * @returns rows of cells; none for an empty text
 */
export function readCells(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (source === '') return [];
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= source.length) {
    const quoted = quotedCell(source, at);
    const end = quoted ? quoted.end : plainEnd(source, at);
    rows.at(-1)?.push(quoted ? quoted.text : source.slice(at, end));
    if (source[end] === '\n') rows.push([]);
    at = end + 1;
  }
  return rows;
}

function plainEnd(source: string, from: number): number {
  const end = source.slice(from).search(/[\t\n]/);
  return end === -1 ? source.length : from + end;
}

function quotedCell(source: string, from: number): { text: string; end: number } | null {
  const match = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(from));
  return match && { text: (match[1] ?? '').replaceAll('""', '"'), end: from + match[0].length };
}

/** Writes rows of cells as spreadsheets read them from the clipboard. */
export function writeCells(rows: readonly (readonly string[])[]): string {
  const written = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(written).join('\t')).join('\n');
}
