import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** A page that is written into another folder has its links from there. */
const writtenInto: Record<string, string> = { 'bench/report/page.md': 'docs' };

/** The files a document links to, as they stand in it; addresses and places within it are not looked at. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)/g)].flatMap(([, link = '']) => (/^[a-z]+:/.test(link) ? [] : [link]));
}

/** What a document links to and is not there. */
function deadLinks(document: string, text: string): string[] {
  const folder = writtenInto[document] ?? path.dirname(document);
  return linksOf(text).filter((link) => !existsSync(path.join(root, folder, link)));
}

test('every document links to files that are there', () => {
  const documents = globSync('{*,docs/**/*,bench/**/*,*/}*.md', { cwd: root, exclude: ['**/node_modules/**'] });
  expect(documents).toContain('docs/architecture.md');
  const dead = documents.flatMap((document) =>
    deadLinks(document, readFileSync(path.join(root, document), 'utf8')).map((link) => `${document}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('a link to a file that was moved is told', () => {
  const text =
    'See [what is new](../README.md#start), [the site](https://mandate.example) and [the cost](gone/cost.ts).';
  expect(deadLinks('docs/tour.md', text)).toEqual(['gone/cost.ts']);
});
