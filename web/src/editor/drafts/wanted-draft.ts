import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { draftToTakeUp, type LocalDraft, takeUpLater } from '../../lib/drafts/draft-store.ts';
import { draftById } from '../../lib/drafts/known-drafts.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';

/** What names a draft in an address. */
export const draftParameter = 'draft';

/** The draft a page was opened for. */
export interface WantedDraft {
  draft: LocalDraft | null;
  isReading: boolean;
  /** There is no such draft any more. */
  isMissing: boolean;
  /** It was taken up, or cannot be: the page goes on without it. */
  settle: () => void;
}

/**
 * The draft that is to be taken up on the page of a record: the one the address names, or the one that was open in this tab when
 * the session ended.
 * @param recordId null on the page of a new record
 */
export function useWantedDraft(entity: Entity, recordId: string | null): WantedDraft {
  const { id: userId } = useUser();
  const isView = useViewer() !== null;
  const { state } = useLocation();
  const [params, setParams] = useAddressParams();
  const named = params.get(draftParameter);
  const id = isView ? null : (named ?? draftToTakeUp(userId, entity.name, recordId)?.id ?? null);
  const { data, isError } = useQuery({
    queryKey: ['draft', 'wanted', userId, id],
    queryFn: () => draftById(userId, id ?? ''),
    enabled: id !== null,
    // Copies are read without a network too.
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    draft: (id !== null && data) || null,
    isReading: id !== null && !data && !isError,
    isMissing: id !== null && isError,
    settle() {
      takeUpLater(null);
      if (named === null) return;
      const without = (all: URLSearchParams) => {
        all.delete(draftParameter);
        return all;
      };
      setParams(without, { replace: true, state });
    },
  };
}
