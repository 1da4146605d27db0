import type { Dispatch, SetStateAction } from 'react';
import { paramsNow } from '../../lib/addresses/address-params.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { ListRow } from '../columns/columns.tsx';
import type { HeldSelection, ListSelection, SelectableList } from './list-selection.ts';
import { scopeOf } from './scope-of.ts';
import {
  everything,
  isSelected,
  nothing,
  type Selection,
  selectedOnPage,
  selectPage,
  selectRow,
  withoutGone,
  withRows,
} from './selection.ts';
import { cardBox, selectionColumn } from './selection-boxes.tsx';
import { SelectionToggle } from './selection-toggle.tsx';

/** Everything a list needs while its rows are selected. @param held what was selected; it holds only among the rows it was selected from */
export function listSelectionOf(
  list: SelectableList,
  held: HeldSelection | null,
  hold: Dispatch<SetStateAction<HeldSelection | null>>,
): ListSelection {
  const { entity, state, query, isPhone } = list;
  const scope = scopeOf(state);
  // The list follows a search in its address a moment later: what is selected in that moment is selected among the rows to come.
  const scopeNow = () => scopeOf({ ...state, search: paramsNow().get('search') ?? list.base.search });
  const isStale = held !== null && held.scope !== scope && held.scope !== scopeNow();
  const selection = held === null || isStale ? nothing : held.selection;
  const isSelecting = held?.isSelecting === true;
  const page = (query.data?.rows ?? []).map(({ id }) => id);
  const become = (next: Selection) => hold({ selection: next, scope: scopeNow(), isSelecting });
  const clear = () => hold(null);

  const acts = {
    entity,
    page: selectedOnPage(selection, page),
    pick: (id: string, isRange: boolean) => become(selectRow(selection, page, id, isRange)),
    pickPage: () => become(selectPage(selection, page)),
    pickAll: (ids: readonly string[], isOn: boolean) => become(withRows(selection, ids, isOn)),
    countOf: (ids: readonly string[]) => ids.filter((id) => isSelected(selection, id)).length,
  };
  return {
    column: selectionColumn,
    acts,
    selected: new Set(page.filter((id) => isSelected(selection, id))),
    onKey(selected) {
      const pressed = page.find((id) => selected.has(id) !== isSelected(selection, id));
      if (pressed !== undefined) become(selectRow(selection, page, pressed, true));
    },
    cardBox: isPhone && isSelecting ? (row: ListRow) => cardBox(row) : undefined,
    toggle: isPhone && (
      <SelectionToggle
        isOn={isSelecting}
        onToggle={() => hold(isSelecting ? null : { selection, scope, isSelecting: true })}
      />
    ),
    bar: (
      <BulkBar
        list={list}
        selection={selection}
        isStale={isStale && held.selection !== nothing && (held.selection.isAll || held.selection.named.size > 0)}
        onDrop={() => hold(isSelecting ? { selection: nothing, scope, isSelecting } : null)}
        onGone={(gone) => hold((now) => now && { ...now, selection: withoutGone(now.selection, gone) })}
        onAll={() => become(everything)}
        onClear={clear}
      />
    ),
  };
}
