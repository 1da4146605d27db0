import { mailServer, mailServerId } from '@mandate/contract/entities/mail-server.ts';
import { secretBearers } from '@mandate/contract/rules/mail-server-rules.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { mailSecretPlace } from '../../mail/mail-settings.ts';
import type { Saving } from '../../records/write/begin-save.ts';
import type { Seal } from '../../secrets/sealed.ts';
import type { GivenSecret } from './given-secret.ts';

/** The fields that decide whether a server is reached and takes mail. */
const reachFields = [
  'host',
  'port',
  'security',
  'authMethod',
  'username',
  'verifyCertificate',
  'heloName',
  'fromEmail',
  'envelopeFrom',
];

/**
 * Keeps, removes or forgets the secret as a save asks for, and forgets the last test when it was of another server. Where nobody signs in there is
 * none. The audit tells that the secret was changed, and nothing of it.
 */
export async function storeSecret(call: Call, seal: Seal, saving: Saving, sent: GivenSecret): Promise<void> {
  const given = saving.wanted.authMethod === 'none' ? null : sent;
  const before = saving.stored?.values ?? {};
  const differs = (name: string) => !isSame(before[name], saving.wanted[name]);
  const hadOne = before.secretSetAt !== null;
  const isDropped = given === undefined && hadOne && secretBearers.some(differs);
  const isChanged = typeof given === 'string' || (given === null && hadOne) || isDropped;
  if (isChanged) {
    const sealed = typeof given === 'string' ? seal.seal(given, mailSecretPlace) : null;
    const text = `update mail_servers set secret = $2, secret_set_at = case when $2::text is not null then now() end,
      updated_at = now(), updated_by_id = $3 where id = $1`;
    await run(call.db, text, [mailServerId, sealed, call.caller.id]);
    const details = { change: isDropped ? 'dropped' : sealed === null ? 'removed' : 'set' };
    const event = { action: 'mailSecretChanged', entity: mailServer.name, recordId: mailServerId, details } as const;
    await writeAudit(call.db, { ...actorOf(call), ...event });
  }
  if (isDropped) call.alerts.push(call.words.sentence('mailSecretDropped'));
  if (!isChanged && !reachFields.some(differs)) return;
  const text = `update mail_servers set last_test_at = null, last_test_result = null, last_test_transcript = null
    where id = $1`;
  await run(call.db, text, [mailServerId]);
}
