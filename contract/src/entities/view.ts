import { entity } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import { choice, choices, flag, initially, json, searched, text } from '../fields.ts';
import type { Values } from '../merge.ts';
import { type Role, roles } from '../roles.ts';

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

/** A saved view of a list: what it shows and how, kept by who made it, for himself or shared. */
export const view = entity({
  name: 'view',
  table: 'views',
  label: 'name',
  owner: 'createdById',
  defaultSort: { field: 'name', direction: 'asc' },
  fields: {
    name: searched(text({ min: 2, max: 80 })),
    /** The entity whose list it is; stays as it was made. */
    list: text({ max: 40 }),
    /** With whom it is shared: with nobody, with people of some roles, with everyone. */
    audience: initially(choice('private', 'roles', 'everyone'), 'private'),
    /** Those it is shared with when the audience is roles. */
    roles: initially(choices(...roles), []),
    /** Only who made it may change it. */
    isLocked: initially(flag(), false),
    /** Roles whose people see the list this way until they choose otherwise. */
    defaultFor: initially(choices(...roles), []),
    /** A `ViewState`. */
    state: initially(json(), {}),
  },
  parts: {},
  complete,
  check,
});
