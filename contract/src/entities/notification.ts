import { listing, type RowOf } from '../facts/entity.ts';
import { choice, instant, json, optional, shownOnly, text } from '../facts/fields.ts';

const notificationKinds = [
  'jobDone',
  'jobFailed',
  'jobCancelled',
  'quoteAnswered',
  'mailFailed',
  'weekSubmitted',
  'weekReturned',
  'weekReminder',
  'absenceDecided',
] as const;

/** What a person is told of without having asked at that moment. */
export const notification = listing({
  name: 'notification',
  table: 'notifications',
  label: 'kind',
  owner: 'accountId',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  fields: {
    kind: choice(...notificationKinds),
    /** The noun of the records it is about. */
    entity: text({ max: 40 }),
    /** The job it tells of, while that is kept. */
    jobId: shownOnly(optional(text({ max: 36 }))),
    /** What its sentence is filled with: of a job its kind, what is told of it, the counts of its result, why it failed; of an answer to a quote who said what, of a mail with a document that did not arrive to whom it went, of a week or an absence whose, which and why. */
    params: json(),
    createdAt: instant(),
    readAt: optional(instant()),
  },
});

/** A notification as replies and events carry it. */
export type NotificationRow = Omit<RowOf<typeof notification>, 'params'> & { params: Record<string, unknown> };
