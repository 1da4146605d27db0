import { parameter } from '@mandate/contract/entities/parameter.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { byFit, type Fitting } from '@mandate/contract/search/name-fit.ts';
import { type Found, type FoundGroup, foundEntities } from '@mandate/contract/search/search.ts';
import { searchWords } from '@mandate/contract/search/search-words.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run, runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { everyCurrentFacts } from '../../records/own-fields/current-facts.ts';
import { termsOf } from '../../records/search/search-text.ts';
import { inOwnWords } from '../../records/search/words-of-own.ts';
import type { Words } from '../../words/words.ts';
import { findSql, type SearchRequest } from './find-sql.ts';
import { type FoundKind, foundKind } from './found-kinds.ts';
import { type FoundRow, presentFound } from './found-row.ts';
import { leastForSimilar, leastSimilarity, similarSql } from './similar-sql.ts';

/** Counts end here; beyond it `totalIsExact` is false. */
const mostCounted = 100;

/**
 * The records of every kind that have the words, as far as the caller may list and open them and in fields the caller sees; where there
 * are none, those whose name resembles what was typed.
 */
export async function findRecords({ db, caller, words }: Call, wanted: SearchRequest): Promise<Found> {
  if (termsOf(wanted.q).length === 0) return { groups: [], isSimilar: false };
  const facts = new Map((await everyCurrentFacts(db)).map((entity) => [entity.name as string, entity]));
  const kinds = foundEntities.flatMap((noun) => foundKind(noun, facts.get(noun) ?? entityNamed(noun), caller) ?? []);
  const literal = new SqlQuery();
  const found = await read(
    db,
    literal,
    kinds.map((kind) => findSql(literal, kind, wanted, caller)),
  );
  if (found.length > 0) return { groups: groupsOf(kinds, shownIn(words, found), wanted), isSimilar: false };
  if (wanted.q.length < leastForSimilar) return { groups: [], isSimilar: false };
  const near = new SqlQuery();
  const similar = await inTransaction(db, async (trx) => {
    // Holds for this transaction; the usual threshold lets no exchanged letters pass.
    await run(trx, "select set_config('pg_trgm.word_similarity_threshold', $1, true)", [String(leastSimilarity)]);
    return read(
      trx,
      near,
      kinds.map((kind) => similarSql(near, kind, wanted, caller)),
    );
  });
  return { groups: groupsOf(kinds, shownIn(words, similar), { ...wanted, q: '' }), isSimilar: similar.length > 0 };
}

/** What the statements of all kinds give, asked at once. */
async function read(db: Database, sqlQuery: SqlQuery, ofKinds: readonly (string | null)[]): Promise<FoundRow[]> {
  const asked = ofKinds.filter((text) => text !== null);
  if (asked.length === 0) return [];
  return runByValues<FoundRow>(db, `${asked.join(' union all ')} order by place`, sqlQuery.values);
}

/** Rows with what the product calls its own records in a language. */
function shownIn(words: Words, rows: readonly FoundRow[]): readonly FoundRow[] {
  return rows.map((row) => (row.noun === parameter.name ? { ...row, texts: inOwnWords(words, row.texts) } : row));
}

function groupsOf(kinds: readonly FoundKind[], rows: readonly FoundRow[], { q }: SearchRequest): FoundGroup[] {
  const words = searchWords(q);
  const groups = kinds.flatMap((kind): FoundGroup[] => {
    const own = rows.filter(({ noun }) => noun === kind.noun);
    if (own.length === 0) return [];
    const counted = own[0]?.total ?? 0;
    const records = own.map((row) => presentFound(kind, row, words));
    const total = Math.min(counted, mostCounted);
    return [{ entity: kind.noun, total, totalIsExact: counted <= mostCounted, records }];
  });
  return groups.sort((one, other) => byFit(bestOf(one), bestOf(other)));
}

function bestOf({ records: [best] }: FoundGroup): Fitting {
  return { fit: best?.fit ?? 'resembles', name: best?.label ?? '' };
}
