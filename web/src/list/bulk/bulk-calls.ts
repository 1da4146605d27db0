import type { Change } from '@mandate/contract/changes/changes.ts';
import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { type CallError, type CallOptions, call } from '../../lib/calls/call.ts';
import { flat } from '../../records/own-fields/flat.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { ListState } from '../state/list-state.ts';
import type { BulkAction } from './may-bulk.ts';

/** Which records are meant: those of a query but some, or those of these ids. */
export type BulkTarget = { query: SentGridQuery; except: string[] } | { ids: string[] };

/** The value each field becomes; null empties it, `{add}` and `{remove}` change a list. */
export type BulkChanges = Record<string, unknown>;

/** What of a list's state says which records were meant, for saying it in words. */
export type BulkScope = Pick<ListState, 'search' | 'filter' | 'deleted'>;

/** What is to be done with which records. */
export interface BulkPlan {
  action: BulkAction;
  target: BulkTarget;
  scope: BulkScope;
  /** For an edit alone. */
  changes?: BulkChanges;
  /** Why records are deleted, or changed. */
  reason?: string;
}

/** Why a record is not changed. */
export interface BulkProblem {
  code: string;
  params: Record<string, string | number>;
  message: string;
}

/** One record of a receipt, as it is and as it would be. */
export interface BulkSample {
  id: string;
  label: string;
  /** Of an edit: the fields it changes, with what their references are called, as rows of grids. */
  before: ListRow | null;
  after: ListRow | null;
  problem: BulkProblem | null;
}

/** A record that points to another one. */
export interface Holder {
  entity: string;
  id: string;
  label: string;
}

/** A record that would stay as it is: why, and the first of those who hold it, as far as the person may know of them. */
export interface BlockedRecord extends LeftRecord {
  holders: Holder[];
}

/** What a run would do. */
export interface BulkReceipt {
  receipt: string;
  count: number;
  /** How many have nothing to change. */
  unchanged: number;
  /** What would stay as it is: of how many that were looked at, how many, how many of these for want of a reason, and the first hundred. */
  kept: { checked: number; count: number; wantReason: number; rows: BlockedRecord[] };
  /** ISO 8601. */
  expiresAt: string;
  sample: BulkSample[];
}

/** A record that was left as it was, and why. */
export interface LeftRecord extends BulkProblem {
  id: string;
  label: string;
  /** Where the receipt said them. */
  holders?: Holder[];
}

/** What a run, or its undo, did. The lists name at most 1,000 records. */
export interface BulkOutcome {
  batchId: string;
  changed: number;
  skipped: LeftRecord[];
  failed: LeftRecord[];
  skippedCount: number;
  failedCount: number;
  isCancelled: boolean;
}

/** A run of bulk work, from its start until its result is laid aside. It goes on while other pages are open. */
export interface BulkRun {
  plan: BulkPlan;
  receipt: BulkReceipt;
  /** `lost`: the connection broke off, so it is not known how far it came. */
  phase: 'running' | 'done' | 'undoing' | 'undone' | 'refused' | 'lost';
  /** How many records it has been through. */
  done: number;
  isCancelling: boolean;
  /** What the run did. */
  outcome: BulkOutcome | null;
  /** What its undo did. */
  undone: BulkOutcome | null;
  /** Why it was refused, or cannot be undone. */
  problem: CallError | null;
  /** Its window is open: what becomes of it is said there. */
  isWatched: boolean;
}

/** A run as it is told of: how far it is, and afterwards what it was about and what came of it. */
export interface ShownRun {
  action: BulkAction;
  state: 'prepared' | 'running' | 'done' | 'undoing' | 'undone';
  /** How many records it was to change. */
  count: number;
  done: number;
  changed: number;
  skippedCount: number;
  failedCount: number;
  /** ISO 8601. */
  createdAt: string;
  reason: string | null;
  changes: BulkChanges | null;
  /** As it was sent: the query of a list and what was left out of it, or ids. */
  scope: { query?: SentGridQuery; except?: string[]; ids?: string[] };
  /** The first records it changed, and what it changed of them. */
  sample: { id: string; label: string; changes: Change[] }[];
  /** What came of it, and of its undo. */
  result: BulkOutcome | null;
  undoResult: BulkOutcome | null;
}

/** How a set changed since it was reviewed: how many came, went, or were saved by somebody. */
export interface Drift {
  added: number;
  removed: number;
  changed: number;
}

// What is refused is shown where it was asked for.
const quiet: CallOptions = { quiet: true };

/** The calls of bulk work on one kind of record (decisions 9.1). All throw {@link CallError}; refusals show no toast. */
export function bulkCalls(noun: string) {
  return {
    prepare: async ({ action, target, changes, reason }: BulkPlan): Promise<BulkReceipt> => {
      const said = { ...(changes && { changes: withNestedOwn(changes) }), ...(reason && { reason }) };
      const request = { ...target, action, ...said };
      const receipt = await call<BulkReceipt>('POST', `/${noun}/prepare-bulk`, request, quiet);
      const sample = receipt.sample.map(({ before, after, ...rest }) => ({
        ...rest,
        before: before && flat(before),
        after: after && flat(after),
      }));
      return { ...receipt, sample };
    },
    run: (receipt: string) => call<BulkOutcome>('POST', `/${noun}/run-bulk`, { receipt }, { ...quiet, outlives: true }),
    read: async (batchId: string): Promise<ShownRun> => {
      const run = await call<ShownRun>('GET', `/${noun}/get-bulk/${batchId}`, undefined, quiet);
      return { ...run, changes: run.changes && flat(run.changes) };
    },
    cancel: (batchId: string) => call('POST', `/${noun}/cancel-bulk/${batchId}`, {}, quiet),
    undo: (batchId: string) =>
      call<BulkOutcome>('POST', `/${noun}/undo-bulk/${batchId}`, {}, { ...quiet, outlives: true }),
  };
}
