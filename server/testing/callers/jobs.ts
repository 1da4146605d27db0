import { setTimeout as sleep } from 'node:timers/promises';
import { customer } from '@mandate/contract/entities/customer.ts';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { Call } from '../../src/calls/call.ts';
import { unknownRoom } from '../../src/database/disk/disk-room.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import { findPerson } from '../../src/features/session/account/find-person.ts';
import { addJob, type JobRequest } from '../../src/jobs/add-job.ts';
import type { JobRun, JobWork } from '../../src/jobs/work.ts';
import { wordsOf } from '../../src/words/words.ts';
import type { TestApp } from '../test-app.ts';
import { readUntil } from '../until.ts';
import type { Person } from './people.ts';

/** A call in somebody's name, for what no call of the product does alone. */
export async function callAs({ database }: TestApp, { id }: Person): Promise<Call> {
  const person = await findPerson(database.db, id);
  if (!person) throw new Error(`nobody may sign in as ${id}`);
  const { db } = database;
  const caller = { ...person, sessionId: uuidV7() };
  const where = { timeZone: 'Europe/Rome', requestId: uuidV7(), network: '127.0.0.1' };
  return { db, room: unknownRoom, caller, words: wordsOf(caller.language), ...where, alerts: [] };
}

/** Asks for a job in somebody's name. @returns its id */
export async function askForJob(app: TestApp, person: Person, request: Partial<JobRequest> = {}): Promise<string> {
  const usual = { kind: 'export', entity: customer, input: uuidV7(), about: { format: 'csv' }, total: 10 } as const;
  return addJob(await callAs(app, person), { ...usual, ...request });
}

/** The person's job as the product tells it. */
export async function jobOf(person: Person, id: string): Promise<JobRow> {
  return (await person.get<JobRow>(`/job/get-by-id/${id}`)).data;
}

/** Waits until the person's job is in a state, for as long as it goes on. */
export async function jobIn(person: Person, id: string, state: JobRow['state']): Promise<JobRow> {
  const read = () => jobOf(person, id);
  let known = await read();
  while (known.state !== state) {
    const { done } = known;
    known = await readUntil(read, (row) => row.state === state || row.done > done, 'the job');
  }
  return known;
}

/** A work that is under way until it is let go, and who does it at the moment. */
export interface HeldWork {
  work: JobWork;
  /** The ids of jobs in the order they were begun. */
  begun: string[];
  /** Jobs under way by their id. */
  underWay: Map<string, JobRun>;
  /** Lets a job come to its end. */
  letGo(id: string): void;
}

/** A work for tests: it tells its progress every 20 ms until it is let go. */
export function heldWork(): HeldWork {
  const begun: string[] = [];
  const underWay = new Map<string, JobRun>();
  const ended = new Set<string>();
  const work: JobWork = async (run) => {
    const { id } = run.job;
    begun.push(id);
    underWay.set(id, run);
    try {
      for (let done = 1; !ended.has(id); done = Math.min(done + 1, 9)) {
        await run.tell(done, 10);
        await sleep(20);
      }
      return { rows: 10 };
    } finally {
      underWay.delete(id);
    }
  };
  return { work, begun, underWay, letGo: (id) => void ended.add(id) };
}
