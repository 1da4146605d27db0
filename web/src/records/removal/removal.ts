import { may } from '@mandate/contract/access/permissions.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { dismiss, showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { useUser } from '../../lib/session/session.ts';
import { readHistory } from '../changes/history-entry.ts';
import { flat } from '../own-fields/flat.ts';
import { type StoredRecord, usePurgeRecord, useStoreRecord } from '../reading/use-record.ts';
import { recordWord } from '../words/record-words.ts';

/** Gives a function that restores a record, by its id or the id of its deletion, and says so. */
export function useRestore(entity: Entity): (id: string, title: string) => Promise<(StoredRecord & Values) | null> {
  const { t } = useTranslation();
  const keep = useStoreRecord(entity.name);
  return async (id, title) => {
    try {
      const record = flat(await call<StoredRecord & Values>('PUT', `/${entity.name}/undelete/${id}`));
      keep(record);
      showSuccess(t('editor.restored', { title }));
      return record;
    } catch (problem) {
      if (problem instanceof CallError) return null;
      throw problem;
    }
  };
}

/** What somebody changed on a record that was about to be deleted. */
export interface ChangedMeanwhile {
  /** The record's version now. */
  version: number;
  by: string;
  /** ISO 8601. */
  at: string | null;
  /** The newest first; none where the person may not read the history. */
  changes: Change[];
}

/**
 * Deletes a record, says so and offers to take it back.
 * @param onChanged told when somebody changed the record meanwhile; without it a toast says so
 * @returns whether a deletion is under way, and what begins one; it answers whether the record is gone
 */
export function useRemoval(entity: Entity, onChanged?: (changed: ChangedMeanwhile) => void) {
  const { t } = useTranslation();
  const { role } = useUser();
  const [isRemoving, setRemoving] = useState(false);
  const forget = usePurgeRecord(entity.name);
  const keep = useStoreRecord(entity.name);
  const restore = useRestore(entity);

  async function changedMeanwhile(id: string, version: number, data: unknown): Promise<void> {
    const fresh = await call<StoredRecord>('GET', `/${entity.name}/get-by-id/${id}`);
    keep(fresh);
    if (!onChanged) {
      showWarning(t('editor.changedMeanwhile'));
      return;
    }
    const mayRead = may(role, entity.name, 'history') !== false;
    const entries = mayRead ? (await readHistory(entity.name, id)).rows : [];
    const { changedBy, changedAt } = data as { changedBy: string; changedAt: string | null };
    onChanged({
      version: fresh.version,
      by: changedBy,
      at: changedAt,
      changes: entries.filter((entry) => entry.version > version).flatMap(({ changes }) => changes),
    });
  }

  async function remove({ id, version }: StoredRecord, title: string, reason?: string): Promise<boolean> {
    if (isRemoving) return false;
    setRemoving(true);
    try {
      const said = reason ? `&reason=${encodeURIComponent(reason)}` : '';
      const path = `/${entity.name}/remove/${id}?version=${version}${said}`;
      const { deletionId } = await call<{ deletionId: string }>('DELETE', path, undefined, { quiet: true });
      const undo = { action: { label: t('editor.undo'), run: () => void restore(deletionId, title) } };
      // The save before it cannot be taken back any more.
      dismiss(recordWord(entity.name, 'saved', { title }));
      showSuccess(
        recordWord(entity.name, 'deleted', { title }),
        may(role, entity.name, 'undelete') !== false ? undo : {},
      );
      forget(id);
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.code === 'recordChangedByOther') await changedMeanwhile(id, version, problem.data);
      else if (problem.result === 'error') showWarning(problem.message);
      return false;
    } finally {
      setRemoving(false);
    }
  }
  return { isRemoving, remove };
}
