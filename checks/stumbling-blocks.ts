/** Holds migrations against what a server of the version before can live with: while servers are replaced one by one, both work on one database. */

/** The last one written before there was a version that servers of the next one work beside. */
const lastBefore = 28;

/** What an older server stumbles over, and what to do instead. */
const stumbling: readonly { statement: RegExp; why: string }[] = [
  { statement: /^drop (table|view|materialized view|type|function|sequence)\b/, why: 'it is still asked for' },
  { statement: /^alter table .*\bdrop column\b/, why: 'it is still read and written' },
  { statement: /^alter (table|view|type) .*\brename\b/, why: 'it is still asked for by its old name' },
  { statement: /^alter table .*\balter (column )?\S+ (set data )?type\b/, why: 'it is still written in its old form' },
  {
    statement: /^alter table .*\balter (column )?\S+ (set not null|drop default)\b/,
    why: 'rows are still written without it',
  },
  {
    statement:
      /^alter table .*\badd (column )?(if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\S+ (?!.*\b(default|generated)\b).*\bnot null\b/,
    why: 'rows are still written without it: give it a default',
  },
  {
    statement: /^alter table .*\badd (constraint \S+ )?(check|unique|primary key|foreign key|exclude)\b/,
    why: 'rows are still written that it refuses',
  },
  { statement: /^create unique index\b/, why: 'rows are still written that it refuses' },
];

/** Said before a statement that is fine nevertheless. */
const excuse = /--\s*older servers:\s*\S/i;

/**
 * What of a migration a server of the version before could not live with; tables the migration itself makes are nobody's yet.
 * @param name of its file, `NNNN-words.sql`
 * @returns one line each; none for what was written before there was an older version
 */
export function stumblingBlocks(name: string, sql: string): string[] {
  if (Number(name.slice(0, 4)) <= lastBefore) return [];
  const statements = statementsOf(sql);
  const made = new Set(
    statements.flatMap(({ text }) => /^create table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []),
  );
  return statements.flatMap(({ text, isExcused }) => {
    const table =
      /^(?:alter table (?:if exists )?(?:only )?|create unique index (?:.*? )?on )(\w+)/.exec(text)?.[1] ?? '';
    if (isExcused || made.has(table)) return [];
    const found = stumbling.find(({ statement }) => statement.test(text));
    return found ? [`${name}: ${text.slice(0, 80)}: ${found.why}`] : [];
  });
}

/** Statements in lower case and on one line each; bodies of functions are left out, since they do nothing yet. */
function statementsOf(sql: string): { text: string; isExcused: boolean }[] {
  const withoutBodies = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  // A semicolon in a comment ends nothing.
  const onlyEnds = withoutBodies.replace(/--.*$/gm, (comment) => comment.replaceAll(';', ','));
  return onlyEnds.split(';').map((part) => ({
    text: part.replace(/--.*$/gm, ' ').replace(/\s+/g, ' ').trim().toLowerCase(),
    isExcused: excuse.test(part),
  }));
}
