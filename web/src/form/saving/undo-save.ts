import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { dismiss, showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import type { ToastExtras } from '../../lib/frame/toast-showing.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/session.ts';
import { flat } from '../../records/own-fields/flat.ts';
import { type StoredRecord, usePurgeRecord, useStoreRecord } from '../../records/reading/use-record.ts';
import { mayEdit } from '../../records/rights/may-edit.ts';
import { mayRemove } from '../../records/rights/may-remove.ts';
import { pathLabel, problemSentence, recordName, recordWord } from '../../records/words/record-words.ts';
import type { AskReason } from '../state/editing-context.ts';
import type { RecordForm } from '../state/record-form.ts';
import { handOver, typedAgain } from './typed-again.ts';
import { wantsReason } from './wants-reason.ts';

type Stored = StoredRecord & Values;

/**
 * Takes saves of a record back. What of a save was changed since stays, and the server says so; where nothing is left to take back, it
 * says why.
 * @returns whether one is under way, and what begins one; it answers the record as it is then, or null
 */
export function useUndo(entity: Entity) {
  const { t } = useTranslation();
  const keep = useStoreRecord(entity.name);
  const [isUndoing, setUndoing] = useState(false);
  const isBusy = useRef(false);

  async function send(
    id: string,
    body: { version: number; reason?: string },
    askReason?: AskReason,
  ): Promise<Stored | null> {
    try {
      return flat(await call<Stored>('POST', `/${entity.name}/undo/${id}`, body, { quiet: true }));
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (askReason && wantsReason(problem)) {
        const reason = await askReason('undo');
        return reason === null ? null : send(id, { ...body, reason }, askReason);
      }
      if (problem.result === 'error') showWarning(refusedUndo(entity, problem));
      return null;
    }
  }

  async function undo(id: string, version: number, askReason?: AskReason): Promise<Stored | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setUndoing(true);
    try {
      const record = await send(id, { version }, askReason);
      if (record === null) return null;
      keep(record);
      const title = recordName(entity, record);
      dismiss(recordWord(entity.name, 'saved', { title }));
      showSuccess(t('saving.undone', { title }));
      return record;
    } finally {
      isBusy.current = false;
      setUndoing(false);
    }
  }
  return { isUndoing, undo };
}

/** Why a save was not taken back: what is wrong with each field, with its name but where the sentence stands by itself. */
function refusedUndo(entity: Entity, { code, message, fieldErrors }: CallError): string {
  const sentences = fieldErrors.map((error) => {
    const sentence = problemSentence(error);
    if (error.field === 'reason') return i18n.t('inline.needsReason');
    return code === 'recordLocked' || error.field === ''
      ? sentence
      : `${pathLabel(entity, {}, error.field)}: ${sentence}`;
  });
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : message;
}

/** A save that was just made. */
export interface MadeSave {
  record: Stored;
  /** It created the record. */
  isNew: boolean;
  /** What was on the screen when it was sent. */
  sent: Values;
}

/**
 * What the report of a save offers: to take it back, for who may. The form, if it is still there, goes on with what is stored then, and
 * keeps what was typed since; after the undoing of a create a new form has what was typed.
 */
export function useUndoOfSave(
  form: RecordForm,
  paths: RecordPaths,
  askReason?: AskReason,
): (save: MadeSave) => ToastExtras {
  const { t } = useTranslation();
  const { entity } = form;
  const reader = useUser();
  const navigate = useNavigate();
  const isThere = useRef(false);
  const { undo } = useUndo(entity);
  const forget = usePurgeRecord(entity.name);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function takeBack({ record }: MadeSave): Promise<void> {
    const undone = await undo(record.id, record.version, isThere.current ? askReason : undefined);
    if (undone) form.store(undone, form.state().base);
  }

  async function takeBackCreate({ record, sent }: MadeSave): Promise<void> {
    try {
      await call('DELETE', `/${entity.name}/remove/${record.id}?version=${record.version}`);
    } catch (problem) {
      // What was refused was said; the record stays.
      if (problem instanceof CallError) return;
      throw problem;
    }
    const title = recordName(entity, record);
    const stays = isThere.current;
    if (stays) {
      handOver(entity.name, typedAgain(entity, sent, record, form.state().values));
      form.discard();
      void navigate(paths.create);
    }
    forget(record.id);
    showSuccess(t(stays ? 'saving.createUndone' : 'saving.createUndoneGone', { title }));
  }

  return (save) => {
    const { isNew, record } = save;
    const mayUndo = isNew ? mayRemove(reader, entity, record) : mayEdit(reader, entity, record);
    if (!mayUndo || (isNew && may(reader.role, entity.name, 'create') === false)) return {};
    return { action: { label: t('editor.undo'), run: () => void (isNew ? takeBackCreate(save) : takeBack(save)) } };
  };
}
