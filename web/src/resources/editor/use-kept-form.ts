import type { Entity } from '@mandate/contract/entity.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { may } from '@mandate/contract/permissions.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetText, keepText, readText } from '../../lib/kept-text.ts';
import { onReaderGone, useUser, useViewer } from '../../lib/session.ts';
import { showInfo } from '../../lib/toasts.ts';
import { resumeForm, takeOpenCell } from './kept-form.ts';
import { beginForm, type RecordForm } from './record-form.ts';

/** Under which name the work on a record is kept that was never saved. */
const unsaved = 'new';

/**
 * The id of the new record this person was typing when the session ended, or null. A new record begins with it, so that a
 * save that arrived before is recognised.
 */
export function useKeptId(entity: Entity): () => string | null {
  const { id: userId } = useUser();
  const isView = useViewer() !== null;
  return () => (isView ? null : (readText(userId, entity.name, unsaved)?.id ?? null));
}

/**
 * The work on a record. When the session ends, what was typed is kept for this person in this tab; when the same person
 * opens the same record again, it is brought back. It is forgotten once it is saved or discarded.
 * @param record the record as it was read; undefined for one that was never saved
 * @param begin gives the values a new one begins with
 */
export function useKeptForm(entity: Entity, id: string, record: Values | undefined, begin: () => Values): RecordForm {
  const { t } = useTranslation();
  const reader = useUser();
  const isView = useViewer() !== null;
  const [{ form, keptAs, isResumed }] = useState(start);

  function start() {
    const current = record ?? begin();
    const name = record === undefined ? unsaved : id;
    const mayWrite = may(reader.role, entity.name, record === undefined ? 'create' : 'edit') !== false;
    // What looks at the product as somebody else writes nothing; a record deleted meanwhile is shown as it was.
    const isOpen = mayWrite && !isView && typeof current.deletedAt !== 'string';
    const kept = isOpen ? readText(reader.id, entity.name, name) : null;
    const isMine = kept?.id === id;
    return {
      form: kept && isMine ? resumeForm(entity, kept, current, reader) : beginForm(entity, id, current, reader),
      keptAs: name,
      isResumed: isMine,
    };
  }

  useEffect(() => {
    if (!isResumed) return;
    showInfo(t('editor.broughtBack'));
    return form.subscribe(() => {
      if (form.state().changes === 0) forgetText(reader.id, entity.name, keptAs);
    });
  }, [isResumed, form, reader.id, entity, keptAs, t]);

  useEffect(() => {
    if (isView) return;
    return onReaderGone(reader.id, () => {
      takeOpenCell();
      const { base, values, changes } = form.state();
      if (changes > 0)
        keepText(reader.id, entity.name, base.version === undefined ? unsaved : id, { id, base, values });
    });
  }, [isView, form, reader.id, entity, id]);

  return form;
}
