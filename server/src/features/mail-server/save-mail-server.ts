import type { Values } from '@mandate/contract/changes/merge.ts';
import { mailServer, mailServerId } from '@mandate/contract/entities/mail-server.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { mailServerWarnings } from '@mandate/contract/rules/mail-server-rules.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuseFields } from '../../http/refusal.ts';
import { wakeSender } from '../../mail/queue/queue-mail.ts';
import { loadStored } from '../../records/read/stored.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import type { Words } from '../../words/words.ts';
import { findMailServer } from './find-mail-server.ts';
import { takeSecret } from './given-secret.ts';
import { hostErrors } from './host-errors.ts';
import type { MailParts } from './mail-parts.ts';
import { storeSecret } from './store-secret.ts';

/**
 * Says how mail leaves. The record may be sent back as it was replied; `secret` is taken beside it and told to nobody.
 * @throws ZodError, Refusal as a register's save; validationFailed with mailHostPrivate, mailPortNotAllowed
 */
export async function saveMailServer({ seal, allowPrivate }: MailParts, call: Call, body: unknown): Promise<Values> {
  const { rest, secret, errors } = takeSecret(body);
  const sent = readBody(mailServer, typeof rest === 'object' ? { id: mailServerId, ...rest } : rest, call.caller);
  if (sent.version === null) refuseFields([...sent.errors, ...errors, fieldError('version', 'fieldRequired')]);
  // A resolver is not waited for while the record is locked.
  const before = (await loadStored(call.db, mailServer, mailServerId))?.values ?? {};
  const reached = completed(mailServer, { ...before, ...sent.values });
  const wrong = [...errors, ...(await hostErrors(before, reached, allowPrivate, call))];
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, mailServer, { ...sent, errors: [...sent.errors, ...wrong] }, findMailServer);
    saving.wanted = completed(mailServer, saving.wanted);
    await checkWanted(inside, mailServer, saving);
    await finishSave(inside, mailServer, saving);
    await storeSecret(inside, seal, saving, secret);
    await wakeSender(db);
    call.alerts.push(...newWarnings(call.words, saving.stored?.values ?? {}, saving.wanted));
    return findMailServer(inside);
  });
}

/** What is allowed and may still be a mistake, told by the save it began with. */
function newWarnings(words: Words, before: Values, wanted: Values): string[] {
  const [known, found] = [before, wanted].map((values) =>
    mailServerWarnings(values).map(({ code, params }) => words.sentence(code, params)),
  );
  return (found ?? []).filter((warning) => !known?.includes(warning));
}
