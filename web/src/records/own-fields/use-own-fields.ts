import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { OwnFieldsByNoun } from '@mandate/contract/own-fields/definition.ts';
import { mayHaveOwnFields } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { withOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { noteOwnLabels } from './own-labels.ts';

/** Under which key the firm's own fields are kept; whoever saves one has what begins with the noun read again. */
export const ownFieldsKey = ['own-field', 'fields'] as const;

/**
 * The facts of an entity with the fields the firm added, as far as this person sees them; undefined before these are known.
 * @param entity as the product made it
 */
export function useOwnFields(entity: Entity): Entity | undefined {
  return useWithOwnFields(mayHaveOwnFields(entity.name))?.(entity);
}

/**
 * Gives a function that adds the firm's own fields to the facts of any entity; undefined before these are known. When they cannot be read, or
 * nobody can be asked, entities stay as the product made them.
 * @param isWanted false reads nothing
 */
export function useWithOwnFields(isWanted = true): ((entity: Entity) => Entity) | undefined {
  const { data, isError, fetchStatus } = useQuery({
    queryKey: ownFieldsKey,
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true, silent: true };
      const { fields } = await call<{ fields: OwnFieldsByNoun }>('GET', '/own-field/get-fields', undefined, options);
      noteOwnLabels(fields);
      return fields;
    },
    staleTime: 300_000,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  if (isWanted && data) return (entity) => withOwnFields(entity, data[entity.name as keyof OwnFieldsByNoun] ?? []);
  return !isWanted || isError || fetchStatus === 'paused' ? asMade : undefined;
}

const asMade = (entity: Entity) => entity;
