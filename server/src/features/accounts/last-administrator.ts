import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';

/**
 * Waits until nobody else changes who may do what, and keeps others from it until the transaction ends.
 * Two administrators who take each other's role away at one moment do it one after the other.
 */
export async function lockAccounts(db: Database): Promise<void> {
  await run(db, "select pg_advisory_xact_lock(hashtextextended('accounts', 0))", []);
}

function isAdministrator({ role, status }: Values): boolean {
  return role === 'SA' && status === 'active';
}

/**
 * Keeps one active SA in the firm. Belongs behind {@link lockAccounts}.
 * @param wanted what becomes of the account; null when it is removed
 * @throws Refusal lastAdministrator
 */
export async function keepLastAdministrator(
  db: Database,
  id: string,
  before: Values,
  wanted: Values | null,
): Promise<void> {
  if (!isAdministrator(before) || (wanted && isAdministrator(wanted))) return;
  const others = await run(
    db,
    "select 1 from accounts where role = 'SA' and status = 'active' and deleted_at is null and id <> $1 limit 1",
    [id],
  );
  if (others.length === 0) refuse('lastAdministrator');
}
