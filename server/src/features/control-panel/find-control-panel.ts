import { may } from '@mandate/contract/access/permissions.ts';
import type { Role } from '@mandate/contract/access/roles.ts';
import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import type { HealthRow } from '@mandate/contract/overview/health.ts';
import { dayIn, startOfDay } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Call } from '../../calls/call.ts';
import { findAttention } from './attention.ts';
import { findMyWork } from './find-my-work.ts';
import { findOperations } from './find-operations.ts';

/** Tells how the product is. */
export type LookAtHealth = () => Promise<HealthRow[]>;

/**
 * What everybody begins the day with; the parts the caller's role has none in are null. Who waits is told whom to ask. What is the caller's own goes
 * by the day it is where the caller is, deadlines of the firm by the firm's.
 */
export async function findControlPanel(call: Call, look: LookAtHealth, now = new Date()): Promise<ControlPanel> {
  const { role, isWaiting } = call.caller;
  if (isWaiting) call.alerts.push(call.words.sentence('waitingForAccess'));
  const today = dayIn(now, call.timeZone);
  const firmDay = await companyDay(call.db, now);
  const hasAttention = may(role, 'control-panel', 'edit') === true;
  // Side by side, each on one connection.
  const [myWork, attention, operations, health] = await Promise.all([
    findMyWork(call, { today, lateBefore: hasAttention ? null : firmDay }),
    hasAttention ? findAttention(call, { today, firmDay }) : null,
    may(role, 'operations', 'read') === true ? findOperations(call.db, startOfDay(today, call.timeZone)) : null,
    may(role, 'health', 'read') === true ? look().then((rows) => shownTo(role, rows)) : null,
  ]);
  return { today, firmDay, at: now.toISOString(), myWork, attention, operations, health };
}

/** Who does not look after the product is told whether something is wrong, and not what. */
function shownTo(role: Role, rows: HealthRow[]): HealthRow[] {
  if (may(role, 'health', 'edit') === true) return rows;
  return rows.map(({ check, level }) => ({ check, level, code: null, params: {} }));
}
