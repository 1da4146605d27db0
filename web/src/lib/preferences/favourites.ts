import type { Favourite, Favourites } from '@mandate/contract/preferences/favourites.ts';
import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { readOvertaken } from '../calls/read-overtaken.ts';
import { useViewer } from '../session/session.ts';
import { changed, type FavouriteChange, isSameTarget, type PinTarget } from './favourite-change.ts';

/** Under which key what a person keeps at hand is kept among what was read. */
export const favouritesKey = ['favourites'] as const;

/** What a person pinned and opened last, with what was changed a moment ago and is on its way to the server; undefined until it is read. */
export function useFavourites(): Favourites | undefined {
  const { data } = useQuery({
    queryKey: favouritesKey,
    queryFn: ({ signal }) =>
      call<Favourites>('GET', '/favourite/get-list', undefined, { signal, quiet: true, silent: true }),
    // Another window may have changed it.
    refetchOnWindowFocus: true,
  });
  const underWay = useMutationState({
    filters: { mutationKey: favouritesKey, status: 'pending' },
    select: ({ state }) => state.variables as FavouriteChange,
  });
  return data && underWay.reduce(changed, data);
}

/**
 * Gives a function that changes what is kept at hand. It holds at once and is sent one after the other; what the server refuses, or
 * cannot be told, is taken back, and a toast says so.
 */
export function useChangeFavourites(): (change: FavouriteChange, onDone?: () => void) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: favouritesKey,
    scope: { id: 'favourites' },
    networkMode: 'always',
    mutationFn: (change: FavouriteChange) => send(change, queries.getQueryData(favouritesKey)),
    onSuccess: (reply, { kind }) => {
      if (reply === null) return;
      // What was opened meanwhile may be newer than the reply knows.
      const part = kind === 'forget' ? { recent: reply.recent } : { favourites: reply.favourites };
      queries.setQueryData<Favourites>(favouritesKey, (before) => ({ ...reply, ...before, ...part }));
      readOvertaken(queries, favouritesKey);
    },
    onError: () => queries.invalidateQueries({ queryKey: favouritesKey }),
  });
  return (change, onDone) => mutate(change, onDone && { onSuccess: onDone });
}

/** Sends a change; one that has nothing to change any more is not sent. @throws {CallError} */
async function send(change: FavouriteChange, known: Favourites | undefined): Promise<Favourites | null> {
  const idOf = (target: PinTarget) => known?.favourites.find((each) => isSameTarget(each, target))?.id;
  switch (change.kind) {
    case 'pin': {
      const { kind, entity, recordId } = change.target;
      return call('POST', '/favourite/save', { kind, entity, recordId });
    }
    case 'unpin': {
      const id = idOf(change.target);
      return id === undefined ? null : call('DELETE', `/favourite/remove/${id}`);
    }
    case 'order':
      return call('POST', '/favourite/reorder', { ids: change.targets.flatMap((target) => idOf(target) ?? []) });
    case 'forget':
      return call('POST', '/favourite/forget-visits', {});
  }
}

/** Whether something is pinned. */
export interface Pin {
  isPinned: boolean;
  /** Pins or unpins it. @param onDone told once the server has it */
  toggle: (onDone?: () => void) => void;
}

/**
 * Whether something is pinned, and how to pin or unpin it.
 * @param target null where there is nothing to pin
 * @returns null there, and for who looks at the product as somebody else
 */
export function usePin(target: (PinTarget & Pick<Favourite, 'label' | 'code'>) | null): Pin | null {
  const favourites = useFavourites();
  const change = useChangeFavourites();
  const isLooking = useViewer() !== null;
  if (target === null || isLooking) return null;
  const isPinned = favourites?.favourites.some((each) => isSameTarget(each, target)) === true;
  return { isPinned, toggle: (onDone) => change({ kind: isPinned ? 'unpin' : 'pin', target }, onDone) };
}

/** Tells the server, quietly, that a record was opened. */
export async function noteVisit(queries: QueryClient, entity: string, recordId: string): Promise<void> {
  const options = { quiet: true, silent: true };
  const reply = await call<Favourites>('POST', '/favourite/note-visit', { entity, recordId }, options).catch(
    () => null,
  );
  if (reply === null) return;
  queries.setQueryData<Favourites>(favouritesKey, (before) => ({ ...reply, ...before, recent: reply.recent }));
  readOvertaken(queries, favouritesKey);
}
