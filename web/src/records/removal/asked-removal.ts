import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useRef, useState } from 'react';
import type { StoredRecord } from '../reading/use-record.ts';
import { type ChangedMeanwhile, useRemoval } from './removal.ts';

/** The deleting of a record that is asked about first. */
export interface AskedRemoval {
  isRemoving: boolean;
  /** What somebody changed on it while it was being asked; the question then is asked again. */
  changed: ChangedMeanwhile | null;
  /**
   * Deletes it as it was when it was asked about last.
   * @returns `gone`; `asked` when the question is asked again; `kept` when it was refused, and that was said
   */
  remove: (record: StoredRecord, title: string, reason?: string) => Promise<'gone' | 'asked' | 'kept'>;
  /** The question was put away. */
  forget: () => void;
}

/** The deleting of a record of one kind, behind its question. */
export function useAskedRemoval(entity: Entity): AskedRemoval {
  const [changed, setChanged] = useState<ChangedMeanwhile | null>(null);
  // Known before the next render, for the answer of the call under way.
  const latest = useRef<ChangedMeanwhile | null>(null);
  const { isRemoving, remove } = useRemoval(entity, become);

  function become(next: ChangedMeanwhile | null): void {
    latest.current = next;
    setChanged(next);
  }

  return {
    isRemoving,
    changed,
    async remove(record, title, reason) {
      const before = latest.current;
      const isGone = await remove({ ...record, version: before?.version ?? record.version }, title, reason);
      if (isGone) return 'gone';
      return latest.current === before ? 'kept' : 'asked';
    },
    forget: () => become(null),
  };
}
