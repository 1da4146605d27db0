import type { TypedAnswer } from './typed-answer.ts';

/** The fields of an answer, in the order they stand in. */
const answerFields = ['name', 'position', 'consent', 'reason', 'text'] as const;
export type AnswerField = (typeof answerFields)[number];

export type AnswerFaults = Partial<Record<AnswerField, true>>;

/** What keeps an acceptance from being sent. */
export function acceptFaults({ name, position }: TypedAnswer, hasConsent: boolean): AnswerFaults {
  return {
    ...nameFaults(name),
    ...(position.trim().length > 120 && { position: true }),
    ...(!hasConsent && { consent: true }),
  };
}

/** What keeps a refusal from being sent. */
export function declineFaults({ name, reason, text }: TypedAnswer): AnswerFaults {
  const { length } = text.trim();
  return {
    ...nameFaults(name),
    ...(reason === '' && { reason: true }),
    ...((length < 5 || length > 1000) && { text: true }),
  };
}

function nameFaults(name: string): AnswerFaults {
  const { length } = name.trim();
  return length < 2 || length > 120 ? { name: true } : {};
}

/** The first field that is wrong, where the reader goes on. */
export function firstFault(faults: AnswerFaults): AnswerField | undefined {
  return answerFields.find((field) => faults[field]);
}
