import type { AuditAction } from '@mandate/contract/entities/audit.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import type { Call } from './call.ts';

/** One row of the audit. Details name fields and codes, never secrets and never values of fields. */
export interface AuditEvent {
  action: AuditAction;
  actorId?: string | null;
  sessionId?: string | null;
  network?: string | null;
  requestId?: string | null;
  entity?: string | null;
  recordId?: string | null;
  details?: Record<string, unknown>;
}

/** Adds a row to the audit; it joins the chain when the transaction commits. */
export async function writeAudit(db: Database, event: AuditEvent): Promise<void> {
  const { action, actorId, sessionId, network, requestId, entity, recordId, details = {} } = event;
  const text = `insert into audit (action, actor_id, session_id, network, request_id, entity, record_id, details)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`;
  const known = [actorId, sessionId, network, requestId, entity, recordId].map((value) => value ?? null);
  await run(db, text, [action, ...known, JSON.stringify(details)]);
}

/** Who does something and from where, as rows of the audit say it. */
export function actorOf({ caller, network, requestId }: Call): Omit<AuditEvent, 'action'> {
  const { id, viewedById, sessionId } = caller;
  return { actorId: viewedById ?? id, sessionId, network, requestId };
}
