import { domainToASCII } from 'node:url';
import type { MailContent } from '@mandate/contract/entities/mail-message.ts';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailSettings } from '../mail-settings.ts';
import { oneLine } from './one-line.ts';
import { renderMail } from './render-mail.ts';

/** A message as the composer reads it. */
export interface ComposedMessage {
  id: string;
  toAddress: string;
  toName: string;
  createdAt: Date;
}

/** What is handed to the mail server. */
export interface ComposedMail {
  from: string;
  to: string;
  raw: Buffer;
  /** Where it really goes, while everything is sent to one address; else null. */
  redirectedTo: string | null;
}

/** A file that goes along, with its bytes. */
export interface AttachedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/**
 * A message as it travels: plain text and HTML, with the same Message-ID however often it is sent.
 * @param settings with the address mails come from
 * @param attached what goes along
 */
export async function composeMail(
  message: ComposedMessage,
  content: MailContent,
  settings: MailSettings & { fromEmail: string },
  attached: readonly AttachedFile[] = [],
): Promise<ComposedMail> {
  const { fromEmail, fromName, envelopeFrom, redirectAllTo, footerText } = settings;
  const replyTo = content.replyTo ?? settings.replyTo;
  const name = oneLine(message.toName, 160);
  const meant = name === '' ? message.toAddress : `${name} <${message.toAddress}>`;
  const { subject, text, html } = renderMail(content, { footer: footerText, meantFor: redirectAllTo && meant });
  const domain = fromEmail.slice(fromEmail.lastIndexOf('@') + 1);
  const composer = new MailComposer({
    from: { name: oneLine(fromName ?? '', 160), address: fromEmail },
    to: redirectAllTo ?? { name, address: message.toAddress },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    messageId: `<${message.id}@${domainToASCII(domain) || domain}>`,
    date: message.createdAt,
    attachments: attached.map(({ name: filename, type: contentType, bytes: content }) => ({
      ...{ filename, contentType, content },
    })),
    // Out-of-office programs do not answer (RFC 3834); to somebody who writes they may.
    headers: content.replyTo === undefined ? { 'Auto-Submitted': 'auto-generated' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  return { from: envelopeFrom ?? fromEmail, to: redirectAllTo ?? message.toAddress, raw, redirectedTo: redirectAllTo };
}
