import type { Addressee } from '@mandate/contract/documents/send-request.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { fingerprint, newToken } from '../../../secrets/fingerprint.ts';

/** For whom a link is made, by whom, and the moment it ends, ISO 8601. */
interface NewLink {
  documentId: string;
  to: Addressee & { email: string };
  expiresAt: string;
  byId: string;
}

/**
 * Makes a link to a document for one contact.
 * @returns its id, and what makes it work, which is kept nowhere
 */
export async function newDocumentLink(db: Database, { documentId, to, expiresAt, byId }: NewLink) {
  const [id, token] = [uuidV7(), newToken()];
  const text = `insert into document_links (id, document_id, contact_id, to_name, to_address, token_hash, expires_at, created_by_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`;
  await run(db, text, [id, documentId, to.id, to.name, to.email, fingerprint(token), expiresAt, byId]);
  return { id, token };
}
