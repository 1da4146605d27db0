import { account } from './entities/account.ts';
import type { Entity } from './entity.ts';
import { masterData } from './master-data.ts';
import { project } from './project/project.ts';

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
