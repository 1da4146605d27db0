import { readInert } from '@mandate/contract/texts/inert-text.ts';
import type { Call } from '../../../calls/call.ts';
import type { Words } from '../../../words/words.ts';
import type { Cell } from '../../cells/cell.ts';
import { formatsOf } from '../../cells/cell-context.ts';
import type { Formats } from '../../cells/cell-of.ts';
import { csvText } from '../../cells/csv-text.ts';
import type { ImportCell } from '../../cells/import-cell.ts';
import { decimalOfNumber } from '../../cells/number-text.ts';

/** How cells of files are shown to a person, and written into files for them. */
export interface CellTexts {
  formats: Formats;
  timeZone: string;
  /** What is said of them, and how flags are written. */
  words: Words;
  /** A text that means the same when it is sent back. */
  shown(cell: ImportCell): string;
}

export async function cellTexts(call: Call): Promise<CellTexts> {
  const context = { formats: await formatsOf(call), timeZone: call.timeZone, words: call.words };
  const shown = (cell: ImportCell) => (typeof cell === 'string' ? cell : csvText(cellOfRead(cell), context));
  return { ...context, shown };
}

/** The cell of a written file for one that was read. A formula becomes the text it is written with. */
export function cellOfRead(cell: ImportCell): Cell {
  if (cell === null) return null;
  if (typeof cell === 'string') return { text: readInert(cell) };
  if (typeof cell === 'boolean') return { flag: cell };
  if (typeof cell === 'object') return cell;
  const number = decimalOfNumber(cell);
  return number === null ? { text: String(cell) } : { number };
}
