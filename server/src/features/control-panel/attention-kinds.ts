import type { Reader } from '@mandate/contract/access/roles.ts';
import type { AttentionKind } from '@mandate/contract/overview/control-panel.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import { isPathSeen } from '../../records/read/seen-values.ts';

/** What the conditions are filled with. */
export interface AttentionContext {
  /** The day it is where the firm is. */
  firmDay: PlainDate;
  /** The parameter `money.marginFloorPercent`. */
  marginFloor: string;
}

/** How the projects or milestones of a kind are found. Projects are aliased `t`, milestones `m`. */
export interface AttentionSql {
  kind: AttentionKind;
  /** Paths of a project the reader has to see: what is told depends on them. */
  needs: readonly string[];
  from: string;
  where: (sqlQuery: SqlQuery, context: AttentionContext) => string;
  /** What is snoozed, and the tie-break of the order. */
  id: string;
  /** Those of one project are one row; else there is one of a project. */
  isGathered?: true;
  /** The most urgent have the lowest. */
  urgency: string;
  detail?: string;
  on?: string;
  value?: string;
  limit?: (context: AttentionContext) => string;
}

/** In these a project is sold and not over: its milestones can be late. */
export const underWay: readonly ProjectStatus[] = ['approved', 'active', 'onHold'];

/** Statuses as SQL lists them. */
export function inStatuses(statuses: readonly ProjectStatus[]): string {
  return statuses.map((status) => `'${status}'`).join(', ');
}

const quoteDays = 7;
const startDays = 30;

const alive = 't.deleted_at is null';
const projects = { from: 'projects t', id: 't.id' };
const isUnpriced = "l.unit_price is null and l.is_billable and l.type in ('service', 'expense', 'discount')";

/** Work nobody knows the cost of: there is no rate for who did it, or none of exchange. That of closed months stays without. */
const isCostless = `e.cost is null and e.deleted_at is null
  and e.posted_on > coalesce((select (value #>> '{}')::date from parameters where key = 'time.closedUntil'), '-infinity')`;

/** Somebody answered already: whether the quote ends soon does not matter any more. */
const isAnswered = `exists (select 1 from documents d
  where d.project_id = t.id and d.kind = 'quote' and d.state = 'issued' and d.answer is not null)`;

/** The kinds in the order of their urgency. */
const kinds: readonly AttentionSql[] = [
  {
    ...projects,
    kind: 'marginUnderFloor',
    needs: ['plannedMarginPercent'],
    where: (sqlQuery, { marginFloor }) => `${alive} and t.status in ('draft', 'quoted', 'approved', 'active', 'onHold')
      and t.planned_margin_percent < ${sqlQuery.bind(marginFloor)}::numeric`,
    urgency: 't.planned_margin_percent',
    value: 't.planned_margin_percent',
    limit: ({ marginFloor }) => marginFloor,
  },
  {
    kind: 'milestoneLate',
    needs: ['milestones.m.dueDate', 'milestones.m.waivedReason'],
    from: 'project_milestones m join projects t on t.id = m.project_id',
    where: (sqlQuery, { firmDay }) => `${alive} and t.status in (${inStatuses(underWay)})
      and m.reached_on is null and m.waived_reason is null and m.due_date < ${sqlQuery.bind(firmDay)}`,
    id: 'm.id',
    isGathered: true,
    urgency: 'm.due_date',
    detail: 'm.name',
    on: 'm.due_date',
  },
  {
    kind: 'documentNotPrinted',
    needs: ['quotedOn'],
    from: 'document_print_failures n join documents d on d.id = n.document_id join projects t on t.id = d.project_id',
    // Once is no matter: a process that ends prints nothing to its end.
    where: () => `${alive} and n.attempts > 1`,
    id: 'd.id',
    isGathered: true,
    urgency: 'n.failed_at',
    detail: 'd.number',
    on: 'n.failed_at::date',
  },
  {
    kind: 'mailFailed',
    needs: ['quotedOn'],
    from: 'document_mail_failures n join documents d on d.id = n.document_id join projects t on t.id = d.project_id',
    where: () => alive,
    id: 'd.id',
    isGathered: true,
    urgency: 'n.failed_at',
    detail: 'd.number',
    on: 'n.failed_at::date',
  },
  {
    kind: 'quoteAnswered',
    needs: ['quotedOn'],
    from: 'documents d join projects t on t.id = d.project_id',
    where: () =>
      `${alive} and t.status = 'quoted' and d.kind = 'quote' and d.state = 'issued' and d.answer is not null`,
    id: 'd.id',
    urgency: 'd.answered_on',
    detail: 'd.number',
    on: 'd.answered_on',
    value: 'd.answer',
  },
  {
    ...projects,
    kind: 'quoteExpired',
    needs: ['quoteValidUntil'],
    where: (sqlQuery, { firmDay }) =>
      `${alive} and t.status = 'quoted' and t.quote_valid_until < ${sqlQuery.bind(firmDay)} and not ${isAnswered}`,
    urgency: 't.quote_valid_until',
    on: 't.quote_valid_until',
  },
  {
    ...projects,
    kind: 'quoteExpires',
    needs: ['quoteValidUntil'],
    where: (sqlQuery, { firmDay }) => `${alive} and t.status = 'quoted'
      and not ${isAnswered} and t.quote_valid_until between ${sqlQuery.bind(firmDay)} and ${sqlQuery.bind(addDays(firmDay, quoteDays))}`,
    urgency: 't.quote_valid_until',
    on: 't.quote_valid_until',
  },
  {
    ...projects,
    kind: 'priceMissing',
    needs: ['startDate', 'lines.l.unitPrice'],
    where: (sqlQuery, { firmDay }) => `${alive} and t.status in ('draft', 'quoted')
      and t.start_date <= ${sqlQuery.bind(addDays(firmDay, startDays))}
      and t.id in (select l.project_id from project_lines l where ${isUnpriced})`,
    urgency: 't.start_date',
    on: 't.start_date',
    value: `(select count(*) from project_lines l where l.project_id = t.id and ${isUnpriced})`,
  },
  {
    ...projects,
    kind: 'costRateMissing',
    needs: ['lines.l.unitCost'],
    where: () => `${alive} and t.id in (select e.project_id from entries e where ${isCostless})`,
    urgency: 't.code',
    detail: `(select coalesce(e.personnel_label, e.provider_label) from entries e where e.project_id = t.id and ${isCostless}
      order by e.date, e.id limit 1)`,
    value: `(select count(*) from entries e where e.project_id = t.id and ${isCostless})`,
  },
  {
    ...projects,
    kind: 'startOverdue',
    needs: ['startDate'],
    where: (sqlQuery, { firmDay }) => `${alive} and t.status = 'approved' and t.start_date < ${sqlQuery.bind(firmDay)}`,
    urgency: 't.start_date',
    on: 't.start_date',
  },
  {
    ...projects,
    kind: 'endOverdue',
    needs: ['endDate'],
    where: (sqlQuery, { firmDay }) => `${alive} and t.status = 'active' and t.end_date < ${sqlQuery.bind(firmDay)}`,
    urgency: 't.end_date',
    on: 't.end_date',
  },
  {
    ...projects,
    kind: 'resumeDue',
    needs: ['resumeOn'],
    where: (sqlQuery, { firmDay }) => `${alive} and t.status = 'onHold' and t.resume_on <= ${sqlQuery.bind(firmDay)}`,
    urgency: 't.resume_on',
    on: 't.resume_on',
  },
];

/** The kinds a reader may be told of: those whose fields they see. */
export function kindsFor(reader: Reader): readonly AttentionSql[] {
  return kinds.filter(({ needs }) => needs.every((path) => isPathSeen(project, path, reader)));
}
