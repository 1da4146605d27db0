import type { DocumentPreview, PreviewPages } from '@mandate/contract/documents/document-detail.ts';
import type { PreviewRequest } from '@mandate/contract/documents/issue-request.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { pageStarts } from '../../../paper/page-starts.ts';

/** The pages of a print, and the one that is in sight. */
export interface PagePlaces {
  /** From 1. */
  current: number;
  count: number;
  goTo: (page: number) => void;
}

/**
 * Knows on which pages a paper would be printed, and which of them a person looks at; null until the server has laid them out, and where the paper
 * cannot be printed, which the preview says elsewhere.
 * @param request what the paper was asked for with
 * @param desk what it lies on, which scrolls
 */
export function usePagePlaces(
  request: PreviewRequest,
  { paper, missing }: DocumentPreview,
  desk: RefObject<HTMLElement | null>,
): PagePlaces | null {
  const [current, setCurrent] = useState(1);
  const { data } = useQuery({
    // The paper is part of it: the same request may be answered with another one.
    queryKey: ['document', 'preview-pages', request, paper],
    queryFn: ({ signal }) =>
      call<PreviewPages>('POST', '/document/preview-pages', request, { signal, quiet: true, silent: true }),
    enabled: missing.every(({ code }) => code !== 'glyphMissing'),
    gcTime: 0,
    retry: false,
  });
  const pages = data?.pages;
  useEffect(() => {
    const place = desk.current;
    if (!place || !pages) return;
    const look = () => setCurrent(pageInSight(place, pageStarts(place, paper, pages)));
    look();
    place.addEventListener('scroll', look, { passive: true });
    return () => place.removeEventListener('scroll', look);
  }, [desk, pages, paper]);
  if (!pages) return null;
  return {
    current: Math.min(current, pages.length),
    count: pages.length,
    goTo: (page) => {
      const place = desk.current;
      const start = place ? pageStarts(place, paper, pages)[page - 1] : undefined;
      if (!place || start === undefined) return;
      place.scrollTo({ top: start });
      setCurrent(page);
    },
  };
}

/** The last page that begins above the middle of what is in sight; at the end of the paper the last one. */
function pageInSight(desk: HTMLElement, starts: readonly number[]): number {
  if (desk.scrollTop + desk.clientHeight >= desk.scrollHeight - 1 && desk.scrollTop > 0) return starts.length;
  const middle = desk.scrollTop + desk.clientHeight / 2;
  return Math.max(1, starts.findLastIndex((start) => start < middle) + 1);
}
