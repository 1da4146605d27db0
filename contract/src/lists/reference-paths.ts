import { may, type Noun } from '../access/permissions.ts';
import type { Reader } from '../access/roles.ts';
import { customer } from '../entities/customer.ts';
import { personnel } from '../entities/personnel.ts';
import { place } from '../entities/place.ts';
import { provider } from '../entities/provider.ts';
import { service } from '../entities/service.ts';
import { serviceCategory } from '../entities/service-category.ts';
import { type Entity, siblingOf } from '../facts/entity.ts';
import { type Field, isSeen } from '../facts/fields.ts';
import { project } from '../project/project.ts';

/** A field of the record that a reference points to, one step far: `customer.city` of a project. */
export interface ReferencePath {
  /** The field of the list's own entity that points there, such as `customerId`. */
  reference: string;
  /** What it points to. */
  entity: Entity;
  /** The field there, such as `city`. */
  field: string;
  /** Its facts there, and that it may be empty where nothing is pointed to. */
  facts: Field;
}

/** Fields of an entity; that it has them is checked by the compiler. */
interface FieldsThere {
  entity: Entity;
  fields: readonly string[];
}

function there<E extends Entity>(entity: E, ...fields: (keyof E['fields'] & string)[]): FieldsThere {
  return { entity, fields };
}

const whereabouts = ['city', 'countryCode'] as const;

/** By entity and reference, what lists are filtered and grouped by beside their own fields. Amounts and terms are not among them. */
const table: Partial<Record<Noun, Readonly<Record<string, FieldsThere>>>> = {
  project: {
    customerId: there(customer, ...whereabouts, 'kind', 'status', 'accountManagerId'),
    projectManagerId: there(personnel, 'jobTitle', 'seniority', 'managerId', 'basePlaceId', 'isActive'),
  },
  customer: { accountManagerId: there(personnel, 'managerId', 'basePlaceId', 'isActive') },
  provider: { accountManagerId: there(personnel, 'managerId', 'basePlaceId', 'isActive') },
  personnel: {
    providerId: there(provider, ...whereabouts, 'kind', 'status'),
    managerId: there(personnel, 'basePlaceId', 'isActive'),
    basePlaceId: there(place, ...whereabouts, 'holidayCalendarId'),
  },
  place: {
    customerId: there(customer, 'kind', 'status', 'accountManagerId'),
    providerId: there(provider, 'kind', 'status', 'accountManagerId'),
  },
  service: { categoryId: there(serviceCategory, 'parentId', 'isActive') },
  rate: {
    serviceId: there(service, 'categoryId', 'isActive'),
    personnelId: there(personnel, 'seniority', 'employmentType', 'providerId', 'isActive'),
    providerId: there(provider, 'kind', 'status'),
    customerId: there(customer, ...whereabouts, 'kind', 'accountManagerId'),
    projectId: there(project, 'status', 'customerId'),
  },
};

const pathsOf = new Map(
  Object.entries(table).map(([noun, references]) => [noun, new Map(Object.entries(references).flatMap(named))]),
);

function named([reference, { entity, fields }]: [string, FieldsThere]): [string, ReferencePath][] {
  return fields.flatMap((field) => {
    const facts = entity.fields[field];
    const path = `${siblingOf(reference)}.${field}`;
    return facts ? [[path, { reference, entity, field, facts: { ...facts, isOptional: true } }]] : [];
  });
}

const none: ReadonlyMap<string, ReferencePath> = new Map();

/** Every field of what an entity refers to by which its lists are filtered, by path: `customer.city`. */
export function referencePaths({ name }: Pick<Entity, 'name'>): ReadonlyMap<string, ReferencePath> {
  return pathsOf.get(name) ?? none;
}

/**
 * Those a reader may name: who sees the reference, sees the field there, and may list the records it points to. A guest, whose customers are those
 * of their own projects, sees them from these projects and from nowhere else.
 */
export function seenPaths(entity: Entity, reader: Reader): [string, ReferencePath][] {
  return [...referencePaths(entity)].filter(([, path]) => {
    const pointing = entity.fields[path.reference];
    const right = may(reader.role, path.entity.name, 'list');
    const isListed = right === true || (right === 'ofOwnProjects' && entity.name === project.name);
    return pointing !== undefined && isSeen(pointing, reader) && isListed && isSeen(path.facts, reader);
  });
}
