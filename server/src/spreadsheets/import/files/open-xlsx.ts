import type { FileHandle } from 'node:fs/promises';
import { inertText } from '@mandate/contract/texts/inert-text.ts';
import { serialToDate } from 'hucre';
import { refuse } from '../../../http/refusal.ts';
import { everyWords, type Words } from '../../../words/words.ts';
import { placeOf } from '../../cells/column-letter.ts';
import type { ImportCell } from '../../cells/import-cell.ts';
import type { ReadRow } from '../stored/add-import.ts';
import { fileLimits } from './file-limits.ts';
import { refuseCell, type Sheet } from './open-csv.ts';
import { plainText, readWorkbook, type Workbook } from './read-workbook.ts';
import { openArchive } from './workbook-archive.ts';
import { attributeOf, type XmlEvents } from './xml-scanner.ts';

/**
 * Opens one sheet of a workbook: the one named like the records it is to become, else the first that can be seen; never the one that tells
 * of an export.
 * @param titles what people call the records
 * @throws Refusal importNotAFile, importBomb, importBroken; importEmpty without a sheet
 */
export async function openXlsx(handle: FileHandle, words: Words, titles: readonly string[]): Promise<Sheet> {
  const archive = await openArchive(handle, words);
  const book = await readWorkbook(archive);
  const about = everyWords().map((each) => each.at('file.about.title'));
  const sheets = book.sheets.filter(({ name }) => !about.includes(name));
  const called = new Set(titles.map((title) => title.toLowerCase()));
  const sheet = sheets.find(({ name }) => called.has(name.toLowerCase())) ?? sheets[0];
  if (!sheet) return refuse('importEmpty');
  return {
    rows: () => {
      const reading = readingOf(book);
      return archive.read(sheet.path, reading.events, reading.taken);
    },
  };
}

/** What hears the XML of a sheet, and the rows it heard since they were last taken. */
function readingOf(book: Workbook): { events: XmlEvents; taken(): ReadRow[] } {
  let rows: ReadRow[] = [];
  let row = 0;
  let cells: ImportCell[] = [];
  let place = -1;
  let cell: RawCell | null = null;
  let part = '';
  let phonetic = 0;
  let letters = 0;

  const finish = (raw: RawCell) => {
    const value = cellOfRaw(raw, book);
    if (value === null) return;
    if (typeof value === 'string') {
      letters += value.length;
      if (value.length > fileLimits.cell) refuseCell(row, place);
      if (letters > fileLimits.unpackedBytes) refuse('importBomb');
    }
    if (place >= fileLimits.columns * 10)
      refuse('importTooManyColumns', { row, count: place + 1, max: fileLimits.columns });
    while (cells.length < place) cells.push(null);
    cells[place] = value;
  };

  const events: XmlEvents = {
    open(name, attributes) {
      if (name === 'row') {
        const stated = attributeOf(attributes, 'r');
        const next = stated === null ? row + 1 : Number(stated);
        if (!(Number.isInteger(next) && next > row && next <= 2 ** 20))
          refuse('importBroken', { context: 'row', row: row + 1 });
        row = next;
        cells = [];
        place = -1;
      } else if (name === 'c' && row > 0) {
        const named = attributeOf(attributes, 'r');
        place = named === null ? place + 1 : placeOf(named);
        if (place < 0) refuse('importBroken', { context: 'row', row });
        const style = Number(attributeOf(attributes, 's') ?? -1);
        cell = { type: attributeOf(attributes, 't') ?? 'n', style, value: '', text: '', formula: null };
      } else if (cell && name === 'f') {
        cell.formula = '';
      } else if (name === 'rPh') {
        phonetic += 1;
      }
      part = name;
    },
    text(piece) {
      if (!cell) return;
      if (part === 'v') cell.value += piece;
      else if (part === 't' && phonetic === 0) cell.text += piece;
      else if (part === 'f') cell.formula += piece;
      if (cell.value.length + cell.text.length + (cell.formula?.length ?? 0) > fileLimits.cell * 2)
        refuseCell(row, place);
    },
    close(name) {
      part = '';
      if (name === 'rPh') phonetic -= 1;
      if (name === 'c' && cell) {
        finish(cell);
        cell = null;
      } else if (name === 'row') {
        rows.push({ row, cells });
      }
    },
  };
  return {
    events,
    taken() {
      const since = rows;
      rows = [];
      return since;
    },
  };
}

/** A cell as the XML says it (ECMA-376, part 1, 18.3.1.4). */
interface RawCell {
  type: string;
  style: number;
  value: string;
  /** Where it stands in the cell itself instead of among the shared texts. */
  text: string;
  formula: string | null;
}

function cellOfRaw({ type, style, value, text, formula }: RawCell, { texts, forms, is1904 }: Workbook): ImportCell {
  if (formula !== null) return `=${plainText(formula)}`;
  switch (type) {
    case 's':
      return textCell(texts[Number(value)] ?? '');
    case 'inlineStr':
      return textCell(plainText(text));
    case 'b':
      return value === '' ? null : /^(?:1|true)$/i.test(value);
    case 'd':
      return dayOf(new Date(`${value.replace(/Z$/, '')}Z`)) ?? textCell(value);
    case 'n': {
      const number = Number(value);
      if (value.trim() === '' || !Number.isFinite(number)) return textCell(value);
      const form = forms[style] ?? 'number';
      if (form === 'percent') return Number((number * 100).toPrecision(15));
      return form === 'date' ? (dayOf(serialToDate(number, is1904)) ?? number) : number;
    }
    default:
      // Results of formulas whose formula is gone, and what went wrong in them (`#REF!`).
      return textCell(plainText(value));
  }
}

/** A text that looks like a formula is none: the spreadsheet says so, and it is kept as a text file would have it. */
function textCell(text: string): ImportCell {
  return text.trim() === '' ? null : inertText(text);
}

/** The day of a cell; with a time of day it is a text, so that the time is not lost unseen. */
function dayOf(date: Date): ImportCell {
  if (Number.isNaN(date.getTime())) return null;
  const [day = '', time = ''] = date.toISOString().split(/[T.]/);
  if (day.length !== 10) return null;
  return time === '00:00:00' ? { date: day } : `${day} ${time}`;
}
