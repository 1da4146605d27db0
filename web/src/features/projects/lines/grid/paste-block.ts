import type { WrittenCell } from '@mandate/contract/project/line/line-cells.ts';
import { hasFigures } from '@mandate/contract/project/line.ts';
import { readFigure } from '../../../../lib/i18n/read-figure.ts';
import type { CellFacts } from '../cells/cell-facts.ts';
import { lineColumns } from '../cells/line-columns.tsx';
import { hasCell, mayComeAndGo, mayWrite } from '../cells/may-write.ts';
import { type EditLine, isBlank } from '../edit-line.ts';
import { nextService } from '../insert-and-remove-lines.ts';

type Block = readonly (readonly string[])[];

/**
 * Writes a block of a spreadsheet into the lines, beginning at a cell. On a line that holds something it overwrites downwards
 * as a spreadsheet does; on an empty line, and past the end, it adds services. A row with figures is never written over a
 * section or a text, which could not hold them. What cannot be read is kept as text.
 * @param shown the cells that are shown, from left to right: the block's columns stand for those from `field` on
 * @returns the lines, how many rows of the block were written, and how many were left out
 */
export function pasteBlock(
  lines: readonly EditLine[],
  at: number,
  field: WrittenCell,
  block: Block,
  facts: CellFacts,
  shown: readonly WrittenCell[],
): { lines: readonly EditLine[]; written: number; left: number } {
  const rows = block.filter((row) => row.some((cell) => cell.trim() !== ''));
  const fields = fieldsOf(shown.slice(shown.indexOf(field)), field, rows, facts);
  const target = lines[at];
  const addsAll = target === undefined || (isBlank(target) && target.type === 'service');
  const result = [...lines];
  let done = 0;
  rows.forEach((row, index) => {
    const place = at + index;
    const held = result[place];
    const fits = held !== undefined && (index === 0 || !addsAll) && (hasFigures(held.type) || !hasFigure(row, fields));
    // While figures are frozen a block is written into the lines there are.
    if (!fits && !mayComeAndGo({ type: 'service' }, facts)) return;
    const line = fits ? held : nextService(result, place);
    result.splice(place, fits ? 1 : 0, written(line, row, fields, facts));
    done += 1;
  });
  return { lines: done === 0 ? lines : result, written: done, left: rows.length - done };
}

/**
 * What the columns of a block stand for. A column of figures names nobody and nothing: who copies description, quantity, unit and
 * price from a spreadsheet without names gets them where they belong.
 */
function fieldsOf(wanted: readonly WrittenCell[], first: WrittenCell, rows: Block, facts: CellFacts): WrittenCell[] {
  const fields: WrittenCell[] = [];
  for (const field of wanted) {
    const cells = rows.map((row) => (row[fields.length] ?? '').trim()).filter((cell) => cell !== '');
    const figures = cells.filter((cell) => readFigure(cell, facts.numberFormat) !== null).length;
    // Most of them: what heads the column is text.
    const isFigures = figures * 2 > cells.length;
    const isNaming = field !== first && lineColumns[field].isNaming;
    if (!isNaming || !isFigures) fields.push(field);
  }
  return fields;
}

function hasFigure(row: readonly string[], fields: readonly WrittenCell[]): boolean {
  return fields.some((field, index) => field !== 'description' && (row[index] ?? '').trim() !== '');
}

function written(line: EditLine, row: readonly string[], fields: readonly WrittenCell[], facts: CellFacts): EditLine {
  return fields.reduce((done, field, index) => {
    const text = row[index];
    if (text === undefined || !hasCell(done, field) || !mayWrite(done, field, facts)) return done;
    // A spreadsheet's empty unit says nothing; the line keeps the one it was given.
    if (field === 'unit' && text.trim() === '') return done;
    return lineColumns[field].write(done, text, facts);
  }, line);
}
