import {
  type FirstHour,
  type FirstHourStep,
  firmNeeds,
  firstHourSteps,
  type StepState,
} from '@mandate/contract/overview/first-hour.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type FirstHourFacts, firstHourFacts } from './first-hour-facts.ts';

/** How far the firm is with setting up: by what is there, and where that cannot tell, by what people said. */
export async function findFirstHour({ db }: Pick<Call, 'db'>): Promise<FirstHour> {
  const facts = await firstHourFacts(db);
  const { hasSample, hasProjects, ...done } = await whatIsThere(db);
  const steps = firstHourSteps.map((step) => ({ step, state: stateOf(step, done, facts) }));
  const isBegun = facts.endedAt === undefined && !hasSample;
  return { isOpen: isBegun && steps.some(({ state }) => state === 'open'), hasProjects, steps };
}

type Done = Omit<Found, 'hasSample' | 'hasProjects'>;

function stateOf(step: FirstHourStep, done: Done, { marks }: FirstHourFacts): StepState {
  if (marks[step] === 'agreed' || (step in done && done[step as keyof Done])) return 'done';
  return marks[step] === 'skipped' ? 'skipped' : 'open';
}

interface Found {
  hasSample: boolean;
  hasProjects: boolean;
  firm: boolean;
  taxes: boolean;
  people: boolean;
  services: boolean;
  mail: boolean;
  backup: boolean;
}

/** What the data tell. A tax of nothing came with the product and is no answer. */
async function whatIsThere(db: Database): Promise<Found> {
  const text = `select
    exists (select from product_facts where key = 'sample.loaded') as "hasSample",
    exists (select from projects where deleted_at is null) as "hasProjects",
    (select count(*) = cardinality($1::text[]) from parameters
      where key = any($1) and deleted_at is null and value #>> '{}' <> '') as firm,
    exists (select from tax_rates where deleted_at is null and percent > 0) as taxes,
    exists (select from personnels where deleted_at is null) as people,
    exists (select from services where deleted_at is null) as services,
    exists (select from mail_servers where enabled) as mail,
    exists (select from maintenance_runs where kind = 'backup' and outcome = 'done') as backup`;
  const [found] = await run<Found>(db, text, [firmNeeds]);
  if (!found) throw new Error('a question without an answer');
  return found;
}
