import { ownField } from '@mandate/contract/entities/own-field.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { referredNouns } from '@mandate/contract/facts/fields.ts';
import { entityNamed, knownEntities } from '@mandate/contract/known-entities.ts';
import { ownFieldNouns } from '@mandate/contract/own-fields/own-field-nouns.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../database/log.ts';
import { run } from '../database/queries/sql-query.ts';
import { inTransaction } from '../database/queries/transaction.ts';
import { hasLabelColumn, refreshSql } from '../records/search/search-text.ts';
import { repeatTurns } from './repeat-turns.ts';

const batch = 100;
const everyMs = 1000;

/**
 * Brings search texts and labels of rows up to date that show a renamed record (decisions 9.3: within 10 s).
 * Several processes share the work.
 * @returns how many renamed records were served
 */
export async function refreshLabels(db: Database): Promise<number> {
  if ((await run(db, 'select 1 from label_changes limit 1', [])).length === 0) return 0;
  return inTransaction(db, async (trx) => {
    const text = `delete from label_changes where id in
      (select id from label_changes order by id limit ${batch} for update skip locked) returning entity, record_id as id`;
    const renamed = await run<{ entity: string; id: string }>(trx, text, []);
    for (const name of new Set(renamed.map(({ entity }) => entity))) {
      const ids = renamed.flatMap((row) => (row.entity === name ? [row.id] : []));
      for (const user of knownEntities.values()) await refreshUsers(trx, user, name, ids);
      if (name === ownField.name) await refreshHolders(trx, ids);
    }
    return renamed.length;
  });
}

async function refreshUsers(db: Database, user: Entity, renamed: string, ids: string[]): Promise<void> {
  const pointing = Object.entries(user.fields).flatMap(([name, field]) =>
    referredNouns(field).some((noun) => noun === renamed) && hasLabelColumn(user, name)
      ? [`t.${columnOf(name)} = any($1)`]
      : [],
  );
  if (pointing.length === 0) return;
  await run(db, `update ${user.table} t set ${refreshSql(user)} where ${pointing.join(' or ')}`, [ids]);
}

/** Brings the search texts of records up to date that hold values of own fields which went or came back. */
export async function refreshHolders(db: Database, ids: string[]): Promise<void> {
  const text = 'select o.key from own_fields o where o.id = any($1) and o.entity = $2';
  for (const noun of ownFieldNouns) {
    const keys = (await run<{ key: string }>(db, text, [ids, noun])).map(({ key }) => key);
    const entity = entityNamed(noun);
    const refresh = `update ${entity.table} t set ${refreshSql(entity)} where t.custom_fields ?| $1`;
    if (keys.length > 0) await run(db, refresh, [keys]);
  }
}

/** Keeps labels fresh until it is stopped. */
export function refreshLabelsSoon(db: Database, log: Log): () => Promise<void> {
  return repeatTurns({
    turn: async () => (await refreshLabels(db)) === batch,
    everyMs,
    onFault: (error) => log.warn({ err: error }, 'labels could not be refreshed; tried again shortly'),
  });
}
