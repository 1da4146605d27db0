import type { Values } from '@mandate/contract/changes/merge.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CallError } from '../../lib/calls/call.ts';
import { type StoredRecord, useRecord } from './use-record.ts';

/** A record as a row of a list carries it: its parts and long texts are not there. */
export type PartialRecord = StoredRecord & Values & { isPartial: true };

/** Whether the values are those of a row: what they leave out is not known yet. */
export function isPartial(values: Values): boolean {
  return values.isPartial === true;
}

/** Whether a value of a record is not known yet: its row has no such field. */
export function isUnknown(values: Values, name: string): boolean {
  return isPartial(values) && !(name in values);
}

/**
 * What the lists read so far tell of a record: its row, as it was read last.
 * @param noun the noun of its calls, such as `tax-rate`
 */
export function knownRow(queries: QueryClient, noun: string, id: string): PartialRecord | undefined {
  const pages = queries.getQueryCache().findAll({ queryKey: ['grid', noun] });
  const found = pages
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => rowsOf(state.data))
    // Where rows are only counted they say their id alone.
    .find((row) => row.id === id && Object.keys(row).length > 1);
  return found && { ...found, isPartial: true };
}

/** The rows among what was read of a list: those of a page, or of a group. */
function rowsOf(data: unknown): readonly StoredRecord[] {
  return Array.isArray(data) ? data : ((data as Partial<GridPage<StoredRecord>> | undefined)?.rows ?? []);
}

/** A record that was opened, as far as it is known at this moment. */
export interface OpenedRecord<Data> {
  /** The whole record once it is there, before that its row; undefined while nothing is known. */
  data: Data | PartialRecord | undefined;
  /** Why the whole record could not be read; null when it could, or may still. */
  error: Error | null;
  /** It does not exist, or not for this person. */
  isMissing: boolean;
  refetch: () => void;
  /** Waits for the whole record. @returns undefined when it cannot be read */
  whole: () => Promise<Data | undefined>;
}

/**
 * Reads one record; until it is there, the row it was opened from stands for it.
 * @typeParam Data the record as the entity's replies carry it
 * @param id without one nothing is read
 */
export function useOpenedRecord<Data extends StoredRecord>(noun: string, id: string | undefined): OpenedRecord<Data> {
  const queries = useQueryClient();
  const { data, error, refetch } = useRecord<Data>(noun, id);
  const row = useMemo(() => (id === undefined ? undefined : knownRow(queries, noun, id)), [queries, noun, id]);
  return {
    data: data ?? row,
    error,
    isMissing: error instanceof CallError && error.result === 'error',
    refetch: () => void refetch(),
    whole: async () => data ?? (await refetch({ cancelRefetch: false })).data,
  };
}
