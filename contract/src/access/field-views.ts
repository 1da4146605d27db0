import type { Noun } from './permissions.ts';
import { type Role, roles } from './roles.ts';

/** Fields of an entity by role; of rows as `lines.net`. That they are the entity's own is checked where it is stated, by `entity()`. */
type FieldsByRole = Partial<Record<Noun, Partial<Record<Role, readonly string[]>>>>;

/** What a role sees of an entity of which it does not see everything. `version` and the id are always seen. */
export const partialViews = {
  project: {
    GUEST: [
      'code',
      'name',
      'customerId',
      'isInternal',
      'status',
      'projectManagerId',
      'type',
      'startDate',
      'endDate',
      'description',
      'tags',
      'lines.type',
      'lines.description',
      'lines.quantity',
      'lines.unit',
      'lines.isOptional',
      'lines.startDate',
      'lines.endDate',
      'members.personnelId',
      'members.placeholderRole',
      'members.role',
      'members.startDate',
      'members.endDate',
      'providers.providerId',
      'providers.role',
      'places.placeId',
      'places.isMain',
      'places.purpose',
      'milestones.name',
      'milestones.dueDate',
      'milestones.acceptance',
      'milestones.reachedOn',
    ],
  },
  customer: {
    GUEST: ['name', 'city', 'contacts.firstName', 'contacts.lastName', 'contacts.jobTitle', 'contacts.isPrimary'],
  },
  provider: { GUEST: ['name'] },
  'service-category': {
    GUEST: ['code', 'name', 'parentId', 'description', 'color', 'sortOrder', 'path', 'treeOrder', 'level', 'isActive'],
  },
  service: { GUEST: ['code', 'name', 'categoryId', 'description', 'unit', 'deliveredBy', 'isActive'] },
  place: {
    GUEST: [
      'code',
      'name',
      'kind',
      'addressLine1',
      'addressLine2',
      'postalCode',
      'city',
      'region',
      'countryCode',
      'timeZone',
      'isActive',
    ],
  },
  file: {
    GUEST: [
      'entity',
      'recordId',
      'kind',
      'title',
      'visibility',
      'fileName',
      'type',
      'size',
      'createdAt',
      'createdById',
    ],
  },
  note: { GUEST: ['entity', 'recordId', 'kind', 'body', 'isPinned', 'tags', 'createdAt', 'createdById', 'updatedAt'] },
  parameter: { GUEST: ['key', 'group', 'label', 'value'] },
  personnel: {
    EDITOR: [
      'code',
      'firstName',
      'lastName',
      'displayName',
      'workEmail',
      'employmentType',
      'providerId',
      'jobTitle',
      'seniority',
      'managerId',
      'phone',
      'mobile',
      'basePlaceId',
      'weeklyHours',
      'schedules.validFrom',
      'schedules.monday',
      'schedules.tuesday',
      'schedules.wednesday',
      'schedules.thursday',
      'schedules.friday',
      'schedules.saturday',
      'schedules.sunday',
      'isActive',
      'tags',
      'createdAt',
      'updatedAt',
    ],
    GUEST: ['displayName', 'firstName', 'lastName', 'jobTitle'],
  },
  account: { EDITOR: ['fullName', 'status'], GUEST: [] },
  view: {
    GUEST: [
      'name',
      'list',
      'audience',
      'roles',
      'isLocked',
      'defaultFor',
      'state',
      'tags',
      'createdAt',
      'updatedAt',
      'deletedAt',
    ],
  },
} as const satisfies FieldsByRole;

/** Fields whose value a role may see and not choose: on create they take their initial value. */
const fixedFields = {
  provider: { EDITOR: ['status'] },
} as const satisfies FieldsByRole;

/** Parts of which a role sees the main row only, by the flag that marks it. */
export const mainRowsOnly = {
  customer: { GUEST: ['contacts.isPrimary'] },
} as const satisfies FieldsByRole;

/** The fields these tables name of an entity. */
export type NamedFields<Name extends Noun> =
  | NamedIn<typeof partialViews, Name>
  | NamedIn<typeof fixedFields, Name>
  | NamedIn<typeof mainRowsOnly, Name>;

type NamedIn<Table extends FieldsByRole, Name extends Noun> = Name extends keyof Table
  ? Extract<Table[Name][keyof Table[Name]], readonly string[]>[number]
  : never;

const tables: Record<'views' | 'fixed' | 'mainRows', FieldsByRole> = {
  views: partialViews,
  fixed: fixedFields,
  mainRows: mainRowsOnly,
};

/** The roles a field, or a row's field as `lines.net`, is hidden from. */
export function rolesWithout(noun: Noun, path: string): Role[] {
  return roles.filter((role) => path !== 'version' && tables.views[noun]?.[role]?.includes(path) === false);
}

/** The roles that see a field and may not choose its value. */
export function rolesFixed(noun: Noun, path: string): Role[] {
  return roles.filter((role) => tables.fixed[noun]?.[role]?.includes(path));
}

/** The flag that marks the one row of a part a role sees; undefined where it sees all of them. */
export function mainRowFlag(noun: Noun, part: string, role: Role): string | undefined {
  const path = tables.mainRows[noun]?.[role]?.find((each) => each.startsWith(`${part}.`));
  return path?.slice(part.length + 1);
}
