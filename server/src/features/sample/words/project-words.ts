import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';

/** Project names are a kind, an object and an occasion. */
export const projectKinds = [
  'Relaunch',
  'Migration',
  'Audit',
  'Roll-out',
  'Review',
  'Concept',
  'Redesign',
  'Pilot',
  'Training',
  'Support',
  'Merger',
  'Assessment',
] as const;

export const projectObjects = [
  'customer portal',
  'warehouse processes',
  'payroll',
  'data platform',
  'quality management',
  'purchasing',
  'energy balance',
  'sales planning',
  'intranet',
  'café chain',
  'spare parts catalogue',
  'safety concept',
  'archive',
] as const;

export const projectOccasions = [
  'phase 1',
  'phase 2',
  'headquarters',
  'northern region',
  'subsidiaries',
  'pilot site',
  'follow-up',
  'new plant',
  'Zürich',
  'Łódź',
  'Tromsø',
] as const;

/** What internal projects are about. */
export const internalNames = [
  'Own website',
  'Staff training',
  'Tender library',
  'Office move',
  'Knowledge base',
  'Tool evaluation',
  'Summer meeting',
  'Certification',
] as const;

/** A word that one project in so many has in its name, to measure the search for something rare. */
export const rareWord = 'xylograph';
export const rareWordEvery = 5_000;
/** It stands in twenty names however many projects there are, so that finding it can be compared between sizes. */
export const rareWordUntil = 100_000;

/** The statuses of twenty projects in a row of the bulk, of the last year or so and of before. */
export const bulkStatuses = {
  young: twenty({ draft: 3, quoted: 4, approved: 2, active: 6, completed: 2, onHold: 1, lost: 1, cancelled: 1 }),
  old: twenty({ closed: 11, completed: 3, active: 1, onHold: 1, lost: 3, cancelled: 1 }),
};

export const projectTags = ['agile', 'fixed price', 'on site', 'remote', 'strategic', 'grant-funded'] as const;

function twenty(counts: Partial<Record<ProjectStatus, number>>): string[] {
  return Object.entries(counts).flatMap(([status, count]) => Array<string>(count).fill(status));
}
