import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { discardDraft } from '../../lib/drafts/draft-discard.ts';
import { findDrafts, type KnownDraft } from '../../lib/drafts/known-drafts.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';

/** The own drafts, those of this browser and those on the server. */
export interface AllDrafts {
  /** The newest first; undefined before they are known. */
  drafts: readonly KnownDraft[] | undefined;
  /** The server told of its own too. */
  isWhole: boolean;
  refetch: () => void;
  /** Null for who looks at the product as somebody else. */
  discard: ((draft: KnownDraft) => void) | null;
}

/** Reads the own drafts, and discards one so that it can be taken back. */
export function useAllDrafts(): AllDrafts {
  const { t } = useTranslation();
  const { id: userId } = useUser();
  const isView = useViewer() !== null;
  const queries = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: ['draft', 'of', userId, 'all'],
    queryFn: ({ signal }) => findDrafts(userId, 'all', signal),
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });
  const lookAgain = () => void queries.invalidateQueries({ queryKey: ['draft', 'of'] });
  function discard(draft: KnownDraft): void {
    const undo = discardDraft(userId, draft);
    lookAgain();
    const action = { label: t('editor.undo'), run: () => void undo().then(lookAgain) };
    showInfo(t('drafts.draftDiscarded'), { action });
  }
  return {
    drafts: data?.drafts,
    isWhole: data?.isWhole ?? true,
    refetch: () => void refetch(),
    discard: isView ? null : discard,
  };
}
