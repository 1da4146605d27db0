import { account } from './entities/account.ts';
import type { Entity } from './entity.ts';
import type { Field } from './fields.ts';
import { masterData } from './master-data.ts';
import { project } from './project/project.ts';
import { type Grant, grants } from './roles.ts';

/** Every entity a reference may point to, by name. */
export const knownEntities: ReadonlyMap<string, Entity> = new Map(
  [...masterData, project, account].map((entity: Entity) => [entity.name, entity]),
);

/** The entity of this name. A reference to an entity that does not exist is a mistake in the facts. */
export function entityNamed(name: string): Entity {
  const entity = knownEntities.get(name);
  if (!entity) throw new Error(`No entity is called ${name}`);
  return entity;
}

/** The grants on which a field hangs; the others have no effect yet. */
export const grantsInUse: readonly Grant[] = grants.filter((grant) =>
  [...knownEntities.values()].some(({ fields, parts }) => {
    const hangsOnIt = (of: Record<string, Field>) => Object.values(of).some((field) => field.grant === grant);
    return hangsOnIt(fields) || Object.values(parts).some((part) => hangsOnIt(part.fields));
  }),
);
