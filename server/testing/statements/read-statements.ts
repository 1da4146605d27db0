import { fileURLToPath } from 'node:url';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import type pg from 'pg';
import { valueParsers } from '../../src/database/connection/value-parsers.ts';
import { describeStatement } from './described-statement.ts';
import { everyCall } from './every-call.ts';
import { madeUpDatabase, seeds } from './made-up-database.ts';
import { isStatement, type SqlSite, sqlSites } from './sql-sites.ts';
import { worksBeside, worksOn } from './works.ts';

/** What became of the statements of the product, each of which a database was to read. */
export interface ReadStatements {
  /** Places whose whole text stands in the source. */
  fixed: number;
  /** Places of statements that are composed when they run, and of parts of statements, that were met in what was sent. */
  composed: number;
  /** Places that were never met, or cannot be read as they stand, with the reason. */
  missed: string[];
  /** What was wrong with those that were, each with its text. */
  faults: string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Lets an empty, migrated database read every statement of the server's sources, without running them. */
export async function readStatements(client: pg.ClientBase): Promise<ReadStatements> {
  // One after the other: those who ask at once do so on several connections, and this is one.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Found>(ask: () => Promise<Found>): Promise<Found> => {
    const next = last.then(ask);
    last = next.catch(() => undefined);
    return next;
  };
  const made = madeUpDatabase({
    describe: (text) => inTurn(() => describeStatement(client, text)),
    run: (text, values) =>
      inTurn(async () => (await client.query({ text, values: [...values], types: valueParsers })).rows),
  });
  const works = [...worksBeside, ...worksBeside, ...worksBeside, ...[...knownEntities.values()].flatMap(worksOn)];
  for (const [turn, work] of works.entries())
    for (const seed of seeds) {
      made.begin(seed + turn * seeds.length);
      await work(made).catch(() => undefined);
    }
  await everyCall(made);

  const result: ReadStatements = { fixed: 0, composed: 0, missed: [], faults: [] };
  const sent: string[] = [];
  for (const [text, { fault }] of made.read) {
    if (fault === null) sent.push(text.replace(/\s+/g, ' ').trim());
    else if (isStatement(text)) result.faults.push(`${fault}: ${text}`);
  }
  const open: [SqlSite, string | null][] = [];
  for (const site of sqlSites(root)) {
    const fault = site.text === null ? null : (await describeStatement(client, site.text)).fault;
    if (site.text === null || fault !== null) open.push([site, fault]);
    else {
      result.fixed += 1;
      sent.push(site.text.replace(/\s+/g, ' ').trim());
    }
  }
  for (const [site, fault] of open)
    if (isIn(site, sent)) result.composed += 1;
    else result.missed.push(fault === null ? site.at : `${site.at}: ${fault}`);
  return result;
}

/** Whether a statement was met in one that was sent, whatever stood in its holes. */
function isIn({ parts }: SqlSite, sent: readonly string[]): boolean {
  const longest = parts.reduce((one, other) => (one.length >= other.length ? one : other)).trim();
  const pattern = new RegExp(parts.map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*?'));
  return sent.some((text) => text.includes(longest) && pattern.test(text));
}
