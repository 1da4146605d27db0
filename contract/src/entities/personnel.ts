import { entity } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import {
  choice,
  code,
  date,
  email,
  flag,
  initially,
  initiallyFrom,
  lettingGo,
  listed,
  number,
  numbered,
  optional,
  phone,
  reference,
  replyOnly,
  searched,
  seenWith,
  text,
  todayFirst,
  tree,
  unique,
} from '../fields.ts';
import type { Values } from '../merge.ts';
import { periodErrors } from '../periods.ts';

function check(values: Values): FieldError[] {
  const errors = periodErrors(values, 'hiredOn', 'leftOn');
  if (values.employmentType === 'freelancer' && !values.providerId)
    errors.push(fieldError('providerId', 'fieldRequired'));
  return errors;
}

/** Nobody but a freelancer is supplied by a provider. */
function complete(values: Values): Values {
  const displayName = [values.firstName, values.lastName].filter(Boolean).join(' ');
  return { ...values, displayName, providerId: values.employmentType === 'freelancer' ? values.providerId : null };
}

/** Who delivers (domain reference 2.2). The login is apart: a person may be linked to one account. */
export const personnel = entity({
  name: 'personnel',
  table: 'personnels',
  label: 'displayName',
  defaultSort: { field: 'displayName', direction: 'asc' },
  settled: { field: 'isActive', values: ['false'] },
  fields: {
    code: searched(unique(numbered(code({ max: 24 }), 'numbering.personnel'), 'live')),
    firstName: searched(text({ max: 80 })),
    lastName: searched(text({ max: 80 })),
    displayName: searched(replyOnly(text({ max: 161 }))),
    workEmail: searched(unique(email(), 'live')),
    userId: unique(lettingGo(optional(reference('account'))), 'live'),
    employmentType: initially(choice('employee', 'partner', 'fixedTerm', 'intern', 'freelancer'), 'employee'),
    /** Who supplies a freelancer. */
    providerId: searched(optional(reference('provider'))),
    jobTitle: searched(optional(text({ max: 100 }))),
    seniority: optional(listed('people.seniorities')),
    managerId: tree(searched(optional(reference('personnel'))), 12),
    phone: searched(optional(phone())),
    mobile: searched(optional(phone())),
    basePlaceId: optional(reference('place')),
    hiredOn: seenWith('seePersonal', todayFirst(date())),
    leftOn: seenWith('seePersonal', optional(date())),
    weeklyHours: initiallyFrom('people.weeklyHours', number({ min: '0', max: '60', scale: 2 })),
    isActive: initially(flag(), true),
  },
  parts: {},
  complete,
  check,
});
