import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Filter } from '@mandate/contract/lists/grid.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ChangeFilter } from './change-filter.ts';

// Fetched when there is a filter, or one is made.
const FilterChips = lazy(async () => ({ default: (await import('./filter-chips.tsx')).FilterChips }));
const FilterDialog = lazy(() => import('./filter-dialog.tsx'));

/** The room of one row of chips, until they are there. */
const ChipsRoom = styled('div')({ height: 38 });

interface ListFilter {
  /** The filter in force, a chip for each entry; nothing without a filter. */
  chips: ReactNode;
  /** The window in which an entry is made or changed, while it is open. */
  window: ReactNode;
  /**
   * Opens the window under what was pressed.
   * @param index of the entry to change; null for a new one
   * @param field what a new one is about first
   */
  open: (index: number | null, anchor: Element, field?: string) => void;
}

/** The filter of a list: what is shown of it, and the window in which it is changed. */
export function useListFilter(
  entity: Entity,
  reader: Reader,
  filter: Filter['all'],
  onChange: ChangeFilter,
): ListFilter {
  const [editing, setEditing] = useState<{ index: number | null; anchor: Element; field?: string | undefined } | null>(
    null,
  );
  const open: ListFilter['open'] = (index, anchor, field) => setEditing({ index, anchor, field });
  return {
    open,
    chips: filter.length > 0 && (
      <Suspense fallback={<ChipsRoom />}>
        <FilterChips entity={entity} filter={filter} onChange={onChange} onEdit={open} />
      </Suspense>
    ),
    window: editing && (
      <Suspense>
        <FilterDialog
          entity={entity}
          reader={reader}
          filter={filter}
          index={editing.index}
          anchor={editing.anchor}
          wanted={editing.field}
          onClose={() => setEditing(null)}
          onApply={(to) => {
            setEditing(null);
            onChange(to);
          }}
        />
      </Suspense>
    ),
  };
}
