import { useState } from 'react';
import { problemSentence } from '../../../records/words/record-words.ts';
import type { CopyChoices, CopyStep } from './copy-choices.ts';
import { problemIn, stepOf, type TypedChoice, typedAgainFirst, type UnreadChoices } from './unread-choices.ts';

/** The id of the control of a choice. */
export function controlOf(name: TypedChoice): string {
  return `copy-${name}`;
}

/** What was typed into the fields of a copy and cannot be chosen, and what waits for it. */
export interface Unread {
  textOf: (name: TypedChoice) => string | undefined;
  /** What is wrong, once something waits for it. */
  errorOf: (name: TypedChoice) => string | undefined;
  /** @returns whether the text can be chosen */
  read: (name: TypedChoice, text: string) => boolean;
  /** Goes on from a step, without one with the whole copy; where something is to be typed again, there. */
  goOn: (act: () => void, step?: CopyStep) => void;
}

/** Keeps what cannot be chosen in its field until it is typed again. @param goTo shows another step */
export function useUnreadChoices(choices: CopyChoices, goTo: (step: CopyStep) => void): Unread {
  const [unread, setUnread] = useState<UnreadChoices>({});
  const [isTold, setTold] = useState(false);
  return {
    textOf: (name) => unread[name],
    errorOf(name) {
      const problem = isTold ? problemIn(name, unread[name] ?? '') : null;
      return problem ? problemSentence(problem) : undefined;
    },
    read(name, text) {
      const { [name]: _, ...others } = unread;
      const isRead = problemIn(name, text) === null;
      setUnread(isRead ? others : { ...others, [name]: text });
      if (isRead) setTold(false);
      return isRead;
    },
    goOn(act, step) {
      const name = typedAgainFirst(unread, choices, step);
      if (name === null) return act();
      setTold(true);
      if (choices.step !== stepOf[name]) goTo(stepOf[name]);
      requestAnimationFrame(() => document.getElementById(controlOf(name))?.focus());
    },
  };
}
