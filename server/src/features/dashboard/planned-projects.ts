import type { Condition } from '@mandate/contract/lists/grid.ts';
import type { LineCheck, ListBehind, Period } from '@mandate/contract/overview/dashboard.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { backlogStatuses, openStatuses, pipelineStatuses, soldStatuses } from '../../business/figures/metric-inputs.ts';

/** What a figure is taken from, beside the period: a customer or a category; null stands for none. */
export type BehindOf = { customerId: string | null } | { customerIds: string[] };

const hasRate: Condition = { field: 'contractNetBase', operator: 'notEmpty' };

/** The address of a list with the filter of some conditions. */
export function listOf(page: ListBehind['page'], conditions: readonly Condition[]): ListBehind {
  return { page, search: `?filter=${encodeURIComponent(JSON.stringify({ all: conditions }))}` };
}

/** Conditions that something lies, at least partly, on days of a period. */
function within({ from, to }: Period): Condition[] {
  return [
    { field: 'startDate', operator: 'before', value: addDays(to, 1) },
    { field: 'endDate', operator: 'after', value: addDays(from, -1) },
  ];
}

/** The sold projects that are planned in a period, of some customers or of all. */
export function plannedProjects(period: Period, of?: BehindOf): ListBehind {
  return listOf('projects', [
    { field: 'status', operator: 'anyOf', value: [...soldStatuses] },
    ...within(period),
    hasRate,
    ...(of ? [ofCustomers(of)] : []),
  ]);
}

function ofCustomers(of: BehindOf): Condition {
  const ids = 'customerIds' in of ? of.customerIds : of.customerId === null ? [] : [of.customerId];
  if (ids.length === 0) return { field: 'customerId', operator: 'empty' };
  return { field: 'customerId', operator: 'anyOf', value: ids };
}

/** The lines of sold projects that are planned in a period, of a category; null: of no service. */
export function plannedLines(period: Period, categoryId: string | null): ListBehind {
  return listOf('lines', [
    { field: 'projectStatus', operator: 'anyOf', value: [...soldStatuses] },
    ...within(period),
    { field: 'isConverted', operator: 'is', value: true },
    categoryId === null
      ? { field: 'categoryId', operator: 'empty' }
      : { field: 'categoryId', operator: 'anyOf', value: [categoryId] },
  ]);
}

/** The projects in some statuses, by default those that may be won. */
export function projectsIn(statuses: readonly string[] = pipelineStatuses): ListBehind {
  return listOf('projects', [{ field: 'status', operator: 'anyOf', value: [...statuses] }, hasRate]);
}

/** What is sold and not yet delivered. */
export function backlog(): ListBehind {
  return projectsIn(backlogStatuses);
}

/** The projects that were won or lost in a period: all, those with an amount, or those that were quoted before. */
export function decidedProjects({ from, to }: Period, only?: 'worth' | 'quoted'): ListBehind {
  return listOf('projects', [
    { field: 'decidedOn', operator: 'between', value: [from, to] },
    ...(only === 'worth' ? [hasRate] : []),
    ...(only === 'quoted' ? [{ field: 'quotedOn', operator: 'notEmpty' }] : []),
  ]);
}

/** The last day on which a milestone of a period had to be reached by now. */
export function dueUntil({ to }: Period, today: PlainDate): PlainDate {
  return to < today ? to : today;
}

/** The milestones that were due in a period, until today. */
export function dueMilestones(period: Period, today: PlainDate): ListBehind {
  return listOf('milestones', [
    { field: 'dueDate', operator: 'between', value: [period.from, dueUntil(period, today)] },
    { field: 'isWaived', operator: 'is', value: false },
    { field: 'projectStatus', operator: 'noneOf', value: ['lost', 'cancelled'] },
  ]);
}

const flags: Record<LineCheck, string> = {
  price: 'isPriced',
  cost: 'isCosted',
  assignee: 'isAssigned',
  dates: 'isDated',
  tax: 'isTaxed',
};

/** The lines of open projects: all of them, or those that lack something. */
export function openLines(lacking?: LineCheck): ListBehind {
  return listOf('lines', [
    { field: 'projectStatus', operator: 'anyOf', value: [...openStatuses] },
    ...(lacking ? [{ field: flags[lacking], operator: 'is', value: false }] : []),
  ]);
}
