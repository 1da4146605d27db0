import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../lib/calls/call.ts';
import { showError } from '../../lib/frame/show-success-and-errors.ts';
import RichTextView from '../../rich-text/rich-text-view.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NoteForm } from './note-form.tsx';
import type { NoteRow } from './note-query.ts';
import type { NoteActs } from './use-note-acts.ts';
import { useTypedNote } from './use-typed-note.ts';

interface NoteChangeProps {
  note: NoteRow;
  acts: NoteActs;
  onClose: () => void;
}

/** A note while it is changed, in its own place. What another wrote meanwhile is shown before it would be replaced. */
export function NoteChange({ note, acts, onClose }: NoteChangeProps) {
  const { t } = useTranslation();
  const [first] = useState(note);
  const { typed, type, forget } = useTypedNote(placeOf(note), first);
  const [base, setBase] = useState<Pick<NoteRow, 'id' | 'version'>>(first);
  const [theirs, setTheirs] = useState<{ body: string; by: string } | null>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    if (isSaving) return;
    if (typed.body === '') return setError(t('notes.empty'));
    setSaving(true);
    try {
      await acts.change(base, { kind: typed.kind, body: typed.body });
      close();
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      refused(problem);
    } finally {
      setSaving(false);
    }
  }

  function refused(problem: CallError): void {
    const { current, changedBy } = (problem.data ?? {}) as { current?: NoteRow; changedBy?: string };
    if (problem.code === 'recordChangedByOther' && current) {
      setTheirs({ body: current.body, by: changedBy ?? '' });
      setBase(current);
    } else if (problem.fieldErrors[0]) setError(problem.fieldErrors[0].message);
    else if (problem.result === 'error') showError(problem.message);
  }

  function close(): void {
    forget();
    onClose();
  }

  return (
    <NoteForm
      typed={typed}
      label={t('notes.editing')}
      error={error}
      notice={
        theirs && (
          <Notice kind="caution" role="alert">
            {t('notes.changedByOther', { user: theirs.by })}
            <RichTextView html={theirs.body} />
          </Notice>
        )
      }
      onType={(next) => {
        setError(undefined);
        type(next);
      }}
    >
      <Button onClick={close}>{t('notes.cancel')}</Button>
      <Button look="primary" busy={isSaving} onClick={() => void save()}>
        {t('notes.save')}
      </Button>
    </NoteForm>
  );
}

/** Where the changes of a note are kept. */
export function placeOf({ recordId, id }: Pick<NoteRow, 'recordId' | 'id'>): string {
  return `${recordId}:${id}`;
}
