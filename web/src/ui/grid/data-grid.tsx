import 'react-data-grid/lib/styles.css';
import styled from '@emotion/styled';
import { type ComponentProps, type Key, type KeyboardEvent, useCallback } from 'react';
import { DataGrid as Grid, type DataGridProps as GridProps } from 'react-data-grid';
import { calm } from '../media/phone.ts';
import { useIsPrinting } from '../media/use-is-printing.ts';
import { useFormats } from '../values/formats.ts';
import { tabular } from '../values/tabular.ts';

export type {
  CellKeyboardEvent,
  CellKeyDownArgs,
  CellRendererProps,
  Column,
  ColumnWidths,
  DataGridHandle,
  FillEvent,
  RenderEditCellProps,
  RenderRowProps,
} from 'react-data-grid';

/** A cell and a row as the grid itself shows them, for columns and renderers that add to them. */
export { Cell as GridCell, Row as GridRow } from 'react-data-grid';

const Frame = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  '& .rdg': {
    '--rdg-color': vars.palette.text.primary,
    '--rdg-font-size': '13px',
    '--rdg-background-color': vars.palette.background.paper,
    '--rdg-header-background-color': vars.palette.subtle,
    '--rdg-header-draggable-background-color': vars.palette.tint,
    '--rdg-border-color': vars.palette.divider,
    '--rdg-summary-border-color': vars.palette.line2,
    '--rdg-summary-border-width': '1px',
    '--rdg-row-hover-background-color': vars.palette.hover,
    '--rdg-row-selected-background-color': vars.palette.tint,
    '--rdg-row-selected-hover-background-color': vars.palette.tint2,
    '--rdg-selection-color': vars.palette.focus,
    '--rdg-selection-width': '2px',
    '--rdg-checkbox-focus-color': vars.palette.focus,
    ...tabular,
    blockSize: '100%',
    border: 0,
    accentColor: vars.palette.primary.main,
    lineHeight: '20px',
    // The grid fills the card that frames it.
    borderRadius: 'inherit',
  },
  '& .rdg-cell': { borderInlineEnd: 0, '&:first-of-type': { paddingInlineStart: 14 } },
  '& .rdg-cell:last-of-type': { paddingInlineEnd: 14 },
  '& .rdg-cell:focus-visible': { outlineOffset: -2 },
  // The place the keyboard was is drawn only while the keyboard is here. Asked of the cell itself: of the grid, all cells would be styled
  // anew whenever the focus moves.
  '& .rdg-cell[aria-selected=true]:not(:focus-within)': { outline: 'none' },
  '&:not(:focus-within) .rdg-cell-drag-handle': { display: 'none' },
  '& .rdg-cell-frozen-start:not(:has(+ .rdg-cell-frozen-start))': { boxShadow: `1px 0 0 ${vars.palette.line2}` },
  '& .rdg-header-row': {
    fontSize: 12,
    fontWeight: 500,
    lineHeight: '16px',
    color: vars.palette.ink3,
    '& .rdg-cell[aria-sort], & .rdg-cell:has(svg)': { color: vars.palette.text.primary },
  },
  // The edges to drag show while the pointer is in the head.
  '& .rdg-resize-handle::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 9,
    insetInlineEnd: 0,
    width: 1,
    background: 'transparent',
  },
  '& .rdg-header-row:hover .rdg-resize-handle::after': { background: vars.palette.line2 },
  '& .rdg-header-row .rdg-resize-handle:hover::after': { width: 2, background: vars.palette.focus },
  '& .rdg-row': { position: 'relative', transition: 'background-color 120ms', [calm]: { transition: 'none' } },
  '& .rdg-row:has(> .rdg-cell[aria-selected=true]:focus-within)::before': {
    content: '""',
    position: 'absolute',
    zIndex: 2,
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: vars.palette.focus,
    pointerEvents: 'none',
  },
  '& .figure': { textAlign: 'end' },
  '& .rdg-header-row .figure > span:first-of-type': { justifyContent: 'flex-end' },
}));

/** What a grid takes: react-data-grid's own properties, and what is done around it. */
export type DataGridProps<R, SR = unknown, K extends Key = Key> = Omit<GridProps<R, SR, K>, 'direction'> & {
  /** Events of the whole grid, such as a paste or the focus coming in. */
  frame?: Omit<ComponentProps<'div'>, 'children' | 'onKeyDownCapture'>;
};

/**
 * The only import of react-data-grid: rows of cells in the product's look. It fills its place and scrolls inside it.
 * It is one stop of the Tab key, arrows move inside it; while a cell is being edited, Tab belongs to its editor.
 * Its rows are as tall as the person has them unless `rowHeight` is given. Give columns of numbers the class `figure` for cells and head.
 */
export function DataGrid<R, SR = unknown, K extends Key = Key>({
  frame,
  rowHeight,
  headerRowHeight = 36,
  summaryRowHeight = 40,
  ...rest
}: DataGridProps<R, SR, K>) {
  const formats = useFormats();
  const leaveByTab = useCallback((event: KeyboardEvent<HTMLDivElement>) => {
    const isEditing = event.target instanceof Element && event.target.closest('.rdg-editor-container') !== null;
    if (event.key === 'Tab' && !isEditing && !event.defaultPrevented) event.stopPropagation();
  }, []);
  return (
    <Frame {...frame} onKeyDownCapture={leaveByTab}>
      <Grid<R, SR, K>
        {...rest}
        // On paper all rows stand.
        enableVirtualization={!useIsPrinting()}
        rowHeight={rowHeight ?? formats.rowHeight}
        headerRowHeight={headerRowHeight}
        summaryRowHeight={summaryRowHeight}
      />
    </Frame>
  );
}
