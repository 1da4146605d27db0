import { type Role, roles } from '../access/roles.ts';
import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RecordRules } from './record-rules.ts';

function rolesIn(value: unknown): Role[] {
  return roles.filter((role) => Array.isArray(value) && value.includes(role));
}

/** Roles in one order, so that the same ones are no change; they are of the audience only where that is roles. */
function complete(values: Values): Values {
  return {
    ...values,
    roles: values.audience === 'roles' ? rolesIn(values.roles) : [],
    defaultFor: rolesIn(values.defaultFor),
  };
}

function check(values: Values): FieldError[] {
  const errors: FieldError[] = [];
  const shared = rolesIn(values.roles);
  if (values.audience === 'roles' && shared.length === 0) errors.push(fieldError('roles', 'fieldRequired'));
  const isReached = (role: Role) => values.audience === 'everyone' || shared.includes(role);
  if (!rolesIn(values.defaultFor).every(isReached)) errors.push(fieldError('defaultFor', 'defaultNotShared'));
  return errors;
}

/** The rules over several fields of one view. */
export const viewRules: RecordRules = { complete, check };
