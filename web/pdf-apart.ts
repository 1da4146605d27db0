/** Fails when a script of the built web app holds what makes PDF: papers are printed by the server, and a browser would fetch a megabyte for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in every file of that form, and in every program that writes one. */
const marks = ['%PDF-', '/FontDescriptor', 'endobj', 'PDFDocument'];

const assets = join(import.meta.dirname, 'dist', 'assets');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
for (const name of scripts) {
  const text = readFileSync(join(assets, name), 'utf8');
  const found = marks.filter((mark) => text.includes(mark));
  if (found.length === 0) continue;
  process.stdout.write(`${name} makes PDF: it holds ${found.join(', ')}\n`);
  process.exitCode = 1;
}
process.stdout.write(`${scripts.length} scripts were looked through for what makes PDF\n`);
