import type { Role } from '@mandate/contract/access/roles.ts';
import {
  type Attention,
  type AttentionKind,
  type AttentionRow,
  attentionKinds,
} from '@mandate/contract/overview/control-panel.ts';

/** Which rows of "needs attention" are shown, as the address says it. */
export interface AttentionView {
  show: 'all' | 'mine' | 'snoozed';
  /** Null for every kind. */
  kind: AttentionKind | null;
}

/** What is snoozed of a project: until when, and why. */
export type Snooze = NonNullable<AttentionRow['snoozed']>;

/** A count, and whether there may be more. */
export interface Count {
  count: number;
  isExact: boolean;
}

const shows = ['all', 'mine', 'snoozed'] as const;

/**
 * The rows somebody begins with: an EDITOR, who looks after projects of their own, with these, whoever looks after the firm with all. Who is no
 * person of the firm has none of their own.
 */
export function usualShow({ role, personnelId }: { role: Role; personnelId: string | null }): AttentionView['show'] {
  return role === 'EDITOR' && personnelId !== null ? 'mine' : 'all';
}

/** What an address says of the view; what means nothing is as usual. */
export function readView(params: URLSearchParams, usual: AttentionView['show']): AttentionView {
  return {
    show: shows.find((show) => show === params.get('show')) ?? usual,
    kind: attentionKinds.find((kind) => kind === params.get('kind')) ?? null,
  };
}

/** The address of a view: what is as usual is left out, what else is in the address stays. */
export function writeView(
  { show, kind }: AttentionView,
  params: URLSearchParams,
  usual: AttentionView['show'],
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('show');
  next.delete('kind');
  if (show !== usual) next.set('show', show);
  if (kind !== null) next.set('kind', kind);
  return next;
}

/** What a row is known by: a project may need attention for several reasons, and have some late milestones put off and others not. */
export function rowKey({ kind, recordIds }: Pick<AttentionRow, 'kind' | 'recordIds'>): string {
  return `${kind} ${recordIds[0]}`;
}

/** The rows of a view, in their order. */
export function rowsOf({ rows }: Attention, { show, kind }: AttentionView): AttentionRow[] {
  return rows.filter((row) => isIn(row, show) && (kind === null || row.kind === kind));
}

function isIn({ snoozed, isMine }: AttentionRow, show: AttentionView['show']): boolean {
  return show === 'snoozed' ? snoozed !== null : snoozed === null && (show === 'all' || isMine);
}

/** How many rows a view has, also those that are not told. */
export function countOf(attention: Attention, { show, kind }: AttentionView): Count {
  if (show === 'snoozed') return { count: rowsOf(attention, { show, kind }).length, isExact: true };
  const meant = attention.counts.filter((one) => kind === null || one.kind === kind);
  return {
    count: meant.reduce((sum, one) => sum + (show === 'mine' ? one.mine : one.count), 0),
    isExact: meant.every((one) => one.isExact),
  };
}

/** Attention without a row that was settled. */
export function withoutRow(attention: Attention, gone: AttentionRow): Attention {
  const key = rowKey(gone);
  const row = attention.rows.find((one) => rowKey(one) === key);
  if (!row) return attention;
  const rows = attention.rows.filter((one) => one !== row);
  if (row.snoozed !== null) return { ...attention, rows, snoozedCount: Math.max(0, attention.snoozedCount - 1) };
  return { ...attention, rows, counts: counted(attention.counts, row, -1) };
}

/** Attention with a row that was put off, or brought back. */
export function withSnooze(attention: Attention, of: AttentionRow, snoozed: Snooze | null): Attention {
  const key = rowKey(of);
  const row = attention.rows.find((one) => rowKey(one) === key);
  if (!row) return attention;
  const step = Number(snoozed === null) - Number(row.snoozed === null);
  return {
    rows: attention.rows.map((one) => (one === row ? { ...row, snoozed } : one)),
    counts: counted(attention.counts, row, step),
    snoozedCount: Math.max(0, attention.snoozedCount - step),
  };
}

function counted(counts: Attention['counts'], { kind, isMine }: AttentionRow, step: number): Attention['counts'] {
  if (step === 0) return counts;
  const after = (count: number) => Math.max(0, count + step);
  return counts.map((one) =>
    one.kind === kind ? { ...one, count: after(one.count), mine: isMine ? after(one.mine) : one.mine } : one,
  );
}
