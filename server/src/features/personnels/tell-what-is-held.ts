import type { Values } from '@mandate/contract/changes/merge.ts';
import { heldKinds } from '@mandate/contract/hand-over/held.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../business/company-day.ts';
import { heldBy, holdersAmong } from '../../business/held-by.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';

/** Of more people than these nobody is told by name. */
const mostNamed = 5;

/** Says how much a person who leaves still holds after their last day, and of what kinds. */
export async function tellWhatIsHeld(call: Call, id: string, { leftOn, displayName }: Values): Promise<void> {
  const held = await heldBy(call.db, id, await firstDayWithout(call, leftOn));
  if (held.length === 0) return;
  const phrases = heldKinds.flatMap((kind) => {
    const count = held.filter((row) => row.kind === kind).length;
    return count > 0 ? [call.words.counted(`handOver.count.${kind}`, count, { total: count }) ?? kind] : [];
  });
  const what = listed(call, phrases);
  call.alerts.push(call.words.sentence('stillHolds', { who: String(displayName), what }));
}

/** Says which of many people who were ended together still hold something. */
export async function tellWhoHolds(call: Call, { isActive, leftOn }: Values, ids: readonly string[]): Promise<void> {
  if (isActive !== false && typeof leftOn !== 'string') return;
  const text = `select id, display_name as label from personnels
    where id = any($1) and deleted_at is null and (not is_active or left_on is not null) order by display_name`;
  const people = await run<{ id: string; label: string }>(call.db, text, [ids]);
  const from = await firstDayWithout(call, leftOn);
  const holders = await holdersAmong(
    call.db,
    people.map(({ id }) => id),
    from,
  );
  const holding = people.flatMap(({ id, label }) => (holders.has(id) ? [label] : []));
  if (holding.length === 0) return;
  const others = holding.length - mostNamed;
  const names = listed(call, holding.slice(0, mostNamed));
  const params = { names, count: holding.length, others, ...(others > 0 && { context: 'more' }) };
  call.alerts.push(call.words.sentence('manyStillHold', params));
}

async function firstDayWithout({ db }: Call, leftOn: unknown): Promise<string> {
  return typeof leftOn === 'string' ? addDays(leftOn, 1) : companyDay(db);
}

function listed({ words }: Call, entries: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(entries);
}
