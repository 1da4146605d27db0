import { account } from '@mandate/contract/entities/account.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../records/bulk/bulk-members.ts';
import { saveEach } from '../../records/bulk/bulk-steps.ts';
import type { Outcome } from '../../records/bulk/change-many.ts';
import type { Verbs } from '../../records/verbs.ts';
import { type Plan, type TouchedEntity, touchedEntities } from './plan-hand-over.ts';

/** What answers the calls of each entity, by its name. */
export type VerbsByName = ReadonlyMap<string, Verbs>;

const entities: Record<TouchedEntity, Entity> = { account, personnel, customer, project };

/** The entities a hand-over changes, each with what answers its calls, in the order of the changes. */
export function touched(verbs: VerbsByName): { entity: Entity; verbs: Verbs }[] {
  return touchedEntities.map((name) => {
    const own = verbs.get(name);
    if (!own) throw new Error(`Nothing answers the calls of ${name}`);
    return { entity: entities[name], verbs: own };
  });
}

/** The records a plan changes, with the version each has now. */
export async function membersOf({ db }: Call, { gives }: Pick<Plan, 'gives'>): Promise<Member[]> {
  const members: Member[] = [];
  for (const name of touchedEntities) {
    const text = `select id, version from ${entities[name].table} where id = any($1) order by id`;
    members.push(...(await run<Member>(db, text, [[...gives[name].keys()]])));
  }
  return members;
}

/** Gives every record what the plan says, by its own save, under its rules and rights. Belongs into a transaction. @returns by id */
export async function giveAll(
  call: Call,
  verbs: VerbsByName,
  { gives }: Plan,
  members: readonly Member[],
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const { entity, verbs: own } of touched(verbs)) {
    const ofEntity = gives[entity.name as TouchedEntity];
    const some = members.filter(({ id }) => ofEntity.has(id));
    if (some.length === 0) continue;
    const saved = await saveEach(call, entity, own, some, (stored) => ofEntity.get(stored.id)?.(stored) ?? {});
    for (const [id, outcome] of saved.outcomes) outcomes.set(id, outcome);
  }
  return outcomes;
}

/** Of outcomes the refusals. */
export function refusedOf(outcomes: ReadonlyMap<string, Outcome>): Map<string, Refusal> {
  return new Map(
    [...outcomes].flatMap(([id, outcome]) => (outcome instanceof Refusal ? [[id, outcome] as const] : [])),
  );
}
