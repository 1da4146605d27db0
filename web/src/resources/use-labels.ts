import type { Entity } from '@mandate/contract/entity.ts';
import type { Condition, Filter } from '@mandate/contract/grid.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { useQueries } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** Every condition of a filter, those inside groups too. */
export function conditionsOf(filter: Filter['all']): Condition[] {
  return filter.flatMap((entry) => ('any' in entry ? entry.any : [entry]));
}

/** What the records are called that a filter names by id. */
export function useLabels(entity: Entity, filter: Filter['all']): ReadonlyMap<string, string> {
  const wanted = conditionsOf(filter).flatMap(({ field, value }) => {
    const refersTo = entity.fields[field]?.refersTo;
    return refersTo !== undefined && Array.isArray(value)
      ? value.map((id) => ({ noun: refersTo, id: String(id) }))
      : [];
  });
  return useQueries({
    queries: wanted.map(({ noun, id }) => ({
      queryKey: ['label', noun, id],
      queryFn: async () => {
        const record = await call<Record<string, unknown>>('GET', `/${noun}/get-by-id/${id}`, undefined, {
          quiet: true,
        });
        return { id, label: String(record[entityNamed(noun).label] ?? '') };
      },
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data.label] as const] : []))),
  });
}
