import { useState } from 'react';
import { keepWork, readWork } from '../../lib/drafts/kept-work.ts';
import { useUser } from '../../lib/session/session.ts';

/** What is typed into a dialog of a document. */
interface KeptTyping<Typed> {
  typed: Partial<Typed>;
  type: (part: Partial<Typed>) => void;
  /** It was sent: the next time begins anew. */
  forget: () => void;
}

/** Keeps what is typed into a dialog of a document in this browser, so that it is there again when the dialog was closed before it was sent. */
export function useKeptTyping<Typed extends object>(
  dialog: 'send' | 'answer' | 'withdraw',
  documentId: string,
): KeptTyping<Typed> {
  const { id } = useUser();
  const page = `document ${dialog} ${documentId}`;
  const [typed, setTyped] = useState(() => readWork<Partial<Typed>>(id, page)?.work ?? {});
  return {
    typed,
    type: (part) => {
      const next = { ...typed, ...part };
      setTyped(next);
      keepWork(id, page, next);
    },
    forget: () => void keepWork(id, page, null),
  };
}
