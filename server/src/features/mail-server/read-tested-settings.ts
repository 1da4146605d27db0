import type { Values } from '@mandate/contract/changes/merge.ts';
import { mailServer, mailServerId } from '@mandate/contract/entities/mail-server.ts';
import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { completed, entityRuleErrors } from '@mandate/contract/rules/entity-rules.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse, refuseFields } from '../../http/refusal.ts';
import { type MailSettings, mailSecretPlace } from '../../mail/mail-settings.ts';
import { loadStored, writableNames } from '../../records/read/stored.ts';
import { readBody } from '../../records/write/read-body.ts';
import { type Seal, SealBroken } from '../../secrets/sealed.ts';
import { takeSecret } from './given-secret.ts';

/** What is to be tested. */
export interface Tested {
  settings: MailSettings;
  /** Where a mail is sent to; null sends none. */
  to: string | null;
  /** The version that is tested as it is stored; null: something else is tested. */
  storedVersion: number | null;
}

/** The stored secret is told to no other server, to nobody else there, and over no worse a connection. */
const secretGoesWith = ['host', 'port', 'username', 'security', 'verifyCertificate'] as const;

/** How well a connection is protected. */
const strength = { none: 0, starttls: 1, tls: 1 };

/**
 * Reads what a test is asked for: the settings that were sent, over those that are stored.
 * @throws Refusal validationFailed with every wrong field; notPermitted among them for who would weaken the connection and is no SA
 */
export async function readTestedSettings(call: Call, seal: Seal, body: unknown): Promise<Tested> {
  const stored = await loadStored(call.db, mailServer, mailServerId);
  if (!stored) return refuse('recordNotFound');
  const { rest, secret, errors } = takeSecret(body);
  const { to = null, version: _version, ...sentValues } = (rest ?? {}) as Values;
  const sent = readBody(mailServer, { ...sentValues, id: mailServerId, version: stored.version }, call.caller);
  const wanted = completed(mailServer, { ...stored.values, ...sent.values });
  const found = [
    ...entityRuleErrors(mailServer, wanted),
    ...neededErrors(wanted, to),
    ...weakeningErrors(call, stored.values, wanted),
  ];
  const unread = new Set(sent.errors.map(({ field }) => field));
  refuseFields(distinct([...sent.errors, ...errors, ...found.filter(({ field }) => !unread.has(field))]));
  const isStored =
    secret === undefined && writableNames(mailServer.fields).every((name) => isSame(wanted[name], stored.values[name]));
  const mayUseSecret =
    secret === undefined && secretGoesWith.every((name) => isSame(wanted[name], stored.values[name]));
  const used = mayUseSecret ? await storedSecret(call, seal) : (secret ?? null);
  return {
    settings: { ...(wanted as unknown as MailSettings), secret: used },
    to: to as string | null,
    storedVersion: isStored ? stored.version : null,
  };
}

function neededErrors({ host, fromEmail }: Values, to: unknown): FieldError[] {
  const errors = host ? [] : [fieldError('host', 'fieldRequired')];
  if (to === null) return errors;
  if (!fieldSchema(mailServer.fields.fromEmail).safeParse(to).success) errors.push(fieldError('to', 'emailNotValid'));
  return fromEmail ? errors : [...errors, fieldError('fromEmail', 'fieldRequired')];
}

function weakeningErrors({ caller }: Call, before: Values, wanted: Values): FieldError[] {
  if (caller.role === 'SA') return [];
  const rank = ({ security }: Values) => strength[security as keyof typeof strength];
  return [
    ...(before.verifyCertificate && !wanted.verifyCertificate ? [fieldError('verifyCertificate', 'notPermitted')] : []),
    ...(rank(wanted) < rank(before) ? [fieldError('security', 'notPermitted')] : []),
  ];
}

function distinct(errors: FieldError[]): FieldError[] {
  return errors.filter((error, index) => errors.findIndex(({ field }) => field === error.field) === index);
}

/** A secret sealed with a key that is gone is none: who tests is told to enter it again. */
async function storedSecret({ db }: Call, seal: Seal): Promise<string | null> {
  const [row] = await run<{ secret: string | null }>(db, 'select secret from mail_servers where id = $1', [
    mailServerId,
  ]);
  try {
    return row?.secret ? seal.open(row.secret, mailSecretPlace) : null;
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
