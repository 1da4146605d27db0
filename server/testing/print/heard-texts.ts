import {
  dictionaryOf,
  operatorsOf,
  type PdfDictionary,
  type PdfFile,
  type PdfValue,
  resolved,
  streamAt,
} from './read-pdf.ts';

/** An element of a PDF's structure as a reader tells it. */
export interface Heard {
  type: string;
  alt: string | null;
  /** What is written in it itself, without its children. */
  text: string;
  children: Heard[];
}

/** The structure of a PDF with its texts, in the order it is heard, and what is drawn outside of it. */
export function heardTexts(file: PdfFile): { root: Heard; artifacts: string[] } {
  const catalog = dictionaryOf(file, file.trailer.Root);
  const pages = (dictionaryOf(file, catalog.Pages).Kids as PdfValue[]).map((page) => readPage(file, page));
  const tree = dictionaryOf(file, catalog.StructTreeRoot);
  const roots = (tree.K as PdfValue[]).map((element) => hear(file, element, pages));
  if (roots.length !== 1) throw new Error(`There are ${roots.length} documents.`);
  return { root: roots[0] as Heard, artifacts: pages.flatMap(({ artifacts }) => artifacts) };
}

interface ReadPage {
  object: number;
  marked: Map<number, string>;
  artifacts: string[];
}

function hear(file: PdfFile, reference: PdfValue, pages: readonly ReadPage[]): Heard {
  const element = dictionaryOf(file, reference);
  const heard: Heard = { type: String(element.S).slice(1), alt: null, text: '', children: [] };
  if (element.Alt) heard.alt = (element.Alt as { text: string }).text;
  for (const kid of (element.K ?? []) as PdfValue[]) {
    if (typeof kid === 'number') heard.text += textOf(pages, element.Pg, kid);
    else if (isReference(kid)) heard.children.push(hear(file, kid, pages));
    else heard.text += textOf(pages, (kid as PdfDictionary).Pg, (kid as PdfDictionary).MCID as number);
  }
  return heard;
}

function isReference(value: PdfValue): value is { object: number } {
  return typeof value === 'object' && value !== null && 'object' in value;
}

function textOf(pages: readonly ReadPage[], page: PdfValue | undefined, id: number): string {
  const text = pages.find(({ object }) => object === (page as { object: number }).object)?.marked.get(id);
  if (text === undefined) throw new Error(`Nothing is marked as ${id}.`);
  return text;
}

/** What is written on a page, by the number of its mark. */
function readPage(file: PdfFile, reference: PdfValue): ReadPage {
  const page = dictionaryOf(file, reference);
  const fonts = dictionaryOf(file, dictionaryOf(file, page.Resources).Font ?? {});
  const maps = new Map<string, Map<string, string>>();
  for (const [name, font] of Object.entries(fonts ?? {}))
    maps.set(`/${name}`, unicodeOf(streamAt(file, dictionaryOf(file, font).ToUnicode)));
  const read: ReadPage = { object: (reference as { object: number }).object, marked: new Map(), artifacts: [] };
  const open: (number | 'artifact')[] = [];
  let font = '';
  for (const { operator, operands } of operatorsOf(streamAt(file, page.Contents))) {
    if (operator === 'BDC') {
      const id = (operands[1] as PdfDictionary).MCID;
      open.push(typeof id === 'number' ? id : 'artifact');
      if (typeof id === 'number') read.marked.set(id, '');
      else read.artifacts.push('');
    } else if (operator === 'EMC') open.pop();
    else if (operator === 'Tf') font = operands[0] as string;
    else if (operator === 'TJ') {
      const map = maps.get(font);
      const written = (operands[0] as PdfValue[]).flatMap((part) => (typeof part === 'number' ? [] : glyphsOf(part)));
      const text = written.map((glyph) => map?.get(glyph) ?? '\ufffd').join('');
      const id = open.at(-1);
      if (id === undefined || open.length !== 1) throw new Error(`${text} stands in ${open.length} marks.`);
      if (id === 'artifact') read.artifacts[read.artifacts.length - 1] += text;
      else read.marked.set(id, `${read.marked.get(id)}${text}`);
    }
  }
  if (open.length > 0) throw new Error('A mark does not end.');
  return read;
}

function glyphsOf(part: PdfValue): string[] {
  return (
    Buffer.from((part as { text: string }).text, 'latin1')
      .toString('hex')
      .match(/.{4}/g) ?? []
  );
}

/** Which characters the glyphs of a font stand for, by their number in hexadecimal. */
function unicodeOf(map: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, first = '', list = ''] of map.toString('latin1').matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, entry] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const codes = (entry[1] ?? '').split(' ').map((code) => Number.parseInt(code, 16));
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      found.set(glyph, String.fromCharCode(...codes));
    }
  return found;
}

/** Every element of a structure, from the first to the last. */
export function elementsOf(heard: Heard): Heard[] {
  return [heard, ...heard.children.flatMap(elementsOf)];
}

/** The resolved value of a key of the catalog. */
export function catalogOf(file: PdfFile): PdfDictionary {
  return resolved(file, file.trailer.Root) as PdfDictionary;
}
