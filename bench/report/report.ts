import type { Figure } from '../figure.ts';
import { print } from '../print.ts';
import { keep } from './stored-figures.ts';
import { writePage } from './write-page.ts';

/**
 * Measures benches one after the other, keeps what each gave as soon as it ends, and writes `docs/speed.md` of all figures that are kept. One
 * that fails keeps what it gave before; the command then ends with 1.
 */
export async function report(names: readonly string[], measure: (name: string) => Promise<Figure[]>): Promise<void> {
  for (const name of names) {
    try {
      keep(name, await measure(name));
    } catch (error) {
      print(`  ${name} failed: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
    writePage();
  }
}
