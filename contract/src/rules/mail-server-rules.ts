import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RefusalCode, RefusalParams } from '../replies/refusals.ts';
import type { RecordRules } from './record-rules.ts';

/** Another host, port or user name is another account: what was kept for the old one is not told to the new one. */
export const secretBearers = ['host', 'port', 'username'] as const;

/** Where nobody signs in there is no name to do it with. */
function complete(values: Values): Values {
  const { host, authMethod } = values as { host?: string | null; authMethod?: string };
  return { ...values, ...(host && { host: host.trim() }), ...(authMethod === 'none' && { username: null }) };
}

function check(values: Values): FieldError[] {
  const { enabled, host, fromEmail, authMethod, username, heloName } = values;
  const errors: FieldError[] = [];
  if (typeof host === 'string' && !isHost(host)) errors.push(fieldError('host', 'hostNotValid'));
  if (typeof heloName === 'string' && !isHost(heloName)) errors.push(fieldError('heloName', 'hostNotValid'));
  if (enabled && !host) errors.push(fieldError('host', 'fieldRequired'));
  if (enabled && !fromEmail) errors.push(fieldError('fromEmail', 'fieldRequired'));
  if ((enabled || host) && authMethod === 'password' && !username) errors.push(fieldError('username', 'fieldRequired'));
  return errors;
}

/** A name or an address; whether there is such a one only the network knows. */
function isHost(host: string): boolean {
  return /^[\p{L}\p{N}._:%[\]-]+$/u.test(host);
}

/** What is allowed and may still be a mistake, as codes of sentences; in the order of the fields. */
export function mailServerWarnings(values: Values): { code: RefusalCode; params: RefusalParams }[] {
  const { host, port, security, redirectAllTo } = values;
  const warnings: [isMeant: boolean, code: RefusalCode][] = [
    [typeof host === 'string' && isLoopback(host), 'mailLoopback'],
    [Number(port) === 465 && security !== 'tls', 'mailPortTls'],
    [security === 'none', 'mailUnencrypted'],
  ];
  const found = warnings.flatMap(([isMeant, code]) => (isMeant ? [{ code, params: {} }] : []));
  if (typeof redirectAllTo !== 'string' || redirectAllTo === '') return found;
  return [...found, { code: 'mailRedirected', params: { address: redirectAllTo } }];
}

/** The usual ways to write the machine itself; others are found out by the server. */
function isLoopback(host: string): boolean {
  return /^(localhost\.?|.*\.localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host.trim());
}

/** The rules over several fields of the mail server. */
export const mailServerRules: RecordRules = { complete, check };
