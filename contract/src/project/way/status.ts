/** The statuses of a project in the order of its life, then the side states (domain reference 2.10). */
export const projectStatuses = [
  'draft',
  'quoted',
  'approved',
  'active',
  'completed',
  'closed',
  'onHold',
  'lost',
  'cancelled',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Statuses in which nothing is delivered any more: such a project does not block the removal of its customer. */
export const settledStatuses = ['lost', 'cancelled', 'closed'] as const satisfies ProjectStatus[];

/** Whether nothing is delivered any more, so that nothing is offered either. */
export function isSettled(status: ProjectStatus): boolean {
  return settledStatuses.some((each) => each === status);
}

/** Where a project comes into one of these, its quotes are withdrawn. */
export const withdrawingStatuses: readonly ProjectStatus[] = ['draft', 'lost', 'cancelled'];

/** Statuses in which a project can only be read. */
export const lockedStatuses = ['closed'] as const satisfies ProjectStatus[];

/** Statuses in which a project cannot be deleted; it is cancelled or stays (domain reference 6). */
export const undeletableStatuses = ['active', 'completed', 'closed'] as const satisfies ProjectStatus[];
