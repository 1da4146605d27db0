/** Which rows of a list are selected for one act: some by name, or all that match except some. */
export interface Selection {
  /** All rows that match are selected except those named; else those named are. */
  isAll: boolean;
  named: ReadonlySet<string>;
  /** The row selected last: ranges begin here. */
  anchor: string | null;
}

/** No row is selected. */
export const nothing: Selection = { isAll: false, named: new Set(), anchor: null };

/** Every row that matches is selected, also those on other pages. */
export const everything: Selection = { isAll: true, named: new Set(), anchor: null };

/** Whether a row is selected. */
export function isSelected({ isAll, named }: Selection, id: string): boolean {
  return named.has(id) !== isAll;
}

/** How many rows are selected. @param total of the rows that match */
export function selectedCount({ isAll, named }: Selection, total: number): number {
  return isAll ? Math.max(0, total - named.size) : named.size;
}

/** The selection with some rows selected, or no longer selected. */
export function withRows(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  const named = new Set(selection.named);
  for (const id of ids) {
    if (isOn === selection.isAll) named.delete(id);
    else named.add(id);
  }
  return { ...selection, named };
}

/** The selection without rows that are not among those that match any more. */
export function withoutGone(selection: Selection, gone: readonly string[]): Selection {
  return { ...selection, named: new Set([...selection.named].filter((id) => !gone.includes(id))) };
}

/**
 * The selection after a row's box was pressed.
 * @param page the rows shown, in their order
 * @param isRange every row from the one pressed before becomes as this one does, as far as both are shown
 */
export function selectRow(selection: Selection, page: readonly string[], id: string, isRange: boolean): Selection {
  const [from, to] = [page.indexOf(selection.anchor ?? ''), page.indexOf(id)];
  const isStretch = isRange && from >= 0 && to >= 0;
  const ids = isStretch ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  return { ...withRows(selection, ids, !isSelected(selection, id)), anchor: id };
}

/** How many of the rows shown are selected. */
export function selectedOnPage(selection: Selection, page: readonly string[]): 'none' | 'some' | 'all' {
  const count = page.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** The selection after the box in the head was pressed: the whole page, or none of it when all of it was selected. */
export function selectPage(selection: Selection, page: readonly string[]): Selection {
  return { ...withRows(selection, page, selectedOnPage(selection, page) !== 'all'), anchor: null };
}
