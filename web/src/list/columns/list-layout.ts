import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, type FieldKind, isSeen } from '@mandate/contract/facts/fields.ts';
import { gridFields } from '@mandate/contract/lists/grid.ts';
import type { LayoutState } from '@mandate/contract/lists/view-state.ts';
import type { ListColumn, ListRow } from './columns.tsx';

/** One column as a person or a view has it; a width is in pixels, without it the list's own. */
export type ColumnLayout = NonNullable<LayoutState['columns']>[number];

/** How a list is laid out where it differs from its usual: the columns shown, in their order, and the room rows take. */
export type ListLayout = Pick<LayoutState, 'columns' | 'density'>;

/** Makes another layout of one; columns it does not know are let be. */
export type LayoutChange = (layout: readonly ColumnLayout[]) => ColumnLayout[];

/** Where a column stands and how wide it is. */
export interface LaidOut {
  field: string;
  /** A width in pixels, or a CSS track. */
  width: number | string;
  place?: 'name' | 'badge';
  /** The width in pixels that was chosen for it. */
  chosenWidth: number | undefined;
  /** Stays at the left while the others scroll. */
  isPinned: boolean;
  /** Shown where no layout says otherwise: the register names it. */
  isUsual: boolean;
}

/** A column as it is shown. */
export type LaidColumn<Row extends ListRow> = Omit<ListColumn<Row>, 'width'> & LaidOut;

/** The narrowest and the widest a column can be made, in pixels. */
export const widthLimits = { min: 56, max: 800 };

// Its column takes what the others leave, and never shrinks to where names are guessed.
const namingWidth = 'minmax(220px, 1fr)';
const codeWidth = 112;

const usualWidths: Record<FieldKind, number | string> = {
  text: 'minmax(92px, 150px)',
  paragraphs: 160,
  choice: 'minmax(92px, 124px)',
  reference: 'minmax(112px, 136px)',
  references: 'minmax(112px, 180px)',
  tags: 140,
  json: 140,
  flag: 88,
  integer: 100,
  number: 112,
  money: 140,
  date: 104,
  instant: 150,
};

function usualWidth({ kind, form }: Field, { width, place }: { width?: number | string; place?: string }) {
  if (place === 'name') return width ?? namingWidth;
  return width ?? (form === 'code' ? codeWidth : usualWidths[kind]);
}

/** Every column a reader may have of a list: those its register names, in their order, then the entity's other fields. */
export function offeredColumns<Row extends ListRow>(
  entity: Entity,
  reader: Reader,
  named: readonly ListColumn<Row>[],
): LaidColumn<Row>[] {
  const seen = named.flatMap((column) => {
    const facts = entity.fields[column.field];
    return facts !== undefined && isSeen(facts, reader) ? [{ ...column, width: usualWidth(facts, column) }] : [];
  });
  const others = [...gridFields(entity, reader)]
    .filter(([field]) => !seen.some((column) => column.field === field))
    .map(([field, facts]) => ({ field: field as ListColumn<Row>['field'], width: usualWidth(facts, {}) }));
  const laid = { chosenWidth: undefined, isPinned: false };
  return [
    ...seen.map((column) => ({ ...column, ...laid, isUsual: true })),
    ...others.map((column) => ({ ...column, ...laid, isUsual: false })),
  ];
}

/**
 * The columns of a list in the order they are shown, pinned ones first. What a layout names and nobody offers is left out; the
 * naming column is always there, since it leads to the record.
 * @param offered what {@link offeredColumns} gave
 */
export function laidOut<Column extends LaidOut>(
  offered: readonly Column[],
  layout: readonly ColumnLayout[] | undefined,
): Column[] {
  if (layout === undefined) return offered.filter(({ isUsual }) => isUsual);
  const shown: Column[] = [];
  for (const { field, width, isPinned } of layout) {
    const column = offered.find((one) => one.field === field);
    if (!column || shown.some((one) => one.field === field)) continue;
    const chosenWidth = width === undefined ? undefined : clamped(width);
    shown.push({ ...column, width: chosenWidth ?? column.width, chosenWidth, isPinned: isPinned === true });
  }
  const naming = offered.find(({ place }) => place === 'name');
  if (naming && !shown.some(({ field }) => field === naming.field)) shown.unshift(naming);
  return pinnedFirst(shown);
}

/** The layout that shows these columns. */
export function layoutOf(shown: readonly LaidOut[]): ColumnLayout[] {
  return shown.map(({ field, chosenWidth, isPinned }) => ({
    field,
    ...(chosenWidth !== undefined && { width: chosenWidth }),
    ...(isPinned && { isPinned }),
  }));
}

/** The layout with a column more, at the end, or less. */
export function withShown(layout: readonly ColumnLayout[], field: string, isShown: boolean): ColumnLayout[] {
  const others = layout.filter((column) => column.field !== field);
  return isShown ? [...others, { field }] : others;
}

/** The layout with another width of a column, in pixels; null is its usual width. */
export function withWidth(layout: readonly ColumnLayout[], field: string, width: number | null): ColumnLayout[] {
  return layout.map((column) => {
    if (column.field !== field) return column;
    const { width: _before, ...rest } = column;
    return width === null ? rest : { ...rest, width: clamped(width) };
  });
}

/** The layout with a column pinned, as the last of the pinned ones, or let go, as the first of the others. */
export function withPinned(layout: readonly ColumnLayout[], field: string, isPinned: boolean): ColumnLayout[] {
  return pinnedFirst(
    layout.map((column) => (column.field === field ? pinnedAs(column, isPinned) : column)),
    isPinned ? undefined : field,
  );
}

/** The layout with a column one place further to the left (−1) or right (1), among the pinned ones or among the others. */
export function moved(layout: readonly ColumnLayout[], field: string, by: -1 | 1): ColumnLayout[] {
  const place = layout.findIndex((column) => column.field === field);
  const [column, neighbour] = [layout[place], layout[place + by]];
  if (!column || !neighbour || column.isPinned !== neighbour.isPinned) return [...layout];
  return layout.with(place, neighbour).with(place + by, column);
}

/** The layout with a column in the place of another one, pinned like it. */
export function movedTo(layout: readonly ColumnLayout[], field: string, target: string): ColumnLayout[] {
  const from = layout.findIndex((column) => column.field === field);
  const to = layout.findIndex((column) => column.field === target);
  const [column, other] = [layout[from], layout[to]];
  if (!column || !other) return [...layout];
  return layout.toSpliced(from, 1).toSpliced(to, 0, pinnedAs(column, other.isPinned === true));
}

/** Whether two layouts of columns show the same. */
export function isSameColumns(
  one: readonly ColumnLayout[] | undefined,
  other: readonly ColumnLayout[] | undefined,
): boolean {
  return layoutText(one) === layoutText(other);
}

function layoutText(layout: readonly ColumnLayout[] | undefined): string {
  return JSON.stringify(layout?.map(({ field, width, isPinned }) => [field, width ?? null, isPinned === true]) ?? null);
}

function clamped(width: number): number {
  return Math.min(widthLimits.max, Math.max(widthLimits.min, Math.round(width)));
}

function pinnedAs({ isPinned: _before, ...column }: ColumnLayout, isPinned: boolean): ColumnLayout {
  return isPinned ? { ...column, isPinned } : column;
}

/** @param first which of those not pinned comes first */
function pinnedFirst<Column extends { field: string; isPinned?: boolean | undefined }>(
  columns: readonly Column[],
  first?: string,
): Column[] {
  const rank = ({ field, isPinned }: Column) => (isPinned ? 0 : field === first ? 1 : 2);
  return columns.toSorted((one, other) => rank(one) - rank(other));
}
