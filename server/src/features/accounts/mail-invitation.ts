import type { Invitation } from '@mandate/contract/access/session.ts';
import type { MailContent } from '@mandate/contract/entities/mail-message.ts';
import type { Database } from '../../database/database.ts';
import { mailReadiness } from '../../mail/queue/mail-readiness.ts';
import { queueMail } from '../../mail/queue/queue-mail.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { wordsOf } from '../../words/words.ts';

/** Whom an invitation is for, and who invites. */
export interface Invited {
  id: string;
  email: string;
  fullName: string;
  language: string;
  byId: string;
  /** The zone the end of the link is told in. */
  timeZone: string;
}

/**
 * Sends an invitation by mail too, where a mail server is set. It is not sent any more once its link has ended.
 * @returns whether it is on its way: while sending is off it waits
 */
export async function mailInvitation(
  db: Database,
  seal: Seal,
  invited: Invited,
  invitation: Invitation,
): Promise<boolean> {
  const { hasHost, isEnabled } = await mailReadiness(db);
  if (!hasHost) return false;
  await queueMail(db, seal, {
    purpose: 'invitation',
    accountId: invited.id,
    createdById: invited.byId,
    to: { address: invited.email, name: invited.fullName },
    content: contentOf(invited, invitation),
    notAfter: new Date(invitation.expiresAt),
  });
  return isEnabled;
}

function contentOf({ email, fullName, language, timeZone }: Invited, { link, expiresAt }: Invitation): MailContent {
  const words = wordsOf(language);
  const word = (name: string, params = {}) => words.at(`mail.invitation.${name}`, params) ?? '';
  const greeting = words.at('mail.greeting', { name: fullName }) ?? '';
  return {
    language: words.language,
    subject: word('subject'),
    blocks: [
      { kind: 'text', text: greeting },
      { kind: 'text', text: word('lead', { email }) },
      { kind: 'action', label: word('action'), url: link },
      { kind: 'text', text: word('until', { until: instantText(expiresAt, timeZone, words.language) }) },
      { kind: 'text', text: word('unexpected') },
    ],
  };
}

/**
 * A point in time as a mail tells it, with its zone: "29 November 2026 at 14:05 CET".
 * @param instant ISO 8601
 */
function instantText(instant: string, timeZone: string, language: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...parts,
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}
