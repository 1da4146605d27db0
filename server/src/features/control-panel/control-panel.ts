import type { ControlPanel } from '@mandate/contract/control-panel.ts';
import type { HealthRow } from '@mandate/contract/health.ts';
import { may } from '@mandate/contract/permissions.ts';
import { sentence } from '@mandate/contract/refusals.ts';
import type { Role } from '@mandate/contract/roles.ts';
import type { Call } from '../../resources/call.ts';
import { companyDay } from '../../resources/company-day.ts';
import { findAttention } from './attention.ts';
import { findMyWork } from './my-work.ts';
import { findOperations } from './operations.ts';

/** Tells how the product is. */
export type LookAtHealth = () => Promise<HealthRow[]>;

/** What everybody begins the day with; the parts the caller's role has none in are null. Who waits is told whom to ask. */
export async function findControlPanel(call: Call, look: LookAtHealth): Promise<ControlPanel> {
  const { role, isWaiting } = call.caller;
  if (isWaiting) call.alerts.push(sentence('waitingForAccess'));
  const today = await companyDay(call.db);
  // Side by side, each on one connection.
  const [myWork, attention, operations, health] = await Promise.all([
    findMyWork(call, today),
    may(role, 'control-panel', 'edit') === true ? findAttention(call, today) : null,
    may(role, 'operations', 'read') === true ? findOperations(call.db, today) : null,
    may(role, 'health', 'read') === true ? look().then((rows) => shownTo(role, rows)) : null,
  ]);
  return { today, at: new Date().toISOString(), myWork, attention, operations, health };
}

/** Who does not look after the product is told whether something is wrong, and not what. */
function shownTo(role: Role, rows: HealthRow[]): HealthRow[] {
  if (may(role, 'health', 'edit') === true) return rows;
  return rows.map(({ check, level }) => ({ check, level, code: null, params: {} }));
}
