import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Condition, GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { call } from '../../lib/calls/call.ts';
import { countConditions, mostConditions } from '../filter/read-filter.ts';

/** The most ids a condition names (decisions 9.3). */
const atOnce = 100;

/**
 * Which of some records a list has no more: they were deleted, or do not match any longer.
 * @param query what the list asks for; null when no row can match
 * @returns none where it cannot be found out
 */
export async function goneOf(
  entity: Entity,
  query: SentGridQuery | null,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  if (query === null) return [...ids];
  const all = query.filter?.all ?? [];
  if (countConditions(all) >= mostConditions) return [];
  const there = new Set<string>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const meant: Condition = { field: 'id', operator: 'anyOf', value: ids.slice(at, at + atOnce) };
    const asked = {
      ...query,
      page: 1,
      pageSize: atOnce,
      sort: [],
      total: 'none',
      fields: ['id'],
      filter: { all: [...all, meant] },
    };
    const options = { signal, quiet: true, silent: true };
    const found = await call<GridPage<{ id: string }>>('POST', `/${entity.name}/get-grid`, asked, options).catch(
      () => null,
    );
    if (found === null) return [];
    for (const { id } of found.rows) there.add(id);
  }
  return ids.filter((id) => !there.has(id));
}
