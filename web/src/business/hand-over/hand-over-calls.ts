import type {
  HandOverOutcome,
  HandOverReceipt,
  HandOverRequest,
  Held,
  ToldHandOver,
} from '@mandate/contract/hand-over/held.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../../lib/calls/call.ts';

// What is refused is shown where it was asked for.
const quiet: CallOptions = { quiet: true };
const lasting: CallOptions = { ...quiet, outlives: true };

/** The calls of a hand-over. All throw `CallError`; refusals show no toast. */
export const handOverCalls = {
  prepare: (request: HandOverRequest) => call<HandOverReceipt>('POST', '/personnel/prepare-hand-over', request, quiet),
  run: (receipt: string) => call<HandOverOutcome>('POST', '/personnel/hand-over', { receipt }, lasting),
  read: (batchId: string) => call<ToldHandOver>('GET', `/personnel/get-hand-over/${batchId}`, undefined, quiet),
  undo: (batchId: string) => call<HandOverOutcome>('POST', `/personnel/undo-hand-over/${batchId}`, {}, lasting),
};

/**
 * The query for what a person holds.
 * @param from from which day on; null leaves it to the server: the day after their last one, or today
 */
export function heldQuery(personId: string, from: string | null) {
  const query = from === null ? '' : `?${new URLSearchParams({ from })}`;
  return {
    queryKey: ['held', personId, from],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call<Held>('GET', `/personnel/get-held/${encodeURIComponent(personId)}${query}`, undefined, { ...quiet, signal }),
  };
}

/** Reads again what a hand-over or its undoing may have changed. */
export async function readAfterHandOver(queries: QueryClient): Promise<void> {
  const nouns = ['project', 'customer', 'personnel', 'account'];
  const keys = nouns.flatMap((noun) => [
    [noun],
    ...['grid', 'record', 'history', 'where-used'].map((key) => [key, noun]),
  ]);
  const all = [...keys, ['held'], ['grid', 'project-line'], ['grid', 'job']];
  await Promise.all(all.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
