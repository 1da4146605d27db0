import type { DocumentLinks, DocumentSending } from '@mandate/contract/documents/send-request.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';

const quietly = { quiet: true, silent: true } as const;

/** How it is read what a mail with a document begins with: to whom it can go, and the texts of the firm. */
export function sendingQuery(id: string) {
  return queryOptions({
    queryKey: ['document', 'sending', id],
    queryFn: ({ signal }) =>
      call<DocumentSending>('GET', `/document/get-sending/${id}`, undefined, { signal, ...quietly }),
    retry: false,
    // What was typed stands on it: it is read once for each mail.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How the links and mails of a document are read. */
export function linksQuery(id: string) {
  return queryOptions({
    queryKey: ['document', 'links', id],
    queryFn: ({ signal }) => call<DocumentLinks>('GET', `/document/get-links/${id}`, undefined, { signal, ...quietly }),
    retry: false,
    // Those who open links are strangers, whose acts no event tells.
    refetchInterval: ({ state: { data } }) => data?.links.some(({ state }) => state === 'open') && 20_000,
  });
}
