import type { FirstHourStep } from '@mandate/contract/overview/first-hour.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** What the product keeps of itself of a firm's first hour. */
export interface FirstHourFacts {
  /** What people said of a step; what the data tell goes before it. */
  marks: Partial<Record<FirstHourStep, 'skipped' | 'agreed'>>;
  /** When it was over (ISO 8601). */
  endedAt?: string;
}

const key = 'firstHour';

/** What is kept of the first hour; nothing as long as nobody said anything. */
export async function firstHourFacts(db: Database): Promise<FirstHourFacts> {
  const [row] = await run<{ value: FirstHourFacts }>(db, 'select value from product_facts where key = $1', [key]);
  return row?.value ?? { marks: {} };
}

/**
 * Marks steps, or the end of all; what others marked meanwhile stays.
 * @param endedAt ISO 8601; null leaves it open
 */
export async function markFirstHour(
  db: Database,
  marks: FirstHourFacts['marks'],
  endedAt: string | null,
): Promise<void> {
  const ended = endedAt === null ? {} : { endedAt };
  const text = `insert into product_facts as f (key, value) values ($1, jsonb_build_object('marks', $2::jsonb) || $3::jsonb)
    on conflict (key) do update
      set value = f.value || jsonb_build_object('marks', coalesce(f.value -> 'marks', '{}') || $2::jsonb) || $3::jsonb`;
  await run(db, text, [key, JSON.stringify(marks), JSON.stringify(ended)]);
}
