import type { DocumentPreview } from '@mandate/contract/documents/document-detail.ts';
import type { PreviewRequest } from '@mandate/contract/documents/issue-request.ts';
import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { recordQuery, type StoredRecord } from '../../../records/reading/use-record.ts';
import { type ChosenText, chosenTexts, type PreviewChoices } from './preview-choices.ts';

/** The paper as it would be issued now, with what was asked for. */
export interface PreviewReading {
  /** Undefined while the texts that were chosen are on their way. */
  request: PreviewRequest | undefined;
  data: DocumentPreview | undefined;
  /** What is shown is what was asked for before. */
  isOlder: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
}

/** Reads a paper of a project with what is chosen for it. What is shown stays until the next is there. */
export function usePreview(
  kind: DocumentKind,
  recordId: string,
  choices: PreviewChoices,
  isOpen: boolean,
): PreviewReading {
  const request = useRequest(kind, recordId, choices);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['document', 'preview', request],
    queryFn: ({ signal }) =>
      call<DocumentPreview>('POST', '/document/preview', request, { signal, quiet: true, silent: true }),
    placeholderData: keepPreviousData,
    enabled: isOpen && request !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { request, data, error, isOlder: isPlaceholderData, isFetching, refetch: () => void refetch() };
}

/** What is asked for: a text that was chosen is sent as it reads now; one that is not there any more is the firm's own. */
function useRequest(kind: DocumentKind, recordId: string, choices: PreviewChoices): PreviewRequest | undefined {
  const { language, texts, withChanges } = choices;
  const named = chosenTexts.filter((name) => texts[name] !== null && texts[name] !== 'none');
  const read = useQueries({
    queries: named.map((name) => recordQuery<StoredRecord & { body: string }>('text-block', texts[name] ?? '')),
  });
  if (read.some(({ isPending }) => isPending)) return undefined;
  const bodies: Partial<Record<ChosenText, string | null>> = {};
  for (const name of chosenTexts) if (texts[name] === 'none') bodies[name] = null;
  for (const [at, name] of named.entries()) {
    const body = read[at]?.data?.body;
    if (body !== undefined) bodies[name] = body;
  }
  return {
    kind,
    recordId,
    ...(language !== null && { language }),
    ...(Object.keys(bodies).length > 0 && { texts: bodies }),
    ...(withChanges && { withChanges }),
  };
}
