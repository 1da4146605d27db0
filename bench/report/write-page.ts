import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from '../print.ts';
import { speedPage } from './speed-page.ts';
import { storedFigures } from './stored-figures.ts';

const docs = new URL('../../docs/', import.meta.url);

/** Writes `docs/speed.md` and its pictures of the figures that are kept. */
export function writePage(): void {
  const { text, pictures } = speedPage(storedFigures());
  writeFileSync(new URL('speed.md', docs), text);
  for (const [name, svg] of pictures) writeFileSync(new URL(`speed/${name}.svg`, docs), svg);
  print(`\nWritten: ${fileURLToPath(new URL('speed.md', docs))}`);
}
