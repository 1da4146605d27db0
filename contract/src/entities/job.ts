import { listing, type RowOf } from '../facts/entity.ts';
import { choice, flag, instant, integer, json, optional, reference, shownOnly, text } from '../facts/fields.ts';

const jobKinds = ['bulk', 'export', 'import', 'undoImport', 'leakCheck', 'holidays'] as const;
/** What can be the matter with a job. */
export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

const count = integer({ min: 0, max: 2_147_483_647 });

/**
 * Work that takes longer than a call, and acts on many records, which may. Administrators see that it goes; what it made is for whose it is,
 * and nobody else.
 */
export const job = listing({
  name: 'job',
  table: 'job_entries',
  label: 'kind',
  owner: 'accountId',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  fields: {
    /** Who set it going. */
    accountId: reference('account'),
    kind: choice(...jobKinds),
    /** The noun of the records it is about, such as `customer`. */
    entity: text({ max: 40 }),
    /** What is told of it by its kind: an export's format, the name of a file that was brought, what was done with how many records. */
    about: json(),
    state: choice(...jobStates),
    /** Whether it was asked to stop. */
    isCancelled: shownOnly(flag()),
    done: shownOnly(count),
    /** Null while nobody knows. */
    total: shownOnly(optional(count)),
    /** What it came to, such as counts and the name of a file; null before its end. */
    result: optional(json()),
    createdAt: instant(),
    startedAt: shownOnly(optional(instant())),
    endedAt: shownOnly(optional(instant())),
  },
});

/** A job as replies and events carry it. */
export type JobRow = Omit<RowOf<typeof job>, 'about' | 'result'> & {
  about: Record<string, unknown>;
  result: Record<string, unknown> | null;
  /** Why it failed. */
  error: { code: string; params: Record<string, string | number>; message: string } | null;
  /** Whether the file it made can be fetched. */
  hasFile: boolean;
  /** Whether the reader can take it back. */
  canUndo: boolean;
  /** Its place in the queue of everybody, 1 being next; null when it does not wait. */
  position: number | null;
};
