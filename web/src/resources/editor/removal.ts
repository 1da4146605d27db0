import type { Entity } from '@mandate/contract/entity.ts';
import { may } from '@mandate/contract/permissions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/api.ts';
import { useUser } from '../../lib/session.ts';
import { showSuccess, showWarning } from '../../lib/toasts.ts';
import { type StoredRecord, useForgetRecord, useKeepRecord } from '../use-record.ts';
import { recordWord } from './record-words.ts';

/** Gives a function that restores a record, by its id or the id of its deletion, and says so. */
export function useRestore(entity: Entity): (id: string, title: string) => Promise<StoredRecord | null> {
  const { t } = useTranslation();
  const keep = useKeepRecord(entity.name);
  return async (id, title) => {
    try {
      const record = await call<StoredRecord>('PUT', `/${entity.name}/undelete/${id}`);
      keep(record);
      showSuccess(t('editor.restored', { title }));
      return record;
    } catch (problem) {
      if (problem instanceof CallError) return null;
      throw problem;
    }
  };
}

/**
 * Deletes a record, says so and offers to take it back.
 * @returns whether a deletion is under way, and what begins one; it answers whether the record is gone
 */
export function useRemoval(entity: Entity) {
  const { t } = useTranslation();
  const { role } = useUser();
  const [isRemoving, setRemoving] = useState(false);
  const forget = useForgetRecord(entity.name);
  const keep = useKeepRecord(entity.name);
  const restore = useRestore(entity);

  async function remove({ id, version }: StoredRecord, title: string): Promise<boolean> {
    if (isRemoving) return false;
    setRemoving(true);
    try {
      const path = `/${entity.name}/remove/${id}?version=${version}`;
      const { deletionId } = await call<{ deletionId: string }>('DELETE', path, undefined, { quiet: true });
      const undo = { action: { label: t('editor.undo'), run: () => void restore(deletionId, title) } };
      showSuccess(
        recordWord(entity.name, 'deleted', { title }),
        may(role, entity.name, 'undelete') !== false ? undo : {},
      );
      forget(id);
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.code === 'recordChangedByOther') {
        showWarning(t('editor.changedMeanwhile'));
        keep(await call<StoredRecord>('GET', `/${entity.name}/get-by-id/${id}`));
      } else if (problem.result === 'error') {
        showWarning(problem.message);
      }
      return false;
    } finally {
      setRemoving(false);
    }
  }
  return { isRemoving, remove };
}
