import type { Part } from './file/parts.ts';
import { rowsIn } from './file/read-tables.ts';
import type { Program } from './program.ts';

const everyMs = 2_000;
const figure = (value: number) => Math.round(value).toLocaleString('en');

/**
 * The same parts; says of each table how many rows have passed of how many, how many a second, and since when, at its end and every two
 * seconds before it. Ends with the program's signal.
 */
export async function* rowProgress(parts: AsyncIterable<Part>, { say, signal }: Program): AsyncGenerator<Part> {
  let [table, rows, of, begun, said] = ['', 0, 0, 0, 0];
  const tell = () => {
    const seconds = (performance.now() - begun) / 1000;
    const rate = figure(rows / Math.max(seconds, 0.001));
    say(
      `${table.padEnd(24)} ${figure(rows).padStart(11)} of ${figure(of).padStart(11)} rows ${rate.padStart(9)}/s ${seconds.toFixed(1).padStart(7)} s`,
    );
    said = performance.now();
  };
  for await (const part of parts) {
    signal.throwIfAborted();
    if (part.kind === 'table') {
      [table, rows, of, begun] = [part.table, 0, part.rows, performance.now()];
      said = begun;
    }
    if (part.kind === 'bytes') {
      rows += rowsIn(part.bytes);
      if (performance.now() - said > everyMs) tell();
    }
    if (part.kind === 'end' && part.rows > 0) tell();
    yield part;
  }
}
