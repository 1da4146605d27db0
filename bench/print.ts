/** Prints a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Whether a figure holds what is demanded, as the end of its line. A bench marks what misses and fails nothing: machines differ. */
export function verdict(holds: boolean): string {
  return holds ? '' : '  << MISSES THE DEMAND';
}

/** Prints rows in columns: the first to the left, figures to the right. */
export function sayTable(rows: string[][]): void {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, index) => Math.max(found[index] ?? 0, cell.length)),
    [],
  );
  for (const row of rows) {
    const cells = row.map((cell, index) =>
      index === 0 || index === row.length - 1 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    say(`  ${cells.join('  ')}`.trimEnd());
  }
}
