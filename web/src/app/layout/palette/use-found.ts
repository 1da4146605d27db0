import type { Found } from '@mandate/contract/search/search.ts';
import { mostSearched } from '@mandate/contract/search/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError, call } from '../../../lib/calls/call.ts';

const pauseMs = 150;

/** Records that have what was typed. */
export interface FoundNow {
  /** The answer to the words; the one before while the next is on its way, undefined where nothing was searched for. */
  found: Found | undefined;
  /** What it answers. */
  words: string;
  /** Another answer is on its way. */
  isBusy: boolean;
  problem: 'offline' | 'failed' | null;
  retry: () => void;
}

/** Searches the whole product for what is typed, a moment after the last key; who types on is not answered the earlier words. */
export function useFound(typed: string): FoundNow {
  const wanted = [...typed.trim()].slice(0, mostSearched).join('');
  const [words, setWords] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setWords(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = wanted !== '' && words !== '';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', words],
    queryFn: async ({ signal }) => ({
      found: await call<Found>('GET', `/search/find?q=${encodeURIComponent(words)}`, undefined, {
        signal,
        quiet: true,
        silent: true,
      }),
      words,
    }),
    enabled: isAsked,
    networkMode: 'always',
    retry: false,
    staleTime: 5_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const isBusy = wanted !== '' && (wanted !== words || isFetching || isPlaceholderData);
  const isOffline = error instanceof CallError && error.result === 'no-connection';
  return {
    found: isAsked && error === null ? data?.found : undefined,
    words: data?.words ?? '',
    isBusy,
    problem: !isAsked || isBusy || error === null ? null : isOffline ? 'offline' : 'failed',
    retry: () => void refetch(),
  };
}
