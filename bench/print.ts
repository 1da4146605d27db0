import { type Figure, holds, written, writtenTimes, writtenWanted } from './figure.ts';

/** Prints a line. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints figures, each with its rounds, its reference and what is wanted. A bench marks what misses and fails nothing: machines differ. */
export function printFigures(figures: readonly Figure[]): void {
  printTable([
    ['', 'measured', 'rounds', 'reference', 'against it', 'wanted', ''],
    ...figures.map((one) => [
      one.name,
      written(one.figure, one.unit),
      one.range?.map((end) => written(end, one.unit)).join(' to ') ?? '',
      one.reference ? `${one.reference.name} ${written(one.reference.figure, one.unit)}` : '',
      writtenTimes(one),
      writtenWanted(one),
      holds(one) ? '' : '<< MISSES WHAT IS WANTED',
    ]),
  ]);
  for (const { name, note } of figures) if (note !== undefined) print(`  ${name}: ${note}`);
}

/** Prints rows in columns: the first and the last to the left, figures to the right. */
export function printTable(rows: string[][]): void {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, index) => Math.max(found[index] ?? 0, cell.length)),
    [],
  );
  for (const row of rows) {
    const cells = row.map((cell, index) =>
      index === 0 || index === row.length - 1 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    print(`  ${cells.join('  ')}`.trimEnd());
  }
}
