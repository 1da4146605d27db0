import type { MailTestStep } from '@mandate/contract/entities/mail-server.ts';
import { type RefusalCode, type RefusalParams, sentence } from '@mandate/contract/replies/refusals.ts';

/** Where on its way a mail is. */
export type MailStep = MailTestStep['step'];

/** The codes of what can go wrong with a mail server; each has its sentence. */
export type MailFailureCode = Extract<RefusalCode, `mail${string}`>;

interface Circumstances {
  step: MailStep;
  /** The server's own words, secrets removed. */
  answer?: string | null;
  /** Whether trying again is of no use: the server refused sender, recipient or message for good (5xx). */
  isFinal?: boolean;
  params?: RefusalParams;
  cause?: unknown;
}

/** A mail server was not reached, or did not do what it was asked. Its message is the plain sentence of its code. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly code: MailFailureCode;
  readonly step: MailStep;
  readonly answer: string | null;
  readonly isFinal: boolean;
  /** What the sentence is filled with. */
  readonly params: RefusalParams;

  constructor(
    code: MailFailureCode,
    { step, answer = null, isFinal = false, params = {}, cause = undefined }: Circumstances,
  ) {
    super(sentence(code, params), { cause });
    this.code = code;
    this.step = step;
    this.answer = answer;
    this.isFinal = isFinal;
    this.params = params;
  }
}
