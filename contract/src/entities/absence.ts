import { entity, type RowOf } from '../facts/entity.ts';
import {
  choice,
  date,
  flag,
  givenFirst,
  goingWith,
  initially,
  lettingGo,
  listed,
  optional,
  reference,
  replyOnly,
  searched,
  seenWith,
  text,
} from '../facts/fields.ts';

/** What an absence is in: asked for, agreed to, or not (delivery reference 2.4). */
export const absenceStates = ['requested', 'approved', 'declined'] as const;

/** Days or half days on which somebody does not work. What kind they are and what is noted of them is personal: one's own is always seen. */
export const absence = entity({
  name: 'absence',
  table: 'absences',
  label: 'name',
  defaultSort: { field: 'startDate', direction: 'desc' },
  ofPerson: 'personnelId',
  settled: { field: 'state', values: ['declined'] },
  fields: {
    /** The caller's own, where none is sent. */
    personnelId: searched(goingWith(givenFirst(reference('personnel')))),
    kind: seenWith('seePersonal', listed('people.absenceKinds')),
    startDate: date(),
    /** The last day, counted. */
    endDate: date(),
    /** The morning of the first day is worked. */
    startsAtNoon: initially(flag(), false),
    /** The afternoon of the last day is worked. */
    endsAtNoon: initially(flag(), false),
    note: seenWith('seePersonal', optional(text({ max: 300 }))),
    state: replyOnly(initially(choice(...absenceStates), 'requested')),
    decidedById: lettingGo(replyOnly(optional(reference('account')))),
    name: replyOnly(text({ max: 30 })),
  },
  parts: {},
});

/** An absence as grids and replies carry it. */
export type AbsenceRow = RowOf<typeof absence>;
