import type { Database } from '../../../database/database.ts';
import { openTransport } from '../../../mail/connection/open-transport.ts';
import { MailFailure } from '../../../mail/mail-failure.ts';
import { mailSettings } from '../../../mail/mail-settings.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import { type Finding, finding } from './finding.ts';

/** Whether the mail server lets the product in; nothing is sent. */
export async function findMailServer(db: Database, seal: Seal, allowPrivate: boolean): Promise<Finding> {
  const settings = await mailSettings(db, seal);
  if (settings === null) return finding('mailServer', 'mailServerNone');
  try {
    (await openTransport(settings, { allowPrivate })).close();
    return finding('mailServer', 'mailServerGood');
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return finding('mailServer', 'mailServerRefused', { reason: error.message });
  }
}
