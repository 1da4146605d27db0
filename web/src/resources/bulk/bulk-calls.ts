import type { SentGridQuery } from '@mandate/contract/grid.ts';
import { type CallOptions, call } from '../../lib/api.ts';
import type { ListRow } from '../list/columns.tsx';
import type { ListState } from '../list/list-state.ts';
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

/** What a run would do. */
export interface BulkReceipt {
  receipt: string;
  count: number;
  /** How many have the values already. */
  unchanged: number;
  /** ISO 8601. */
  expiresAt: string;
  sample: BulkSample[];
}

/** A record that was left as it was, and why. */
export interface LeftRecord extends BulkProblem {
  id: string;
  label: string;
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

/** How far a run is. */
export interface BulkState {
  state: 'prepared' | 'running' | 'done' | 'undoing' | 'undone';
  count: number;
  done: number;
  changed: number;
  skippedCount: number;
  failedCount: number;
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
    prepare: ({ action, target, changes }: BulkPlan) =>
      call<BulkReceipt>('POST', `/${noun}/prepare-bulk`, { ...target, action, ...(changes && { changes }) }, quiet),
    run: (receipt: string) => call<BulkOutcome>('POST', `/${noun}/run-bulk`, { receipt }, quiet),
    read: (batchId: string) => call<BulkState>('GET', `/${noun}/get-bulk/${batchId}`, undefined, quiet),
    cancel: (batchId: string) => call('POST', `/${noun}/cancel-bulk/${batchId}`, {}, quiet),
    undo: (batchId: string) => call<BulkOutcome>('POST', `/${noun}/undo-bulk/${batchId}`, {}, quiet),
  };
}
