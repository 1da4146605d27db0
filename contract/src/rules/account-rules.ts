import { type Grant, grantableTo, grants, type Role } from '../access/roles.ts';
import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RecordRules } from './record-rules.ts';

function complete(values: Values): Values {
  const { email: address, grants: chosen } = values as { email?: string | null; grants?: readonly Grant[] | null };
  return {
    ...values,
    // One address in any spelling; grants in one order, so that the same ones are no change.
    ...(address && { email: address.toLowerCase() }),
    ...(chosen && { grants: grants.filter((grant) => chosen.includes(grant)) }),
  };
}

function check(values: Values): FieldError[] {
  const chosen = values.grants as readonly Grant[] | null | undefined;
  const allowed = grantableTo(values.role as Role);
  return chosen?.every((grant) => allowed.includes(grant)) === false ? [fieldError('grants', 'valueNotAllowed')] : [];
}

/** The rules over several fields of one account. */
export const accountRules: RecordRules = { complete, check };
