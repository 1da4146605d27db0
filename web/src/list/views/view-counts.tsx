import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useEffect } from 'react';
import { useViewCounts, viewKey } from './use-view-counts.ts';

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
  return null;
}
