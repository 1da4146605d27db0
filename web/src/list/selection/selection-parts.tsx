import '../../lib/i18n/other-words.ts';
import type { Dispatch, SetStateAction } from 'react';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { ListRow } from '../columns/columns.tsx';
import type { Held, PickedList, Picking } from './picking.ts';
import {
  everything,
  isPicked,
  nothing,
  pickedOnPage,
  pickPage,
  pickRow,
  type Selection,
  withoutGone,
} from './selection.ts';
import { cardBox, selectionColumn } from './selection-boxes.tsx';
import { scopeOf } from './selection-scope.ts';
import { SelectionToggle } from './selection-toggle.tsx';

/** Everything a list needs while its rows are picked. @param held what was picked; it holds only among the rows it was picked from */
export function pickingOf(list: PickedList, held: Held | null, hold: Dispatch<SetStateAction<Held | null>>): Picking {
  const { entity, state, query, isPhone } = list;
  const scope = scopeOf(state);
  const isStale = held !== null && held.scope !== scope;
  const selection = held === null || isStale ? nothing : held.selection;
  const isPicking = held?.isPicking === true;
  const page = (query.data?.rows ?? []).map(({ id }) => id);
  const become = (next: Selection) => hold({ selection: next, scope, isPicking });
  const clear = () => hold(null);

  const acts = {
    entity,
    page: pickedOnPage(selection, page),
    pick: (id: string, isRange: boolean) => become(pickRow(selection, page, id, isRange)),
    pickPage: () => become(pickPage(selection, page)),
  };
  return {
    column: selectionColumn,
    acts,
    picked: new Set(page.filter((id) => isPicked(selection, id))),
    onKey(picked) {
      const pressed = page.find((id) => picked.has(id) !== isPicked(selection, id));
      if (pressed !== undefined) become(pickRow(selection, page, pressed, true));
    },
    cardBox: isPhone && isPicking ? (row: ListRow) => cardBox(row) : undefined,
    toggle: isPhone && (
      <SelectionToggle
        isOn={isPicking}
        onToggle={() => hold(isPicking ? null : { selection, scope, isPicking: true })}
      />
    ),
    bar: (
      <BulkBar
        list={list}
        selection={selection}
        isStale={isStale && held.selection !== nothing && (held.selection.isAll || held.selection.named.size > 0)}
        onDrop={() => hold(isPicking ? { selection: nothing, scope, isPicking } : null)}
        onGone={(gone) => hold((now) => now && { ...now, selection: withoutGone(now.selection, gone) })}
        onAll={() => become(everything)}
        onClear={clear}
      />
    ),
  };
}
