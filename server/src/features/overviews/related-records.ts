import { may } from '@mandate/contract/access/permissions.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { Sort } from '@mandate/contract/lists/grid.ts';
import type { Related } from '@mandate/contract/overview/record/related.ts';
import { mostRelated, type RelatedList, relatedFilter } from '@mandate/contract/overview/record/related-lists.ts';
import type { Call } from '../../calls/call.ts';
import { grid } from '../../records/lists/grid.ts';
import { seenWays } from './belonging-sql.ts';

/** Notes that were pinned come first in every order of theirs. */
const sorts: Readonly<Record<string, Sort[]>> = {
  note: [
    { field: 'isPinned', direction: 'desc' },
    { field: 'createdAt', direction: 'desc' },
  ],
};

/**
 * The first records of a list that belong to a record, and how many there are: the list itself is asked, so that it holds the same.
 * @returns undefined where the caller may not list such records, or does not see what they belong by
 */
export async function relatedRecords<Row>(
  call: Call,
  list: RelatedList,
  id: string,
): Promise<Related<Row> | undefined> {
  const { noun, fields } = list;
  const ways = seenWays(list, call.caller);
  if (may(call.caller.role, noun, 'list') === false || ways.length === 0) return undefined;
  const entity = entityNamed(noun);
  const { rows, total, totalIsExact } = await grid(call, entity, {
    page: 1,
    pageSize: mostRelated,
    sort: sorts[noun] ?? [],
    filter: relatedFilter({ by: ways }, id),
    deleted: 'exclude',
    total: 'capped',
    fields: fields.filter((name) => {
      const field = entity.fields[name];
      return field !== undefined && isSeen(field, call.caller);
    }),
  });
  return { total: total ?? 0, totalIsExact, rows: rows as Row[] };
}
