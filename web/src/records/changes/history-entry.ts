import type { Change } from '@mandate/contract/changes/changes.ts';
import { call } from '../../lib/calls/call.ts';

/** One entry of a record's history (decisions 9.1). */
export interface HistoryEntry {
  /** The version the record had after it. */
  version: number;
  at: string;
  by: { id: string; label: string } | null;
  action: 'create' | 'save' | 'remove' | 'undelete' | 'transition';
  reason: string | null;
  /** How the change was made: by itself, with many others, or to take one back. */
  origin: 'call' | 'bulk' | 'import' | 'undo';
  changes: Change[];
}

/** The history of a record, the newest entry first; `total` counts older ones too that are kept but not sent. */
export interface History {
  rows: HistoryEntry[];
  total: number;
}

/** Reads what happened to a record. */
export function readHistory(noun: string, id: string, signal?: AbortSignal): Promise<History> {
  return call<History>('GET', `/${noun}/history/${id}`, undefined, { ...(signal && { signal }), quiet: true });
}
