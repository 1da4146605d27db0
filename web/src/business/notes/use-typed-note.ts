import { noteKinds } from '@mandate/contract/entities/note.ts';
import { useState } from 'react';
import { useUser } from '../../lib/session/session.ts';

/** What is typed of a note. */
export interface TypedNote {
  kind: (typeof noteKinds)[number];
  /** As the editor gives it. */
  body: string;
}

/**
 * What is typed of a note, kept in this browser for this person while it is typed, so that nothing is lost with the page.
 * @param place the record for a new note, and beside it the note that is changed
 * @param stored what the note is now
 * @returns what is typed, how to change it, and how to forget it; null where nothing was typed
 */
export function useTypedNote(place: string, stored: TypedNote) {
  const { id } = useUser();
  const key = `note:${id}:${place}`;
  const [kept, setKept] = useState(() => read(key));
  return {
    isKept: kept !== null,
    typed: kept ?? stored,
    type(typed: TypedNote): void {
      setKept(typed);
      try {
        localStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // A full browser keeps nothing; what is on the page stays there.
      }
    },
    forget(): void {
      setKept(null);
      localStorage.removeItem(key);
    },
  };
}

function read(key: string): TypedNote | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isTypedNote(found) ? found : null;
  } catch {
    return null;
  }
}

function isTypedNote(found: unknown): found is TypedNote {
  if (typeof found !== 'object' || found === null || !('kind' in found) || !('body' in found)) return false;
  return typeof found.body === 'string' && noteKinds.some((kind) => kind === found.kind);
}
