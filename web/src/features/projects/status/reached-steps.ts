import { type ProjectStatus, projectStatuses } from '@mandate/contract/project/way/status.ts';

/** When a project came into a status, as replies tell it. */
export interface StatusStep {
  status: ProjectStatus;
  on: string;
  by: string | null;
}

/** One step of a project's way as it is shown. */
export interface ShownStep {
  status: ProjectStatus;
  state: 'done' | 'current' | 'ahead';
  /** When it came there last; null where that is not known. */
  on: string | null;
  by: string | null;
}

const way: readonly ProjectStatus[] = ['draft', 'quoted', 'approved', 'active', 'completed', 'closed'];

/**
 * The way of a project: the statuses it passed since it began, last started again, where it is now, and what is still ahead. A side state stands
 * where the project left the way; from where it ended nothing lies ahead.
 * @param taken every status it came into, the first one first
 */
export function reachedSteps(status: ProjectStatus, taken: readonly StatusStep[]): ShownStep[] {
  const begun = taken.slice(
    Math.max(
      0,
      taken.findLastIndex((step) => step.status === 'draft'),
    ),
  );
  const last = new Map(begun.map((step) => [step.status, step]));
  const shown = (one: ProjectStatus, state: ShownStep['state']): ShownStep => {
    const { on = null, by = null } = state === 'ahead' ? {} : (last.get(one) ?? {});
    return { status: one, state, on, by };
  };
  const isSide = !way.includes(status);
  const place = status === 'onHold' ? way.indexOf('active') : way.indexOf(status);
  // Where nothing is told of the status it is in, nothing is told of those before either.
  const isTold = last.has(status);
  const furthest = Math.max(0, ...begun.map((step) => way.indexOf(step.status)));
  const until = isSide && status !== 'onHold' ? furthest + 1 : isSide ? place + 1 : place;
  const done = way.slice(0, until).filter((one) => last.has(one) || !isTold);
  const ahead = status === 'lost' || status === 'cancelled' ? [] : way.slice(place + 1);
  return [
    ...done.map((one) => shown(one, 'done')),
    shown(status, 'current'),
    ...ahead.map((one) => shown(one, 'ahead')),
  ];
}

/** Whether a text is a status of projects. */
export function isStatus(text: unknown): text is ProjectStatus {
  return projectStatuses.some((status) => status === text);
}
