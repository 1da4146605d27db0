import { entity, part } from '../facts/entity.ts';
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
} from '../facts/fields.ts';

/** Hours scheduled for a day of the week. */
function hoursOfDay() {
  return initially(number({ min: '0', max: '24', scale: 2 }), '0');
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
  parts: {
    /** Hours by day of the week, from a day on; the newest that began holds (delivery reference 2.4). */
    schedules: part({
      table: 'personnel_schedules',
      parent: 'personnel_id',
      max: 50,
      fields: {
        validFrom: todayFirst(date()),
        monday: hoursOfDay(),
        tuesday: hoursOfDay(),
        wednesday: hoursOfDay(),
        thursday: hoursOfDay(),
        friday: hoursOfDay(),
        saturday: hoursOfDay(),
        sunday: hoursOfDay(),
      },
    }),
  },
});
