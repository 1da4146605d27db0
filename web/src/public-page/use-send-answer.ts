import { offerEnds } from '@mandate/contract/documents/offer-ends.ts';
import type { AcceptRequest, DeclineRequest, PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { useRef, useState } from 'react';
import { type AnswerFaults, acceptFaults, declineFaults, firstFault } from './answer-faults.ts';
import { askPublicly } from './ask-publicly.ts';
import type { PageWriting } from './page-writing.ts';
import { forgetTypedAnswer, type TypedAnswer } from './typed-answer.ts';

/** The form whose fields an answer is made of. */
export const answerFormId = 'answer';

interface Sent {
  token: string;
  typed: TypedAnswer;
  /** What the page shows, a decimal string. */
  gross: string;
  writing: PageWriting;
  onAnswered: (data: PublicDocument | null) => Promise<void>;
}

/** What an answer under way is: which one, what is wrong with it, and what sends it. */
export type Answering = ReturnType<typeof useSendAnswer>;

/** Sends an answer once, however often it is pressed. What is wrong is told at its fields, and the first of them is gone to. */
export function useSendAnswer({ token, typed, gross, writing, onAnswered }: Sent) {
  const [isDeclining, setDeclining] = useState(false);
  const [hasConsent, setConsent] = useState(false);
  const [faults, setFaults] = useState<AnswerFaults>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const send = async () => {
    if (isUnderWay.current) return;
    const found = isDeclining ? declineFaults(typed) : acceptFaults(typed, hasConsent);
    setFaults(found);
    setProblem(null);
    const first = firstFault(found);
    if (first !== undefined) return document.getElementById(`${answerFormId}-${first}`)?.focus();
    isUnderWay.current = true;
    setSending(true);
    const reply = isDeclining
      ? await askPublicly<PublicDocument>('decline', declined(token, typed))
      : await askPublicly<PublicDocument>('accept', accepted(token, typed, gross));
    if ('data' in reply) forgetTypedAnswer(token);
    else setProblem(problemOf(reply.refusal, writing));
    // Whatever the server said of it, the page shows what holds now. What did not arrive may be sent again as it is.
    if ('data' in reply) await onAnswered(reply.data);
    else if (['refused', 'notValid', ...offerEnds].includes(reply.refusal.why)) await onAnswered(null);
    isUnderWay.current = false;
    setSending(false);
  };

  return {
    isDeclining,
    hasConsent,
    faults,
    problem,
    isSending,
    send: () => void send(),
    setConsent: (isGiven: boolean) => {
      setConsent(isGiven);
      setFaults({});
    },
    /** Goes from accepting to declining, and back. */
    turn: () => {
      if (isUnderWay.current) return;
      setDeclining((before) => !before);
      setFaults({});
      setProblem(null);
    },
    /** What is being changed is not called wrong any more. */
    mend: () => setFaults({}),
  };
}

function accepted(token: string, { name, position, chosenLineIds }: TypedAnswer, gross: string): AcceptRequest {
  const said = position.trim();
  return { token, name: name.trim(), position: said === '' ? null : said, gross, chosenLineIds, accepts: true };
}

function declined(token: string, { name, reason, text }: TypedAnswer): DeclineRequest {
  const reasonCode = reason as DeclineRequest['reasonCode'];
  return { token, name: name.trim(), reasonCode, reason: text.trim() };
}

function problemOf({ why, code }: { why: string; code: string }, { own: { notSent } }: PageWriting): string {
  if (why === 'connection' || why === 'tooMany') return notSent[why];
  return code === 'setChanged' ? notSent.setChanged : notSent.server;
}
