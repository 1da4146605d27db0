import { type Grant, type Reader, readerKey } from '../access/roles.ts';
import { isSeen } from '../facts/fields.ts';
import { knownEntities } from '../known-entities.ts';
import { searchWords } from '../search/search-words.ts';
import { referencePaths, seenPaths } from './reference-paths.ts';
import { rowReferences } from './row-references.ts';
import type { ViewState } from './view-state.ts';
import { viewedLists } from './viewed-lists.ts';

/** Grants whose absence hides amounts; a name may tell of what they show. */
export const tellingGrants = ['seeRates', 'seeCosts'] as const satisfies Grant[];

/** By grant the words, apart by blanks, that tell of what it shows. */
export type TellingWords = Record<(typeof tellingGrants)[number], string>;

/** What of a view says what it is about. */
export interface ToldView {
  /** The entity whose list it is. */
  list: string;
  name: string;
  state: ViewState;
}

/**
 * What a view tells of: fields it filters, sorts or groups by, as `project.plannedMargin`, and grants whose words its name has, as `grant:seeCosts`.
 * Columns tell nothing of the rows: who does not see one gets the view without it.
 */
export function tellsOf({ list, name, state }: ToldView, words: TellingWords): string[] {
  const conditions = (state.filter?.all ?? []).flatMap((entry) => ('any' in entry ? entry.any : [entry]));
  const grouping = state.groupBy === undefined ? [] : [{ field: state.groupBy }];
  const fields = [...conditions, ...(state.sort ?? []), ...grouping].map(({ field }) => `${list}.${field}`);
  const named = tellingGrants.filter((grant) => hasWordOf(name, words[grant])).map((grant) => `grant:${grant}`);
  return [...new Set([...fields, ...(/\p{Sc}/u.test(name) ? ['grant:seeRates'] : []), ...named])].toSorted();
}

function hasWordOf(name: string, words: string): boolean {
  const known = new Set(searchWords(words));
  return searchWords(name.replace(/[^\p{L}\p{N}]+/gu, ' ')).some((word) => known.has(word));
}

const hiddenBy = new Map<string, readonly string[]>();

/** All that a view may not tell a reader of, in the form of {@link tellsOf}. */
export function hiddenTellings(reader: Reader): readonly string[] {
  const key = readerKey(reader);
  const known = hiddenBy.get(key) ?? allHidden(reader);
  hiddenBy.set(key, known);
  return known;
}

function allHidden(reader: Reader): readonly string[] {
  const fields = [...knownEntities.values(), ...viewedLists].flatMap(({ name: list, fields: facts }) =>
    Object.entries(facts).flatMap(([name, field]) => (isSeen(field, reader) ? [] : [`${list}.${name}`])),
  );
  const inRows = [...knownEntities.values()].flatMap((entity) =>
    [...rowReferences(entity)].flatMap(([path, { facts }]) =>
      isSeen(facts, reader) ? [] : [`${entity.name}.${path}`],
    ),
  );
  const far = [...knownEntities.values()].flatMap((entity) => {
    const seen = new Map(seenPaths(entity, reader));
    return [...referencePaths(entity).keys()].flatMap((path) => (seen.has(path) ? [] : [`${entity.name}.${path}`]));
  });
  return [
    ...fields,
    ...far,
    ...inRows,
    ...tellingGrants.filter((grant) => !reader.grants.includes(grant)).map((grant) => `grant:${grant}`),
  ];
}
