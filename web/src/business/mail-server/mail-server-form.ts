import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { mailServer } from '@mandate/contract/entities/mail-server.ts';
import { optional, text } from '@mandate/contract/facts/fields.ts';
import { secretBearers } from '@mandate/contract/rules/mail-server-rules.ts';
import { beginForm, type RecordForm } from '../../form/state/record-form.ts';
import { storedForm } from '../../records/changes/record-changes.ts';
import type { MailServerRecord } from './use-mail-server.ts';

/** The facts with the secret, which is written and never read: only the form knows it as a field. */
export const mailServerFacts = {
  ...mailServer,
  fields: { ...mailServer.fields, secret: optional(text({ max: 500 })) },
};

/** What the form holds while the kept secret stays; it is never sent. */
export const storedSecret = '••••••••';

/** A record as the form holds it. */
export function withSecret<Stored extends Values>(record: Stored): Stored & { secret: string | null } {
  return { ...record, secret: record.hasSecret === true ? storedSecret : null };
}

/** Begins the work on the mail server. Nothing of it is kept as a draft: what is typed may be the secret. */
export function beginMailServerForm(record: MailServerRecord, reader: Reader): RecordForm {
  const form = beginForm(mailServerFacts, record.id, withSecret(record), reader);
  return {
    ...form,
    set(path, value) {
      form.set(path, value);
      if (path === 'authMethod')
        for (const name of ofSignIn) form.set(name, value === 'none' ? null : form.state().base[name]);
    },
    store: (stored, sent) => form.store(withSecret(stored), sent),
    rebase: (collision) => form.rebase({ ...collision, current: withSecret(collision.current) }),
  };
}

/** What is hidden, and not kept, where nobody signs in. */
const ofSignIn = ['username', 'secret'] as const;

/** Whether the kept secret would be forgotten by a save: it is told to no other host, port or user. */
export function clearsSecret(base: Values, values: Values): boolean {
  return (
    base.secret === storedSecret &&
    values.secret === storedSecret &&
    secretBearers.some((name) => {
      const facts = mailServer.fields[name];
      return storedForm(facts, base[name]) !== storedForm(facts, values[name]);
    })
  );
}
