import { hasFigures } from '@mandate/contract/project/line.ts';
import { type CellField, cellFields, type EditLine, hasCell, isBlank, withCell } from './edit-line.ts';
import { nextService } from './line-edits.ts';
import { type CellFacts, readCell } from './read-cell.ts';

/**
 * Writes a block of a spreadsheet into the lines, beginning at a cell. On a line that holds something it overwrites downwards
 * as a spreadsheet does; on an empty line, and past the end, it adds services. A row with figures is never written over a
 * section or a text, which could not hold them. What cannot be read is kept as text.
 * @returns the lines and how many rows of the block were written
 */
export function pasteBlock(
  lines: readonly EditLine[],
  at: number,
  field: CellField,
  block: readonly (readonly string[])[],
  facts: CellFacts,
): { lines: readonly EditLine[]; written: number } {
  const rows = block.filter((row) => row.some((cell) => cell.trim() !== ''));
  const fields = cellFields.slice(cellFields.indexOf(field));
  const target = lines[at];
  const addsAll = target === undefined || (isBlank(target) && target.type === 'service');
  const result = [...lines];
  rows.forEach((row, index) => {
    const place = at + index;
    const held = result[place];
    const fits = held !== undefined && (index === 0 || !addsAll) && (hasFigures(held.type) || !hasFigure(row, fields));
    const line = fits ? held : nextService(result, place);
    result.splice(place, fits ? 1 : 0, written(line, row, fields, facts));
  });
  return { lines: rows.length === 0 ? lines : result, written: rows.length };
}

function hasFigure(row: readonly string[], fields: readonly CellField[]): boolean {
  return fields.some((field, index) => field !== 'description' && (row[index] ?? '').trim() !== '');
}

function written(line: EditLine, row: readonly string[], fields: readonly CellField[], facts: CellFacts): EditLine {
  return fields.reduce((done, field, index) => {
    const text = row[index];
    if (text === undefined || !hasCell(done, field)) return done;
    // A spreadsheet's empty unit says nothing; the line keeps the one it was given.
    if (field === 'unit' && text.trim() === '') return done;
    return withCell(done, field, readCell(field, text, facts));
  }, line);
}
