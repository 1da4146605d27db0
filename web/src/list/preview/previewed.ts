import type { ComponentType } from 'react';
import type { ListRow } from '../columns/columns.tsx';

/** What a register shows of the record that is looked at beside its rows. */
export interface PreviewedProps {
  /** The record, or as much of it as is there. */
  record: ListRow;
}

/** What a register shows of such a record before its fields. */
export type Previewed = ComponentType<PreviewedProps>;
