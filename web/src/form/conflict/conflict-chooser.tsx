import type { Conflict } from '@mandate/contract/changes/merge.ts';
import { lazy, type ReactNode } from 'react';
import { Aside } from '../../ui/page/aside.tsx';

// Few forms ever need it.
const ConflictSides = lazy(() => import('./conflict-sides.tsx'));

interface ConflictChooserProps {
  conflict: Conflict;
  label: string;
  /** What stands there until it is fetched, and where it cannot be, such as the field with what was typed. */
  children?: ReactNode;
}

/** A field two people changed: what each wrote and what stood there before, one of them to be kept. Yours is preset. */
export function ConflictChooser({ children, ...of }: ConflictChooserProps) {
  return (
    <Aside room={children}>
      <ConflictSides {...of} />
    </Aside>
  );
}
