import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countsKey, useViewCounts, viewKey } from './use-view-counts.ts';

interface ViewCountsProps {
  entity: Entity;
  /** Ids and keys of views. */
  views: readonly string[];
  /** Given the counts as text, by view, whenever they are others. */
  onCounts: (counts: ReadonlyMap<string, string>) => void;
}

/** Counts the records of a list's views, once the list stands. Shows nothing itself. */
export default function ViewCounts({ entity, views, onCounts }: ViewCountsProps) {
  const counts = useViewCounts(views.map((view) => ({ list: entity.name, view })));
  const told = JSON.stringify(
    views.flatMap((view) => {
      const count = counts.get(viewKey({ list: entity.name, view }));
      return count === undefined ? [] : [[view, count]];
    }),
  );
  useEffect(() => onCounts(new Map(JSON.parse(told) as [string, string][])), [told, onCounts]);
  useCountedAgain(entity.name);
  return null;
}

/** Has everything counted again once, a moment after the list is to be read again: records came, went or were changed. */
function useCountedAgain(noun: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queries.getQueryCache().subscribe((event) => {
      const [kind, list] = event.query.queryKey;
      if (event.type !== 'updated' || event.action.type !== 'invalidate' || kind !== 'grid' || list !== noun) return;
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: [countsKey] }));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, noun]);
}
