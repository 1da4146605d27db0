import type { Values } from '@mandate/contract/changes/merge.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import { checkPort, mailPorts, plainHost, resolveHost } from '../../mail/connection/mail-host.ts';
import { MailFailure } from '../../mail/mail-failure.ts';

/** A save does not wait longer for a resolver. */
const patience = 3;

/**
 * What is wrong with another host or port: an address inside the network, in whatever spelling or behind whatever name, and a port that
 * is none of mail. A name nobody knows just now is told and taken: it is asked for again whenever something is sent.
 * @param stored what is stored; what stays as it is is not looked at
 */
export async function hostErrors(
  stored: Values,
  { host, port }: Values,
  allowPrivate: boolean,
  { alerts, words }: Pick<Call, 'alerts' | 'words'>,
): Promise<FieldError[]> {
  if (host === stored.host && port === stored.port) return [];
  const errors = typeof port === 'number' ? portErrors(port, allowPrivate) : [];
  if (typeof host !== 'string' || host === stored.host) return errors;
  try {
    await resolveHost({ host, timeoutSeconds: patience }, allowPrivate);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    if (error.code === 'mailHostPrivate') errors.push(fieldError('host', error.code, { host: plainHost(host) }));
    else alerts.push(words.sentence('mailHostUnknown', { host: plainHost(host) }));
  }
  return errors;
}

function portErrors(port: number, allowPrivate: boolean): FieldError[] {
  try {
    checkPort(port, allowPrivate);
    return [];
  } catch {
    return [fieldError('port', 'mailPortNotAllowed', { port, ports: mailPorts.join(', ') })];
  }
}
