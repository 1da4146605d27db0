import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Mapped } from '../import-request.ts';
import type { ImportRow } from '../stored/stored-import.ts';

/** The rows of a file that tell of one record: the first holds its own fields, each may hold one row of each of its parts. */
export type RowGroup = [ImportRow, ...ImportRow[]];

/**
 * Gathers rows into records as they come. A row goes on with the record above it when the cells of the record's own fields are empty or the
 * same; where no parts are mapped each row is a record.
 * @param isOneRecord all rows belong to one record
 */
export class RowGroups {
  readonly #own: readonly Mapped[];
  readonly #hasParts: boolean;
  readonly #isOneRecord: boolean;
  #open: RowGroup | null = null;

  constructor(mapped: readonly Mapped[], isOneRecord: boolean) {
    this.#own = mapped.filter(({ column }) => column.part === null);
    this.#hasParts = this.#own.length < mapped.length;
    this.#isOneRecord = isOneRecord;
  }

  /** Takes the next row. @returns the record that is complete with it, if one is */
  add(row: ImportRow): RowGroup | null {
    if (this.#open && this.#goesOn(this.#open[0], row)) {
      this.#open.push(row);
      return null;
    }
    const complete = this.#open;
    this.#open = [row];
    return complete;
  }

  /** There are no more rows. @returns the last record, if there is one */
  end(): RowGroup | null {
    const complete = this.#open;
    this.#open = null;
    return complete;
  }

  #goesOn(first: ImportRow, row: ImportRow): boolean {
    if (this.#isOneRecord) return true;
    if (!this.#hasParts || this.#own.length === 0) return false;
    const cells = this.#own.map(({ place }) => [first.cells[place] ?? null, row.cells[place] ?? null]);
    return cells.every(([, cell]) => isEmptyCell(cell)) || cells.every(([above, cell]) => isSame(above, cell));
  }
}

/** Whether nothing stands in a cell. */
export function isEmptyCell(cell: unknown): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
