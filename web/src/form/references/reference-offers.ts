import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError, call } from '../../lib/calls/call.ts';
import { purgeRecentChoices, readRecentChoices } from '../../lib/preferences/recent-choices.ts';
import { useUser } from '../../lib/session/session.ts';
import type { Offer } from './combobox-list.tsx';
import { offerFields, offerOf } from './offer-of.ts';

/** How many records are offered at once. */
const offered = 20;

/** One record by its id, as it would be offered. */
export interface Standing {
  offer: Offer;
  isDeleted: boolean;
}

/** The query for how one record stands now; a record that is gone, or not for this person, fails and nothing is said of it. */
export function standingQuery(noun: string, id: string) {
  return {
    queryKey: [noun, 'standing', id],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Standing> => {
      const path = `/${noun}/get-by-id/${encodeURIComponent(id)}`;
      const record = await call<Values>('GET', path, undefined, { signal, quiet: true });
      return { offer: offerOf(entityNamed(noun), record), isDeleted: typeof record.deletedAt === 'string' };
    },
    retryOnMount: false,
  };
}

/** What is offered for a text. */
export interface Offers {
  /** Undefined while it is asked for the first time. */
  offers: readonly Offer[] | undefined;
  /** How many of the first were chosen by this person lately. */
  recent: number;
  /** These are for the text before, or what is new since they were found is asked for. */
  isBusy: boolean;
  /** There are more than these. */
  hasMore: boolean;
  /** The search failed; asks again. */
  onRetry: (() => void) | undefined;
}

/**
 * Records of a register that have the words typed: those in use first, then inactive ones, of each those whose own name fits best. Without
 * words those chosen lately come first.
 * @param text null asks for nothing
 * @param taken ids that are chosen already, and not offered again
 */
export function useOffers(noun: string, text: string | null, taken: readonly string[] = []): Offers {
  const reader = useUser();
  const search = text?.trim() ?? '';
  const entity = entityNamed(noun);
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    queryKey: [noun, 'offers', search],
    queryFn: ({ signal }) => found(entity, search, reader, signal),
    enabled: text !== null,
    placeholderData: keepPreviousData,
  });
  const lately = useLately(entity, text !== null && search === '');
  const first = lately.offers?.filter(({ id }) => !taken.includes(id));
  const others = data?.filter(({ id }) => !taken.includes(id) && !first?.some((one) => one.id === id));
  return {
    offers: first && others && [...first, ...others],
    recent: first?.length ?? 0,
    isBusy: isPlaceholderData || isFetching,
    hasMore: (data?.length ?? 0) >= offered,
    onRetry: isError && text !== null ? () => void refetch() : undefined,
  };
}

/** What this person chose lately, as it is called now; what is gone, deleted or inactive is left out. */
function useLately(entity: Entity, isWanted: boolean): { offers: readonly Offer[] | undefined } {
  const { id: userId } = useUser();
  const ids = isWanted ? readRecentChoices(userId, entity.name) : [];
  const { offers, gone } = useQueries({
    queries: ids.map((id) => standingQuery(entity.name, id)),
    combine: (results) => ({
      offers: results.some(({ isLoading }) => isLoading)
        ? undefined
        : results.flatMap(({ data }) => (data && !data.isDeleted && !data.offer.isInactive ? [data.offer] : [])),
      gone: ids.filter((_, at) => isGone(results[at])).join(' '),
    }),
  });
  useEffect(() => {
    for (const id of gone.split(' ')) if (id !== '') purgeRecentChoices(userId, entity.name, id);
  }, [gone, userId, entity.name]);
  return { offers };
}

function isGone(result: { data: Standing | undefined; error: Error | null } | undefined): boolean {
  return (
    result?.data?.isDeleted === true || (result?.error instanceof CallError && result.error.code === 'recordNotFound')
  );
}

async function found(entity: Entity, search: string, reader: Reader, signal: AbortSignal): Promise<Offer[]> {
  const page = async (pageSize: number, isActive?: boolean): Promise<Offer[]> => {
    const query = {
      pageSize,
      total: 'none',
      fields: offerFields(entity, reader),
      ...(search !== '' && { search, bestFirst: true }),
      ...(isActive !== undefined && { filter: { all: [{ field: 'isActive', operator: 'is', value: isActive }] } }),
    };
    const { rows } = await call<GridPage<Values>>('POST', `/${entity.name}/get-grid`, query, { signal, quiet: true });
    return rows.map((row) => offerOf(entity, row));
  };
  const { isActive } = entity.fields;
  if (!isActive || !isSeen(isActive, reader)) return page(offered);
  const inUse = await page(offered, true);
  return inUse.length < offered ? [...inUse, ...(await page(offered - inUse.length, false))] : inUse;
}
