import { documentFileName } from '@mandate/contract/documents/document-file-name.ts';
import type { DocumentSending } from '@mandate/contract/documents/send-request.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { mailWords, namesFile, withoutOffer } from '@mandate/contract/paper/mail-words/mail-words.ts';
import { paperLocale } from '@mandate/contract/paper/written/paper-formats.ts';
import { companyDay } from '../../../business/company-day.ts';
import { readTexts } from '../../../business/letterhead/read-texts.ts';
import type { Call } from '../../../calls/call.ts';
import { mailReadiness } from '../../../mail/queue/mail-readiness.ts';
import { findVisible } from '../../../records/read/find.ts';
import { parameter } from '../../../records/read/parameter.ts';
import { checkSeesRates } from '../check-sees-rates.ts';
import { documentAddressees } from './document-addressees.ts';
import { ownAddress } from './own-address.ts';
import { lastLinkDay, mailValues, sendableDocument } from './sendable-document.ts';

/**
 * What a mail with a document begins with: to whom it can go, the texts of the firm, what they stand for.
 * @throws Refusal notPermitted without the grant that shows prices, recordNotFound, documentNotCurrent
 */
export async function prepareSending(call: Call, id: string): Promise<DocumentSending> {
  checkSeesRates(call.caller);
  await findVisible(call, document, id);
  const { db } = call;
  const sendable = await sendableDocument(db, id);
  const { kind, language, pages, size, validUntil } = sendable;
  const texts = await readTexts(db, { documentKind: kind, language });
  const isExpired = validUntil !== null && validUntil < (await companyDay(db));
  const body = isExpired ? withoutOffer(texts.mailBody) : texts.mailBody;
  const { isEnabled, isPaused } = await mailReadiness(db);
  const copyTo = kind === 'quote' ? await parameter(db, 'documents.quoteCopyTo') : null;
  return {
    contacts: await documentAddressees(db, id),
    subject: texts.mailSubject,
    body,
    namesFile: namesFile(body, kind),
    linkUntil: mailWords[language].linkUntil,
    locale: paperLocale(language, sendable.content.facts.firmCountry),
    values: mailValues(sendable, call.caller.fullName),
    lastDay: await lastLinkDay(db, sendable),
    copyTo: (copyTo ?? null) as string | null,
    file: pages === null || size === null ? null : { name: documentFileName(sendable), pages, size },
    mailIsOn: isEnabled,
    mailIsPaused: isPaused,
    isExpired,
    sender: await ownAddress(db, call.caller.id),
  };
}
