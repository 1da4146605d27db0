import type { Role } from './roles.ts';

/** What can be done with records of an entity. */
export const verbs = ['list', 'read', 'history', 'whereUsed', 'create', 'edit', 'remove', 'undelete'] as const;
export type Verb = (typeof verbs)[number];

/**
 * What limits a permission: a draft the person created, a record nothing uses, what belongs to projects the person is a member of,
 * what is the person's own, what belongs to people of lower roles or is the person's own.
 */
export type Limit = 'ownDraft' | 'unused' | 'ofOwnProjects' | 'own' | 'ownOrLower';

type Allowed = Role | readonly [Role, Limit];

const administrators: Allowed[] = ['SA', 'ADMIN'];
const staff: Allowed[] = ['SA', 'ADMIN', 'EDITOR'];
const members: Allowed[] = [...staff, ['GUEST', 'ofOwnProjects']];
const accountKeepers: Allowed[] = ['SA', ['ADMIN', 'ownOrLower']];

/** Who may do what, by entity and verb (domain reference 5). What is not named here is denied. */
export const permissions: Record<string, Partial<Record<Verb, readonly Allowed[]>>> = {
  project: {
    list: members,
    read: members,
    history: staff,
    whereUsed: staff,
    create: staff,
    edit: staff,
    remove: [...administrators, ['EDITOR', 'ownDraft']],
    undelete: administrators,
  },
  customer: {
    list: members,
    read: members,
    history: staff,
    whereUsed: staff,
    create: staff,
    edit: staff,
    remove: [...administrators, ['EDITOR', 'unused']],
    undelete: administrators,
  },
  personnel: {
    list: [...staff, 'GUEST'],
    read: [...staff, 'GUEST'],
    history: staff,
    whereUsed: staff,
    create: administrators,
    edit: administrators,
    remove: administrators,
    undelete: administrators,
  },
  'tax-rate': {
    list: staff,
    read: staff,
    history: staff,
    whereUsed: staff,
    create: administrators,
    edit: administrators,
    remove: administrators,
    undelete: administrators,
  },
  account: {
    list: [...accountKeepers, 'EDITOR'],
    read: [...accountKeepers, ['EDITOR', 'own'], ['GUEST', 'own']],
    history: accountKeepers,
    whereUsed: accountKeepers,
    create: administrators,
    edit: [...accountKeepers, ['EDITOR', 'own'], ['GUEST', 'own']],
    remove: accountKeepers,
    undelete: accountKeepers,
  },
  session: {
    list: [...accountKeepers, ['EDITOR', 'own'], ['GUEST', 'own']],
    remove: [...accountKeepers, ['EDITOR', 'own'], ['GUEST', 'own']],
  },
  // Looking at the product as another role or person, and what that is checked with.
  view: { read: ['SA'] },
};

/** What a role sees of an entity of which it does not see everything. `version` and the id are always seen. */
export const partialViews: Record<string, Partial<Record<Role, readonly string[]>>> = {
  project: {
    GUEST: [
      'code',
      'name',
      'customerId',
      'isInternal',
      'status',
      'startDate',
      'endDate',
      'tags',
      'lines.type',
      'lines.description',
      'lines.quantity',
      'lines.unit',
      'lines.isOptional',
      'members.personnelId',
      'members.placeholderRole',
      'members.role',
      'members.startDate',
      'members.endDate',
    ],
  },
  customer: {
    GUEST: ['name', 'city', 'contacts.firstName', 'contacts.lastName', 'contacts.jobTitle', 'contacts.isPrimary'],
  },
  personnel: {
    EDITOR: [
      'code',
      'firstName',
      'lastName',
      'displayName',
      'workEmail',
      'employmentType',
      'weeklyHours',
      'isActive',
      'tags',
      'createdAt',
      'updatedAt',
    ],
    GUEST: ['displayName', 'firstName', 'lastName'],
  },
  account: { EDITOR: ['fullName', 'status'], GUEST: [] },
};

/** Parts of which a role sees the main row only. */
export const mainRowsOnly: Record<string, Partial<Record<Role, string>>> = {
  customer: { GUEST: 'contacts.isPrimary' },
};

/**
 * Whether a role may do something with an entity's records.
 * @returns false, true, or the limit within which it may
 */
export function may(role: Role, entity: string, verb: Verb): boolean | Limit {
  if (!Object.hasOwn(permissions, entity)) return false;
  for (const allowed of permissions[entity]?.[verb] ?? []) {
    if (allowed === role) return true;
    if (Array.isArray(allowed) && allowed[0] === role) return allowed[1] as Limit;
  }
  return false;
}

/** The roles a field, or a row's field as `lines.net`, is hidden from. */
export function rolesWithout(entity: string, path: string): Role[] {
  const views = Object.hasOwn(partialViews, entity) ? partialViews[entity] : undefined;
  return Object.entries(views ?? {}).flatMap(([role, seen]) =>
    path === 'version' || seen.includes(path) ? [] : [role as Role],
  );
}
