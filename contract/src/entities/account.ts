import { grants, roles } from '../access/roles.ts';
import { entity } from '../facts/entity.ts';
import {
  choice,
  choices,
  email,
  flag,
  initially,
  initiallyFrom,
  instant,
  json,
  language,
  optional,
  reference,
  replyOnly,
  searched,
  shownOnly,
  text,
  timeZone,
  unique,
} from '../facts/fields.ts';
import { dateFormats, densities, numberFormats, themes } from '../preferences/formats.ts';

/** What a person may change of the own account (decisions 9.2). */
export const selfEditedFields = [
  'fullName',
  'language',
  'timeZone',
  'dateFormat',
  'numberFormat',
  'theme',
  'density',
  'mailJobs',
  'layout',
  'letterKeys',
] as const;

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
    /** Whether a mail tells when work the person set going has ended. */
    mailJobs: initially(flag(), true),
    /** A `LayoutChoice`. */
    layout: initially(json(), {}),
    /** Whether single letters act as shortcuts (WCAG 2.1.4). */
    letterKeys: initially(flag(), true),
    lastSignInAt: optional(instant()),
  },
  parts: {},
});
