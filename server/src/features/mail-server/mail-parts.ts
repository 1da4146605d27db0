import type { Seal } from '../../secrets/sealed.ts';

/** What the calls of the mail server need beside the call. */
export interface MailParts {
  seal: Seal;
  /** Whether private addresses and every port are taken (MAIL_ALLOW_PRIVATE). */
  allowPrivate: boolean;
}
