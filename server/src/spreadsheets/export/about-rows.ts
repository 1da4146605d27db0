import { usualSort } from '@mandate/contract/lists/grid.ts';
import type { Call } from '../../calls/call.ts';
import { fieldWord } from '../../records/words.ts';
import type { Cell } from '../cells/cell.ts';
import type { WriteContext } from '../cells/cell-of.ts';
import type { CheckedExport } from './export-request.ts';
import { filterWords } from './filter-words.ts';

/** What came of an export. */
export interface ExportCounts {
  records: number;
  /** Rows of the file without its header. */
  rows: number;
  /** Texts that were cut, since a cell cannot hold them. */
  cut: number;
}

/** What a file tells of itself, in words: which records of which list it holds, who made it and when. */
export async function aboutRows(
  call: Call,
  { entity, query, columns }: CheckedExport,
  link: string,
  at: Date,
  counts: ExportCounts,
  context: WriteContext,
): Promise<Cell[][]> {
  const { words } = call;
  const word = (name: string, params = {}) => words.at(`file.about.${name}`, params) ?? name;
  const filters = await filterWords(call, entity, query.filter?.all ?? [], context);
  const sort = query.sort.length > 0 ? query.sort : [usualSort(entity, query.deleted)];
  const sorted = sort.map(({ field, direction }) => word(direction, { field: fieldWord(words, entity, field) }));
  const deleted = { exclude: 'list.live', only: 'list.deletedOnly', include: 'list.all' }[query.deleted];
  const rows: [name: string, cell: Cell][] = [
    ...(filters.length > 0 ? filters : [word('noFilter')]).map((text): [string, Cell] => ['filter', { text }]),
    ['search', query.search ? { text: query.search } : null],
    ['sort', { text: sorted.join(', ') }],
    ['deleted', { text: words.at(deleted) ?? '' }],
    ['columns', { text: columns.map(({ header }) => header).join(', ') }],
    ['records', { number: String(counts.records) }],
    ['rows', { number: String(counts.rows) }],
    ['by', { text: call.caller.fullName }],
    ['at', { instant: at.toISOString() }],
    ['timeZone', { text: call.timeZone }],
    ['link', { text: link }],
    ...(counts.cut > 0 ? [['cut', { text: word('cutTexts', { count: counts.cut }) }] as [string, Cell]] : []),
  ];
  return rows.map(([name, cell]) => [{ text: word(name) }, cell]);
}
