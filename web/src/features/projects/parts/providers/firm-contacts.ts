import type { Values } from '@mandate/contract/changes/merge.ts';
import { useQueries } from '@tanstack/react-query';
import { type Row, rowsOf } from '../../../../records/changes/record-path.ts';
import { recordQuery, type StoredRecord } from '../../../../records/reading/use-record.ts';

/** A firm as its own record tells of it, with its contacts. */
export type Firm = StoredRecord & Values;

/**
 * The firms of some ids, in their order; a firm that is not read yet, or not for this person, is left out.
 * @param noun `customer` or `provider`
 * @param ids null for no firm
 */
export function useFirms(noun: string, ids: readonly (string | null)[]): readonly Firm[] {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  return useQueries({
    queries: wanted.map((id) => ({ ...recordQuery<Firm>(noun, id), staleTime: 60_000 })),
    combine: firmsOf,
  });
}

// One function for all, so that the firms stay the same objects while nothing of them changed.
function firmsOf(results: readonly { data: Firm | undefined }[]): readonly Firm[] {
  return results.flatMap(({ data }) => data ?? []);
}

/** The people of a firm. */
export function contactsOf(firm: Firm): readonly Row[] {
  return rowsOf(firm, 'contacts');
}

/** What a contact is called. */
export function contactName({ firstName, lastName }: Values): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
