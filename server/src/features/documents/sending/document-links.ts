import type { DocumentLink, DocumentLinks, DocumentMail } from '@mandate/contract/documents/send-request.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { stopMails } from '../../../business/documents/stop-mails.ts';
import { actorOf, writeAudit } from '../../../calls/audit.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse } from '../../../http/refusal.ts';
import { findVisible } from '../../../records/read/find.ts';
import { parameter } from '../../../records/read/parameter.ts';
import { checkSeesRates } from '../check-sees-rates.ts';

/** A mail as it is kept: why it failed is a code. */
interface StoredMail extends Omit<DocumentMail, 'reason'> {
  code: RefusalCode | null;
  params: RefusalParams | null;
}

/**
 * The links and mails a document was sent with.
 * @throws Refusal viewAsReadOnly, recordNotFound, notPermitted without the grant that shows prices
 */
export async function documentLinks(call: Call, id: string): Promise<DocumentLinks> {
  // Who looks as somebody else learns nothing of how the firm's customers are reached.
  if (call.caller.viewedById !== null) refuse('viewAsReadOnly');
  await findVisible(call, document, id);
  checkSeesRates(call.caller);
  const links = `select l.id, l.contact_id as "contactId", l.to_name as "toName", l.to_address as "toAddress", l.created_at as "createdAt",
      a.full_name as "createdByLabel", l.expires_at as "expiresAt",
      to_char((l.expires_at - interval '1 millisecond') at time zone $2, 'YYYY-MM-DD') as "expiresOn",
      l.first_opened_at as "firstOpenedAt", l.last_opened_at as "lastOpenedAt",
      l.opened_count as "openedCount",
      case when l.revoked_at is not null then 'revoked' when d.state <> 'issued' or c.id is null or p.deleted_at is not null then 'ended'
        when l.expires_at <= now() then 'expired' else 'open' end as state
    from document_links l join documents d on d.id = l.document_id join projects p on p.id = d.project_id
      left join customer_contacts c on c.id = l.contact_id and c.customer_id = d.customer_id left join accounts a on a.id = l.created_by_id
    where l.document_id = $1 order by l.created_at desc, l.id desc`;
  const mails = `select m.id, m.to_name as "toName", m.to_address as "toAddress", m.created_at as at, m.fate, e.last_code as code, e.last_answer as answer,
      (select a.params from mail_attempts a where a.message_id = e.id order by a.number desc limit 1) as params
    from document_mail_fates m left join mail_messages e on e.id = m.message_id and e.state = 'failed'
    where m.document_id = $1 order by m.created_at desc, m.id desc`;
  const zone = String(await parameter(call.db, 'company.timeZone'));
  return {
    links: await run<DocumentLink>(call.db, links, [id, zone]),
    mails: (await run<StoredMail>(call.db, mails, [id])).map(({ code, params, ...mail }) => ({
      ...mail,
      reason: code && call.words.sentence(code, params ?? {}),
    })),
  };
}

/** A link as it is taken back: of which document. */
interface OpenLink {
  documentId: string;
  number: string;
  sha256: string | null;
  isOpen: boolean;
}

/**
 * Takes a link back: who follows it is told that it is no longer valid, and the mail that holds it does not leave any more.
 * @returns the links and mails of its document
 * @throws Refusal notPermitted without the grant that shows prices, recordNotFound for what is no link of a document the caller sees
 */
export async function revokeLink(call: Call, id: string): Promise<DocumentLinks> {
  checkSeesRates(call.caller);
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const text = `select l.document_id as "documentId", d.number, d.sha256, l.revoked_at is null as "isOpen" from document_links l
      join documents d on d.id = l.document_id where l.id = $1 for update of l`;
    const [link] = await run<OpenLink>(db, text, [id]);
    if (!link) return refuse('recordNotFound');
    const { documentId: recordId, number, sha256, isOpen } = link;
    await findVisible(inside, document, recordId);
    if (isOpen) {
      await run(db, 'update document_links set revoked_at = now(), revoked_by_id = $2 where id = $1', [
        id,
        call.caller.id,
      ]);
      await stopMails(db, { by: 'link_id', ids: [id] }, 'mailLinkRevoked');
      const details = { number, sha256, linkId: id };
      await writeAudit(db, {
        action: 'documentLinkRevoked',
        ...actorOf(call),
        entity: document.name,
        recordId,
        details,
      });
    }
    return documentLinks(inside, recordId);
  });
}
