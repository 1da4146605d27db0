import styled from '@emotion/styled';
import type { PaperCell, PaperColumn, PaperRow, TableBlock } from '@mandate/contract/paper/paper.ts';
import { bracketed } from '@mandate/contract/paper/paper-texts.ts';
import { keyed } from './keyed.ts';
import { hairline, ink, ink2, ink3, narrow, printed, rule, tabular, type } from './printed.ts';

const Table = styled('table')({
  ...tabular,
  width: '100%',
  marginTop: printed(14),
  borderCollapse: 'collapse',
  ...type(12, 17),
  '& th, & td': {
    padding: `${printed(7)} ${printed(6)}`,
    borderBottom: rule(hairline),
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& [data-end]': { textAlign: 'end' },
  '& [data-column=position]': { width: printed(32) },
  '& td:not([data-wide])': { whiteSpace: 'nowrap' },
  // What a line said and says may be long.
  '& [data-column=before], & [data-column=now]': { width: '24%', '&&': { whiteSpace: 'normal' } },
  '& tr > :not(* + *)': { paddingLeft: 0 },
  '& tr > :last-child': { paddingRight: 0 },
  '& thead th': {
    padding: `0 ${printed(6)} ${printed(5)}`,
    borderBottom: rule(ink),
    ...type(10.5, 14),
    verticalAlign: 'bottom',
    color: ink3,
    whiteSpace: 'nowrap',
  },
  '& thead tr > :not(* + *)': { paddingLeft: 0 },
  '& [data-row=line] > [data-column=position]': { color: ink3 },
  '& [data-row=section] > *': { paddingTop: printed(15), paddingBottom: printed(5), fontWeight: 700 },
  '& [data-row=sum] > *': { paddingTop: printed(6), paddingBottom: printed(3), borderBottom: 0, fontWeight: 700 },
  '& [data-row=text] > *': { ...type(11, 16), color: ink2 },
  '& [data-below]': { display: 'block', marginTop: printed(1), ...type(11, 16), fontWeight: 400, color: ink2 },
  '& [data-mark]': {
    display: 'inline-block',
    position: 'relative',
    top: printed(-1),
    padding: `0 ${printed(4)} ${printed(1)}`,
    marginLeft: printed(6),
    border: rule(ink3),
    borderRadius: printed(2),
    ...type(9.5, 12),
    color: ink2,
  },
  // Brackets hang outside the column, so that digits line up.
  '& [data-bracketed]': { marginRight: printed(-4), color: ink2 },
  // Where there is no room for columns, a row is read like a sentence: what it is, then its figures with their headings.
  [narrow]: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody > tr': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${printed(2)} ${printed(12)}`,
      padding: `${printed(8)} 0`,
      borderBottom: rule(hairline),
    },
    '& tbody > tr[data-row=sum]': { borderBottom: 0 },
    '& tbody > tr > *': { display: 'block', padding: 0, borderBottom: 0 },
    '& tbody > tr > [data-column]': { width: 'auto' },
    '& tbody > tr > :empty': { display: 'none' },
    '& tbody > tr > [data-wide]': { flex: '1 1 75%', minWidth: 0 },
    '& tbody > tr > [data-heading]::before': { content: 'attr(data-heading) " "', color: ink3, ...type(10.5, 16) },
    '& tbody > tr > :last-child:not([data-wide])': { marginLeft: 'auto' },
    '& [data-bracketed]': { marginRight: 0 },
  },
});

/** A table of a paper. What a row is about heads it, a section heads its rows. */
export function PaperTable({ table: { columns, rows } }: { table: TableBlock }) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map(({ key, heading, align }) => (
            <th key={key} scope="col" data-column={key} data-end={align === 'end' || undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {keyed(bodiesOf(rows)).map(({ key, item }) => (
        <tbody key={key}>
          {keyed(item).map(({ key: at, item: row }) => (
            <tr key={at} data-row={row.type}>
              {cellsOf(row, columns).map((placed) => (
                <Cell key={placed.column.key} {...placed} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

/** A section begins a body of its own. */
function bodiesOf(rows: readonly PaperRow[]): PaperRow[][] {
  const bodies: PaperRow[][] = [];
  for (const row of rows) {
    const last = bodies.at(-1);
    if (last && row.type !== 'section') last.push(row);
    else bodies.push([row]);
  }
  return bodies;
}

interface Placed {
  column: PaperColumn;
  row: PaperRow;
  /** How many columns it takes. */
  span: number;
}

/** The cells of a row: outside of lines, the wide one runs over the columns behind it that have nothing to say. */
function cellsOf(row: PaperRow, columns: readonly PaperColumn[]): Placed[] {
  const placed: Placed[] = [];
  for (const column of columns) {
    const last = placed.at(-1);
    const isRunning = row.type !== 'line' && last?.column.isWide && !row.cells[column.key];
    if (isRunning) last.span += 1;
    else placed.push({ column, row, span: 1 });
  }
  return placed;
}

function Cell({ column, row, span }: Placed) {
  const { key, heading, align, isWide } = column;
  const cell = row.cells[key];
  const colSpan = span > 1 ? span : undefined;
  if (!isWide) {
    const isNamed =
      (row.type === 'line' || row.type === 'sum') && key !== 'position' && cell !== undefined && cell.text !== '';
    return (
      <td data-column={key} data-end={align === 'end' || undefined} data-heading={isNamed ? heading : undefined}>
        <CellText cell={cell} />
      </td>
    );
  }
  const content = (
    <>
      <CellText cell={cell} />
      {keyed(row.below ?? []).map(({ key: at, item }) => (
        <span key={at} data-below="">
          {item}
        </span>
      ))}
    </>
  );
  if (row.type === 'text')
    return (
      <td data-wide="" colSpan={colSpan}>
        {content}
      </td>
    );
  return (
    <th data-wide="" scope={row.type === 'section' ? 'rowgroup' : 'row'} colSpan={colSpan}>
      {content}
    </th>
  );
}

function CellText({ cell }: { cell: PaperCell | undefined }) {
  if (!cell || cell.text === '') return null;
  return (
    <>
      {cell.isBracketed ? <span data-bracketed="">{bracketed(cell)}</span> : cell.text}
      {cell.mark !== undefined && <span data-mark="">{cell.mark}</span>}
    </>
  );
}
