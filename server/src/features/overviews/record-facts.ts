import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { dayIn, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { findVisible } from '../../records/read/find.ts';
import { parameters } from '../../records/read/parameter.ts';

/** What the pages of all records need to know, and what they tell alike. */
export interface RecordFacts {
  id: string;
  /** The day it is where the firm is, and its time zone. */
  today: PlainDate;
  timeZone: string;
  currency: string;
  told: { isBehind: boolean; marginFloorPercent?: string };
}

/**
 * Finds a live record the caller may see.
 * @throws Refusal recordNotFound for none, one that is removed, and one the caller may not see, alike
 */
export async function recordFacts(call: Call, entity: Entity, sentId: string): Promise<RecordFacts> {
  const { id, isDeleted } = await findVisible(call, entity, sentId);
  if (isDeleted) refuse('recordNotFound');
  const settings = await parameters(call.db, ['company.timeZone', 'money.baseCurrency', 'money.marginFloorPercent']);
  const [waiting] = await run<{ isBehind: boolean }>(
    call.db,
    'select exists (select 1 from figure_changes) as "isBehind"',
    [],
  );
  const timeZone = String(settings.get('company.timeZone'));
  const seesMargins = isSeen(project.fields.plannedMarginPercent, call.caller);
  return {
    id,
    today: dayIn(new Date(), timeZone),
    timeZone,
    currency: String(settings.get('money.baseCurrency')),
    told: {
      isBehind: waiting?.isBehind ?? false,
      ...(seesMargins && { marginFloorPercent: String(settings.get('money.marginFloorPercent')) }),
    },
  };
}

/** An object without what is undefined: what a caller is not told is absent. */
export function withoutAbsent<Told extends object>(told: { [Name in keyof Told]: Told[Name] | undefined }): Told {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Told;
}
