import { entity } from '../entity.ts';
import {
  choice,
  code,
  date,
  email,
  flag,
  initially,
  lettingGo,
  number,
  numbered,
  optional,
  reference,
  replyOnly,
  searched,
  seenWith,
  text,
  todayFirst,
  unique,
} from '../fields.ts';
import type { Values } from '../merge.ts';

function complete(values: Values): Values {
  return { ...values, displayName: [values.firstName, values.lastName].filter(Boolean).join(' ') };
}

/** Who delivers (domain reference 2.2). The login is apart: a person may be linked to one account. */
export const personnel = entity({
  name: 'personnel',
  table: 'personnels',
  label: 'displayName',
  defaultSort: { field: 'displayName', direction: 'asc' },
  fields: {
    code: searched(unique(numbered(code({ max: 24 }), 'numbering.personnel'), 'live')),
    firstName: searched(text({ max: 80 })),
    lastName: searched(text({ max: 80 })),
    displayName: searched(replyOnly(text({ max: 161 }))),
    workEmail: searched(unique(email(), 'live')),
    userId: unique(lettingGo(optional(reference('account'))), 'live'),
    employmentType: initially(choice('employee', 'partner', 'fixedTerm', 'intern', 'freelancer'), 'employee'),
    hiredOn: seenWith('seePersonal', todayFirst(date())),
    weeklyHours: initially(number({ min: '0', max: '60', scale: 2 }), '40'),
    isActive: initially(flag(), true),
  },
  parts: {},
  complete,
});
