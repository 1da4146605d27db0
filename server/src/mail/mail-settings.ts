import { mailServerId } from '@mandate/contract/entities/mail-server.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import type { Seal } from '../secrets/sealed.ts';

/** How a server is reached and what it is told about us. */
export interface MailServer {
  /** A name or an address; an IPv6 address may stand in brackets. */
  host: string;
  port: number;
  security: 'starttls' | 'tls' | 'none';
  authMethod: 'none' | 'password';
  username: string | null;
  /** In clear; only for the server itself. */
  secret: string | null;
  verifyCertificate: boolean;
  /** How long one step may take. */
  timeoutSeconds: number;
  heloName: string | null;
}

/** The stored settings, with the secret opened. */
export interface MailSettings extends MailServer {
  enabled: boolean;
  fromEmail: string | null;
  fromName: string | null;
  replyTo: string | null;
  envelopeFrom: string | null;
  maxPerMinute: number;
  maxRetries: number;
  retryBackoff: 'exponential' | 'constant';
  redirectAllTo: string | null;
  footerText: string | null;
  /** When sending was paused, ISO 8601 UTC; nothing leaves while it is set. */
  pausedAt: string | null;
}

/** The place the secret is sealed for. */
export const mailSecretPlace = `mail_servers/${mailServerId}/secret`;

const columns = `enabled, host, port, security, username, secret,
  auth_method as "authMethod", verify_certificate as "verifyCertificate", helo_name as "heloName",
  timeout_seconds as "timeoutSeconds", from_email as "fromEmail", from_name as "fromName",
  reply_to as "replyTo", envelope_from as "envelopeFrom", max_per_minute as "maxPerMinute",
  max_retries as "maxRetries", retry_backoff as "retryBackoff", redirect_all_to as "redirectAllTo",
  footer_text as "footerText", paused_at as "pausedAt"`;

/**
 * Reads how mail leaves.
 * @returns null when no host is set
 * @throws SealBroken when the secret was sealed with a key that is gone
 */
export async function mailSettings(db: Database, seal: Seal): Promise<MailSettings | null> {
  const text = `select ${columns} from mail_servers where id = $1`;
  const [row] = await run<MailSettings & { host: string | null }>(db, text, [mailServerId]);
  if (!row?.host) return null;
  const secret = row.secret === null ? null : seal.open(row.secret, mailSecretPlace);
  return { ...row, host: row.host, secret };
}
