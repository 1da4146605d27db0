import type { Role } from '../../access/roles.ts';
import { type GuardName, guardsInto } from './guards.ts';
import type { ProjectStatus } from './status.ts';

/** What is asked for on the way into another status. */
export type Asked = 'reason' | 'reasonCode' | 'resumeOn';

/** A way from one status to another: who may take it, what is asked on it, what has to hold before. */
export interface Transition {
  from: ProjectStatus;
  to: ProjectStatus;
  roles: readonly Role[];
  asks: readonly Asked[];
  /** What has to be said: a reason, or its code where one is asked for. */
  needs: readonly 'reason'[];
  guards: readonly GuardName[];
}

const administrators: readonly Role[] = ['SA', 'ADMIN'];
const staff: readonly Role[] = [...administrators, 'EDITOR'];

/** The lists reasons are chosen from, by the status they lead to. */
export const reasonLists: Partial<Record<ProjectStatus, 'project.lostReasons' | 'project.cancelReasons'>> = {
  lost: 'project.lostReasons',
  cancelled: 'project.cancelReasons',
};

/** Every way there is; there are no others (domain reference 2.10). */
export const transitions: readonly Transition[] = [
  way('draft', 'quoted', staff),
  way('draft', 'approved', staff),
  way('draft', 'cancelled', staff, ['reason', 'reasonCode']),
  way('quoted', 'approved', staff),
  way('quoted', 'draft', staff),
  way('quoted', 'lost', staff, ['reason', 'reasonCode']),
  way('quoted', 'cancelled', administrators, ['reason', 'reasonCode']),
  way('approved', 'active', staff),
  way('approved', 'cancelled', administrators, ['reason', 'reasonCode']),
  way('active', 'completed', staff),
  way('active', 'onHold', staff, ['reason', 'resumeOn']),
  way('active', 'cancelled', administrators, ['reason', 'reasonCode']),
  way('onHold', 'active', staff),
  way('onHold', 'cancelled', administrators, ['reason', 'reasonCode']),
  way('completed', 'closed', administrators),
  way('completed', 'active', administrators, ['reason']),
  way('closed', 'completed', ['SA'], ['reason']),
  way('lost', 'draft', staff),
  way('cancelled', 'draft', staff),
];

/** A way on which something is asked needs its reason. */
function way(from: ProjectStatus, to: ProjectStatus, roles: readonly Role[], asks: readonly Asked[] = []): Transition {
  return { from, to, roles, asks, needs: asks.includes('reason') ? ['reason'] : [], guards: guardsInto[to] };
}

/** The ways out of a status that a role may take, the main one first. */
export function waysFrom(status: ProjectStatus, role: Role): Transition[] {
  return transitions.filter(({ from, roles }) => from === status && roles.includes(role));
}

/** The way from one status to another; undefined where there is none. */
export function wayBetween(from: ProjectStatus, to: ProjectStatus): Transition | undefined {
  return transitions.find((one) => one.from === from && one.to === to);
}
