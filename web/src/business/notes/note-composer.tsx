import Pencil from 'lucide-react/icons/pencil';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { NoteForm } from './note-form.tsx';
import type { NoteActs } from './use-note-acts.ts';
import { useTypedNote } from './use-typed-note.ts';

const blank = { kind: 'note', body: '' } as const;

interface NoteComposerProps {
  /** The record it is about. */
  recordId: string;
  acts: NoteActs;
  /** Whether the person may delete what they wrote. */
  mayRemove: boolean;
  /** What it begins with, where that is not the usual button. */
  opener?: (ways: Pick<ComponentProps<'button'>, 'autoFocus' | 'onClick'>) => ReactNode;
}

/** Where a new note is written. What is typed is there again when the page is opened again. */
export function NoteComposer({ recordId, acts, mayRemove, opener }: NoteComposerProps) {
  const { t } = useTranslation();
  const { typed, isKept, type, forget } = useTypedNote(recordId, blank);
  const [isOpen, setOpen] = useState(isKept);
  const [isSending, setSending] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [isClosed, setClosed] = useState(false);

  async function send(): Promise<void> {
    setEmpty(typed.body === '');
    if (typed.body === '' || isSending) return;
    setSending(true);
    const isAdded = await acts.add(typed, mayRemove);
    setSending(false);
    if (isAdded) close();
  }
  function close(): void {
    forget();
    setOpen(false);
    setEmpty(false);
    setClosed(true);
  }

  // What opens it has the focus again once it is closed.
  const ways = { autoFocus: isClosed, onClick: () => setOpen(true) };
  if (!isOpen && opener) return opener(ways);
  if (!isOpen)
    return (
      <Button icon={<Pencil aria-hidden="true" />} style={{ justifySelf: 'start' }} {...ways}>
        {t('notes.write')}
      </Button>
    );
  return (
    <NoteForm
      typed={typed}
      label={t('record.note.new')}
      error={isEmpty ? t('notes.empty') : undefined}
      onType={(next) => {
        setEmpty(false);
        type(next);
      }}
    >
      <Button onClick={close}>{t('notes.cancel')}</Button>
      <Button look="primary" busy={isSending} onClick={() => void send()}>
        {t('notes.add')}
      </Button>
    </NoteForm>
  );
}
