import type { Entity } from '@mandate/contract/entity.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { may } from '@mandate/contract/permissions.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecordPaths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { listAddress } from '../list/use-return-to-row.ts';
import { mayEdit } from '../may-edit.ts';
import { mayRemove } from '../may-remove.ts';
import type { StoredRecord } from '../use-record.ts';
import { problemCounts } from './editor-problems.tsx';
import { type Editing, useForm } from './record-context.ts';
import type { RecordForm } from './record-form.ts';
import { useSaving } from './record-saving.ts';
import { recordWord } from './record-words.ts';
import { useRemoval, useRestore } from './removal.ts';
import { useKeptForm } from './use-kept-form.ts';

/** What an editor works on, and where it stands. */
export interface Opened {
  entity: Entity;
  paths: RecordPaths;
  id: string;
  /** The record as it was read; a new one has none. */
  record: (StoredRecord & Values) | undefined;
  /** The values a new one begins with. */
  begin: () => Values;
  onCreated: (id: string) => void;
  /** What is tidied before a save, such as lines nothing was written on. */
  beforeSave?: (form: RecordForm) => void;
}

/** All that the page of a record does, whatever it lays out. */
export interface RecordPage {
  paths: RecordPaths;
  editing: Editing;
  /** What the record is called; a new one "New customer". */
  title: string;
  /** The record as it is stored, or as a new one begins. */
  stored: StoredRecord & Values;
  isDeleted: boolean;
  hasHistory: boolean;
  /** How many values differ from what is stored. */
  changes: number;
  /** How many problems a section has. */
  problemsIn: (section: string) => number;
  isSaving: boolean;
  /** The record was deleted while it was worked on. */
  isGone: boolean;
  /** @returns whether it is saved */
  save: () => Promise<boolean>;
  isRestoring: boolean;
  restore: () => Promise<void>;
  mayBeRemoved: boolean;
  /** Somebody asked to delete the record. */
  isAsked: boolean;
  ask: (isAsked: boolean) => void;
  isRemoving: boolean;
  remove: () => Promise<void>;
}

/** The work on one record, stored or new: saving, deleting, restoring, and what may be done by whom. */
export function useRecordPage({ entity, paths, id, record, begin, onCreated, beforeSave }: Opened): RecordPage {
  const navigate = useNavigate();
  const reader = useUser();
  const { role } = reader;
  const form = useKeptForm(entity, id, record, begin);
  const base = useForm(form, (state) => state.base);
  const changes = useForm(form, (state) => state.changes);
  const counts = useForm(form, (state) => problemCounts(form, state));
  const { isSaving, isGone, save, comeBack } = useSaving(form, onCreated);
  const { isRemoving, remove } = useRemoval(entity);
  const restore = useRestore(entity);
  const [isRestoring, setRestoring] = useState(false);
  const [isAsked, ask] = useState(false);

  // A newer state was read, such as after a restore from a toast: it is shown unless there is work it would disturb.
  useEffect(() => {
    const shown = form.state();
    if (record && record.version !== shown.base.version && shown.changes === 0) form.store(record, shown.values);
  }, [form, record]);

  const isNew = base.version === undefined;
  const isDeleted = typeof base.deletedAt === 'string';
  const isReading = isDeleted || !(isNew ? may(role, entity.name, 'create') !== false : mayEdit(role, entity, base));
  const title = isNew ? recordWord(entity.name, 'new') : String(base[entity.label] ?? '');
  const stored = { ...base, id } as StoredRecord & Values;
  const problemsIn = new Map(counts.split(' ').map((count) => count.split(':') as [string, string]));

  return {
    paths,
    editing: { form, entity, reader, isReading, isNew },
    title,
    stored,
    isDeleted,
    hasHistory: !isNew && may(role, entity.name, 'history') !== false,
    changes,
    problemsIn: (section) => Number(problemsIn.get(section) ?? 0),
    isSaving,
    isGone,
    save() {
      beforeSave?.(form);
      return save();
    },
    isRestoring,
    async restore() {
      setRestoring(true);
      const restored = await restore(id, title).finally(() => setRestoring(false));
      if (restored) comeBack(restored);
    },
    mayBeRemoved: !isNew && !isDeleted && mayRemove(reader, entity, { ...base, id }),
    isAsked,
    ask,
    isRemoving,
    async remove() {
      const isRemoved = await remove(stored, title);
      ask(false);
      if (!isRemoved) return;
      form.discard();
      void navigate(listAddress(paths.list));
    },
  };
}
