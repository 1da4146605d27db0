import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { matchPath } from 'react-router';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { fetchPageCode } from '../../lib/code/page-code.ts';
import { overviewQuery } from '../../records/reading/overview-query.ts';
import { recordQuery } from '../../records/reading/use-record.ts';

/** So long somebody rests on a name before its record is fetched: who passes over names fetches none. */
const restMs = 80;

interface ListAheadProps {
  entity: Entity;
  paths: RecordPaths;
  /** What the rows stand in. */
  place: RefObject<HTMLElement | null>;
}

/**
 * Fetches the record whose name somebody rests on with the pointer or the keyboard, and the code of its page, before it is opened:
 * one at a time, broken off when they move on.
 */
export default function ListAhead({ entity, paths, place }: ListAheadProps) {
  const queries = useQueryClient();
  useEffect(() => {
    const around = place.current;
    if (!around) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let present: string | null = null;

    function rest({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null;
      const id = (link && matchPath(paths.any, link.pathname)?.params[paths.parameter]) ?? null;
      if (id === present) return;
      moveOn();
      present = id;
      if (id !== null) timer = setTimeout(() => fetchAhead(id), restMs);
    }

    function fetchAhead(id: string): void {
      fetchPageCode(paths.any);
      void queries.prefetchQuery(recordQuery(entity.name, id));
      if (paths.hasPage) void queries.prefetchQuery(overviewQuery(entity.name, id));
    }

    function moveOn(): void {
      clearTimeout(timer);
      if (present === null) return;
      const { queryKey } = recordQuery(entity.name, present);
      present = null;
      // What a page waits for is not broken off.
      const isWanted = queries.getQueryCache().find({ queryKey })?.isActive() === true;
      if (!isWanted) void queries.cancelQueries({ queryKey });
    }

    around.addEventListener('pointerover', rest);
    around.addEventListener('pointerleave', moveOn);
    around.addEventListener('focusin', rest);
    return () => {
      clearTimeout(timer);
      around.removeEventListener('pointerover', rest);
      around.removeEventListener('pointerleave', moveOn);
      around.removeEventListener('focusin', rest);
    };
  }, [queries, entity, paths, place]);
  return null;
}
