import { entity } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import {
  choice,
  choices,
  email,
  initially,
  initiallyFrom,
  instant,
  language,
  optional,
  reference,
  replyOnly,
  searched,
  shownOnly,
  text,
  timeZone,
  unique,
} from '../fields.ts';
import { dateFormats, densities, numberFormats, themes } from '../formats.ts';
import type { Values } from '../merge.ts';
import { type Grant, grantableTo, grants, type Role, roles } from '../roles.ts';

/** What a person may change of the own account (decisions 9.2). */
export const ownFields = [
  'fullName',
  'language',
  'timeZone',
  'dateFormat',
  'numberFormat',
  'theme',
  'density',
] as const;

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

/** Who signs in (domain reference 2.13; decisions 9.2). */
export const account = entity({
  name: 'account',
  table: 'accounts',
  label: 'fullName',
  owner: 'id',
  // How a new person gets in, told once by the save that made the account.
  derived: ['invitation'],
  defaultSort: { field: 'fullName', direction: 'asc' },
  fields: {
    fullName: searched(text({ min: 2, max: 160 })),
    email: searched(unique(email(), 'ever')),
    role: initially(choice(...roles), 'GUEST'),
    status: initially(choice('invited', 'active', 'disabled'), 'invited'),
    /** Null is what the role brings. */
    grants: shownOnly(optional(choices(...grants))),
    /** The person of the firm who signs in here; said in that person's record. */
    personnelId: replyOnly(optional(reference('personnel'))),
    language: initiallyFrom('company.language', language()),
    timeZone: optional(timeZone()),
    dateFormat: initiallyFrom('interface.dateFormat', choice(...dateFormats)),
    numberFormat: initiallyFrom('interface.numberFormat', choice(...numberFormats)),
    theme: initiallyFrom('interface.theme', choice(...themes)),
    density: initially(choice(...densities), 'default'),
    lastSignInAt: optional(instant()),
  },
  parts: {},
  complete,
  check,
});
