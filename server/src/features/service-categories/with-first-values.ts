import type { Values } from '@mandate/contract/changes/merge.ts';
import { tagColors } from '@mandate/contract/facts/fields.ts';
import { withoutAccents } from '@mandate/contract/texts/fold-text.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

const longestCode = 16;
const lastOrder = 9999;

/** Gives a new category what was not sent: a code from its name, the next colour, the last place among its siblings. */
export async function withFirstValues(db: Database, wanted: Values): Promise<Values> {
  return {
    ...wanted,
    code: wanted.code ?? (await codeFor(db, String(wanted.name ?? ''))),
    color: wanted.color ?? (await nextColor(db)),
    sortOrder: wanted.sortOrder ?? (await lastPlace(db, wanted.parentId)),
  };
}

/** The name's letters and digits without accents in capitals, and a number where that is taken. */
async function codeFor(db: Database, name: string): Promise<string> {
  const words = withoutAccents(name)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const stem = words.slice(0, longestCode - 3).replace(/-$/, '') || 'C';
  const rows = await run<{ code: string }>(
    db,
    'select search_normalise(code) as code from service_categories where deleted_at is null and starts_with(search_normalise(code), search_normalise($1))',
    [stem],
  );
  const taken = new Set(rows.map(({ code }) => code));
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(code.toLowerCase())) return code;
  }
}

async function nextColor(db: Database): Promise<string> {
  const [row] = await run<{ count: number }>(db, 'select count(*) as count from service_categories', []);
  return tagColors[Number(row?.count ?? 0) % tagColors.length] ?? tagColors[0];
}

async function lastPlace(db: Database, parentId: unknown): Promise<number> {
  const text = `select max(sort_order) as last from service_categories
    where deleted_at is null and parent_id is not distinct from $1::uuid`;
  const [row] = await run<{ last: number | null }>(db, text, [parentId ?? null]);
  return Math.min((row?.last ?? 0) + 1, lastOrder);
}
