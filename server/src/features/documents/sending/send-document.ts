import { documentFileName } from '@mandate/contract/documents/document-file-name.ts';
import { letterBody } from '@mandate/contract/documents/letter-body.ts';
import {
  type Addressee,
  mostAttached,
  type SendRequest,
  type SentDocument,
} from '@mandate/contract/documents/send-request.ts';
import { document } from '@mandate/contract/entities/document.ts';
import type { MailAttachment, MailContent } from '@mandate/contract/entities/mail-message.ts';
import type { DocumentKind, PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import { mailWords, namesFile } from '@mandate/contract/paper/mail-words/mail-words.ts';
import {
  fillPlaceholders,
  type TextPlaceholder,
  unknownPlaceholders,
} from '@mandate/contract/paper/text-placeholders.ts';
import { paperWriting } from '@mandate/contract/paper/written/paper-writing.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { addDays, startOfDay } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../../business/company-day.ts';
import { actorOf, writeAudit } from '../../../calls/audit.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { refuse, refuseFields } from '../../../http/refusal.ts';
import { mailReadiness } from '../../../mail/queue/mail-readiness.ts';
import { queueMail } from '../../../mail/queue/queue-mail.ts';
import { findVisible } from '../../../records/read/find.ts';
import { parameter } from '../../../records/read/parameter.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import { checkSeesRates } from '../check-sees-rates.ts';
import { documentAddressees } from './document-addressees.ts';
import { newDocumentLink } from './new-document-link.ts';
import { ownAddress } from './own-address.ts';
import { lastLinkDay, mailValues, type Sendable, sendableDocument } from './sendable-document.ts';

/** How long a mail with a document is tried. */
const daysTried = 7;

/** A contact with an address. */
type Recipient = Addressee & { email: string };

/** What all mails of one sending have in common. */
interface Letter {
  kind: DocumentKind;
  language: PaperLanguage;
  firmCountry: string | null;
  subject: string;
  body: string;
  /** The last day its links work. */
  until: string;
  values: Partial<Record<TextPlaceholder, string | null>>;
  replyTo: string;
  attachments: MailAttachment[];
}

/**
 * Sends a document to contacts of its customer: to each a mail of their own, with a link of their own where that is wanted. While mail is off
 * nothing leaves, and the links can be passed on by hand. What is attached was printed before (`printAttached`).
 * @param origin the address people reach the product under, without a slash at the end
 * @throws Refusal notPermitted without the grant that shows prices, recordNotFound, documentNotCurrent, documentNotPrinted, nothingGoesAlong where there is neither a file nor a
 *   link, recipientNeeded where none of the contacts
 *   has an address, validationFailed for texts with a placeholder there is not, for others than contacts of the customer, and for a day on which no
 *   link of it works
 */
export async function sendDocument(
  call: Call,
  seal: Seal,
  origin: string,
  id: string,
  sent: SendRequest,
): Promise<SentDocument> {
  checkSeesRates(call.caller);
  await findVisible(call, document, id);
  return inTransaction(call.db, async (db) => {
    // Who ends it at this moment waits until it is sent.
    await run(db, 'select 1 from documents where id = $1 for share', [id]);
    const sendable = await sendableDocument(db, id);
    const { number, language, sha256, size } = sendable;
    if (sent.attach && sha256 === null) refuse('documentNotPrinted', { number });
    const addressees = await documentAddressees(db, id);
    const lastDay = await lastLinkDay(db, sendable);
    const isTooLarge = sent.attach && (size ?? 0) > mostAttached;
    const withLink = sent.withLink || isTooLarge;
    if (!withLink && !sent.attach) refuse('nothingGoesAlong');
    refuseFields([
      ...textErrors(sent),
      ...strangerErrors(sent, addressees),
      ...linkDayErrors(sent.expiresOn ?? (withLink ? lastDay : null), lastDay, await companyDay(db)),
    ]);
    const recipients = addressees.filter(
      (one): one is Recipient => one.email !== null && sent.contactIds.includes(one.id),
    );
    if (recipients.length === 0) refuse('recipientNeeded', nobodyIn(addressees, sendable));
    if (isTooLarge) call.alerts.push(call.words.sentence('attachmentTooLarge'));
    const { isEnabled: isOn, isPaused } = await mailReadiness(db);
    if (!isOn) call.alerts.push(call.words.sentence('documentNotMailed'));
    const goesAlong = sent.attach && !isTooLarge && sha256 !== null;
    const letter: Letter = {
      ...{ kind: sendable.kind, language, subject: sent.subject, body: sent.body },
      firmCountry: sendable.content.facts.firmCountry,
      until: sent.expiresOn ?? lastDay,
      values: mailValues(sendable, call.caller.fullName),
      replyTo: await ownAddress(db, call.caller.id),
      attachments: goesAlong ? [{ name: documentFileName(sendable), type: 'application/pdf', sha256 }] : [],
    };
    const expiresAt = await endOfDay(db, letter.until);
    const done: SentDocument = { messages: [], links: [], isPaused };
    const byId = call.caller.id;
    const post = async (name: string, address: string, content: MailContent, linkId: string | null) => {
      if (isOn) done.messages.push(await mail(db, seal, { documentId: id, linkId, name, address, content, byId }));
    };
    for (const to of recipients) {
      const made = withLink ? await newDocumentLink(db, { documentId: id, to, expiresAt, byId }) : null;
      const link = made && `${origin}/public/document#${made.token}`;
      if (link !== null) done.links.push({ contactId: to.id, name: to.name, link });
      await post(to.name, to.email, contentOf(letter, to.name, link), made?.id ?? null);
    }
    // A link is for one person: who gets a copy gets none.
    if (sent.copyTo)
      await post('', sent.copyTo, contentOf(letter, recipients.map(({ name }) => name).join(', '), null), null);
    const details = { number, sha256, mails: done.messages.length, links: done.links.length };
    await writeAudit(db, { action: 'documentSent', ...actorOf(call), entity: document.name, recordId: id, details });
    return done;
  });
}

/** What a text names that nothing stands for; a subject is read by many, so it holds no link. */
function textErrors({ subject, body }: SendRequest): FieldError[] {
  const unknown = { subject: unknownPlaceholders(subject), body: unknownPlaceholders(body) };
  if (subject.includes('{link}')) unknown.subject.push('link');
  return Object.entries(unknown).flatMap(([field, names]) =>
    names.map((name) => fieldError(field, 'placeholderUnknown', { name: `{${name}}` })),
  );
}

/** Whether none of the contacts has an address, or none of those that were chosen. */
function nobodyIn(addressees: readonly Addressee[], { content: { facts } }: Sendable): RefusalParams {
  const isOfChosen = addressees.some(({ email }) => email !== null);
  return isOfChosen ? { context: 'chosen' } : { customer: facts.customer.name };
}

/** Who is no contact of the customer. */
function strangerErrors({ contactIds }: SendRequest, addressees: readonly Addressee[]): FieldError[] {
  return contactIds.flatMap((id, index) =>
    addressees.some((one) => one.id === id) ? [] : [fieldError(`contactIds.${index}`, 'valueNotAllowed')],
  );
}

/** A day on which no link of the document works; of a quote that is long past there is no other. */
function linkDayErrors(day: string | null, lastDay: string, today: string): FieldError[] {
  const isPossible = day === null || (day >= today && day <= lastDay);
  return isPossible ? [] : [fieldError('expiresOn', 'linkDayNotPossible', { date: lastDay })];
}

/** When a day is over where the firm is. */
async function endOfDay(db: Database, day: string): Promise<string> {
  return startOfDay(addDays(day, 1), String(await parameter(db, 'company.timeZone')));
}

/** The mail as one contact reads it. */
function contentOf(
  { kind, language, firmCountry, subject, body, until, values, replyTo, attachments }: Letter,
  contact: string,
  link: string | null,
): MailContent {
  const named = { ...values, contact };
  const { say, formats } = paperWriting(language, firmCountry);
  const goes = letterBody(body, {
    hasFile: attachments.length > 0,
    namesFile: namesFile(body, kind),
    linkUntil: link && say(mailWords[language].linkUntil, { date: formats.longDay(until) }),
  });
  const { text } = fillPlaceholders(goes, { ...named, link });
  const paragraphs = text.split(/\n{2,}/).filter((each) => each.trim() !== '');
  return {
    language,
    subject: fillPlaceholders(subject, named).text,
    blocks: paragraphs.map((each) => ({
      kind: 'text',
      text: each.trim(),
      ...(link !== null && each.includes(link) && { url: link }),
    })),
    replyTo,
    attachments,
  };
}

interface Mailed {
  documentId: string;
  /** The link it holds. */
  linkId: string | null;
  name: string;
  address: string;
  content: MailContent;
  byId: string | null;
}

/** Puts a mail with a document into the queue and keeps that it went. @returns its id */
async function mail(db: Database, seal: Seal, mailed: Mailed): Promise<string> {
  const { documentId, linkId, name, address, content, byId } = mailed;
  const messageId = await queueMail(db, seal, {
    purpose: 'document',
    accountId: null,
    createdById: byId,
    to: { address, name },
    content,
    notAfter: new Date(Date.now() + daysTried * 86_400_000),
  });
  const text = `insert into document_mails (id, document_id, link_id, message_id, to_name, to_address, created_by_id)
    values ($1, $2, $3, $4, $5, $6, $7)`;
  await run(db, text, [uuidV7(), documentId, linkId, messageId, name, address, byId]);
  return messageId;
}
