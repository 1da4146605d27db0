import { useSyncExternalStore } from 'react';
import { currentSession, onSession } from './session.ts';

/** The question for the password, open until it is answered. */
interface Question {
  /** @param isConfirmed whether the server took the password */
  answer: (isConfirmed: boolean) => void;
}

let question: Question | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function become(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the person to confirm with the password; the app shows the question ({@link useReauth}). Several calls share one.
 * @returns whether it was confirmed; false also when the session ends meanwhile
 */
export function confirmPassword(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const stop = onSession(() => {
      if (currentSession().status !== 'signedIn') answer(false);
    });
    function answer(isConfirmed: boolean): void {
      stop();
      asked = null;
      become(null);
      resolve(isConfirmed);
    }
    become({ answer });
  });
  return asked;
}

/** The open question, or null. */
export function openQuestion(): Question | null {
  return question;
}

/** The open question, or null; renders again when one is asked or answered. */
export function useReauth(): Question | null {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, openQuestion);
}
