import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { frozenFields } from '@mandate/contract/project/way/frozen.ts';
import { useMemo } from 'react';
import { RecordHistory } from '../../editor/history/record-history.tsx';
import { LocksContext } from '../../form/state/editing-context.ts';
import { useFrozen } from './status/use-frozen.ts';
import { useLocks } from './status/use-locks.ts';

/** The frozen fields of lines, and lines as such: they neither come nor go. Their own cells say why. */
const ofLines = ['lines', ...frozenFields('lines').map((name) => `lines.${name}`)].map((name) => [name, ''] as const);

/** What happened to a project; what is locked of it is not put back. */
export function ProjectHistory(props: { entity: Entity; record: Values & { id: string } }) {
  const fields = useLocks();
  const { mayChange } = useFrozen();
  const locks = useMemo(() => (mayChange ? fields : new Map([...fields, ...ofLines])), [fields, mayChange]);
  return (
    <LocksContext value={locks}>
      <RecordHistory {...props} />
    </LocksContext>
  );
}
