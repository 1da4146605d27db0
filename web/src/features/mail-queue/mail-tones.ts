import type { MailAttempt, mailStates } from '@mandate/contract/entities/mail-message.ts';
import type { PillTone } from '../../ui/badges/status-pill.tsx';

/** How the state of a mail is painted. */
export const mailTones: Record<(typeof mailStates)[number], PillTone> = {
  queued: 'draft',
  sending: 'active',
  sent: 'completed',
  deferred: 'onHold',
  failed: 'bad',
  cancelled: 'cancelled',
};

/** How what a try came to is painted. */
export const outcomeTones: Record<NonNullable<MailAttempt['outcome']>, PillTone> = {
  sent: 'completed',
  deferred: 'onHold',
  failed: 'bad',
  uncertain: 'caution',
};
