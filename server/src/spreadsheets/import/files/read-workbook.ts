import { isDateFormat } from 'hucre';
import { refuse } from '../../../http/refusal.ts';
import { fileLimits } from './file-limits.ts';
import type { WorkbookArchive } from './workbook-archive.ts';
import { attributeOf, type XmlEvents } from './xml-scanner.ts';

/** How the figure in a cell is meant. */
export type FigureForm = 'number' | 'percent' | 'date';

/** What the cells of a sheet are read with. */
export interface Workbook {
  /** In their order; hidden ones are left out. */
  sheets: { name: string; path: string }[];
  /** Days are counted from 1904 instead of 1900. */
  is1904: boolean;
  /** By the number of a cell's style. */
  forms: FigureForm[];
  /** By the number a cell has in place of its text. */
  texts: string[];
}

/** Reads what a workbook says of itself. @throws Refusal importBroken, importBomb */
export async function readWorkbook(archive: WorkbookArchive): Promise<Workbook> {
  const root = await relationsOf(archive, '_rels/.rels');
  const path = root.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? refuse('importBroken');
  const relations = await relationsOf(
    archive,
    `${folderOf(path)}_rels/${path.slice(folderOf(path).length)}.rels`,
    path,
  );
  const targetOf = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  const { named, is1904 } = await readBook(archive, path);
  const sheets = named.flatMap(({ name, relation }) => {
    const found = relations.find(({ id, type }) => id === relation && type.endsWith('/worksheet'));
    return found ? [{ name, path: found.target }] : [];
  });
  const [styles, texts] = [targetOf('styles'), targetOf('sharedStrings')];
  return {
    sheets,
    is1904,
    forms: styles !== undefined && archive.has(styles) ? await readForms(archive, styles) : [],
    texts: texts !== undefined && archive.has(texts) ? await readTexts(archive, texts) : [],
  };
}

interface Relation {
  id: string;
  type: string;
  /** The path in the archive. */
  target: string;
}

/** @param from the file whose relations they are: targets are meant from its folder */
async function relationsOf(archive: WorkbookArchive, path: string, from = ''): Promise<Relation[]> {
  const relations: Relation[] = [];
  await readAll(archive, path, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const [id, type, target] = ['Id', 'Type', 'Target'].map((each) => attributeOf(attributes, each) ?? '');
      // What lies outside the archive is never fetched.
      if (attributeOf(attributes, 'TargetMode') === 'External') return;
      relations.push({ id: id ?? '', type: type ?? '', target: resolved(folderOf(from), target ?? '') });
    },
  });
  return relations;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function resolved(folder: string, target: string): string {
  return new URL(target, `file:///${folder}`).pathname.slice(1);
}

async function readBook(archive: WorkbookArchive, path: string) {
  const named: { name: string; relation: string }[] = [];
  let is1904 = false;
  await readAll(archive, path, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || /hidden$/i.test(attributeOf(attributes, 'state') ?? '')) return;
      named.push({ name: attributeOf(attributes, 'name') ?? '', relation: attributeOf(attributes, 'id') ?? '' });
    },
  });
  return { named, is1904 };
}

/** Formats a workbook need not describe (ECMA-376, part 1, 18.8.30): dates, times of day left out, and percentages. */
const builtIn = new Map<number, FigureForm>([
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58].map(
    (id) => [id, 'date'] as const,
  ),
  ...[9, 10].map((id) => [id, 'percent'] as const),
]);

async function readForms(archive: WorkbookArchive, path: string): Promise<FigureForm[]> {
  const described = new Map<number, FigureForm>();
  const forms: FigureForm[] = [];
  let isOfCells = false;
  await readAll(archive, path, {
    open(name, attributes) {
      if (name === 'cellXfs') isOfCells = true;
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') described.set(id, formOf(attributeOf(attributes, 'formatCode') ?? ''));
      if (name === 'xf' && isOfCells) forms.push(described.get(id) ?? builtIn.get(id) ?? 'number');
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return forms;
}

function formOf(format: string): FigureForm {
  const bare = format.replace(/"[^"]*"|\\./g, '');
  if (bare.includes('%')) return 'percent';
  // Hours that go on beyond a day are a length of time, not a day.
  return !/\[[hms]+\]/i.test(bare) && /[dy]/i.test(bare.replace(/\[[^\]]*\]/g, '')) && isDateFormat(format)
    ? 'date'
    : 'number';
}

async function readTexts(archive: WorkbookArchive, path: string): Promise<string[]> {
  const texts: string[] = [];
  let letters = 0;
  let text = '';
  let isText = false;
  let phonetic = 0;
  await readAll(archive, path, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text(piece) {
      // Longer than a cell may be is long enough to be refused where it is used.
      if (isText && text.length <= fileLimits.cell * 2) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name !== 'si') return;
      letters += text.length;
      if (letters > fileLimits.sharedLetters || texts.push(plainText(text)) > fileLimits.sharedTexts)
        refuse('importBomb');
    },
  });
  return texts;
}

/** A text as a person sees it: spreadsheets write control characters as `_x000D_`, and what cannot be stored is left out. */
export function plainText(text: string): string {
  const read = text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return read.replaceAll('\0', '').toWellFormed();
}

async function readAll(archive: WorkbookArchive, path: string, events: Partial<XmlEvents>): Promise<void> {
  const ignored = () => undefined;
  const all = { open: events.open ?? ignored, text: events.text ?? ignored, close: events.close ?? ignored };
  for await (const _ of archive.read(path, all, () => []));
}
