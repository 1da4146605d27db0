import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { jobName, outcomeText, reasonText } from '../../records/jobs/job-texts.ts';
import { sumsAsRead } from '../../records/words/sums-as-read.ts';
import { isOfTime, timeRemark, timeTitle } from './time-title.ts';

/** The kind of the job a notification tells of, and what is told of it. */
function jobOf({ params }: NotificationRow): { kind: JobRow['kind'] } & Record<string, unknown> {
  return { ...params, kind: params.kind as JobRow['kind'] };
}

function isOfDocument(kind: NotificationRow['kind']): kind is 'quoteAnswered' | 'mailFailed' {
  return kind === 'quoteAnswered' || kind === 'mailFailed';
}

/** What a notification says: "Import of customers.csv is done". */
export function notificationTitle(row: NotificationRow): string {
  if (isOfDocument(row.kind)) {
    const { answer, name, number } = row.params;
    const answered = answer === 'accepted' ? 'quoteAccepted' : 'quoteDeclined';
    const key = row.kind === 'mailFailed' ? row.kind : answered;
    return i18n.t(`notifications.${key}`, { name: String(name), number: String(number) });
  }
  if (isOfTime(row.kind)) return timeTitle(row.kind, row.params);
  const facts = jobOf(row);
  const name = jobName(facts.kind, row.entity, facts);
  if (row.kind === 'jobDone' && facts.kind === 'export') return i18n.t('notifications.ready', { name });
  return i18n.t(`notifications.${row.kind}`, { name });
}

/** What it adds: what was done, why it failed or came back, or that a project was approved for something else than was accepted. */
export function notificationRemark(row: NotificationRow): string {
  if (isOfDocument(row.kind)) {
    const [project, { otherwise }] = [String(row.params.project), row.params];
    if (!otherwise) return project;
    return sumsAsRead(reasonText({ code: 'acceptedOtherwise', params: { ...otherwise }, message: project }));
  }
  if (isOfTime(row.kind)) return timeRemark(row.params);
  const { kind, code, message, ...facts } = jobOf(row);
  if (row.kind !== 'jobFailed') return outcomeText(kind, facts);
  // What fills a sentence is not told: one that needs it is said as the server said it.
  const said = reasonText({ code: String(code), params: {}, message: String(message) });
  return said.includes('{') ? String(message) : said;
}
