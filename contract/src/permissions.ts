import type { Role } from './roles.ts';

/** What can be done with records of an entity. */
export const verbs = ['list', 'read', 'create', 'edit', 'remove', 'undelete'] as const;
export type Verb = (typeof verbs)[number];

/** What limits a permission: a draft the person created, a record nothing uses, what belongs to projects the person is a member of. */
export type Limit = 'ownDraft' | 'unused' | 'ofOwnProjects';

type Allowed = Role | readonly [Role, Limit];

const administrators: Allowed[] = ['SA', 'ADMIN'];
const staff: Allowed[] = ['SA', 'ADMIN', 'EDITOR'];

/** Who may do what, by entity and verb (domain reference 5). What is not named here is denied. */
export const permissions: Record<string, Record<Verb, readonly Allowed[]>> = {
  project: {
    list: [...staff, ['GUEST', 'ofOwnProjects']],
    read: [...staff, ['GUEST', 'ofOwnProjects']],
    create: staff,
    edit: staff,
    remove: [...administrators, ['EDITOR', 'ownDraft']],
    undelete: administrators,
  },
  customer: {
    list: [...staff, ['GUEST', 'ofOwnProjects']],
    read: [...staff, ['GUEST', 'ofOwnProjects']],
    create: staff,
    edit: staff,
    remove: [...administrators, ['EDITOR', 'unused']],
    undelete: administrators,
  },
  'tax-rate': {
    list: staff,
    read: staff,
    create: administrators,
    edit: administrators,
    remove: administrators,
    undelete: administrators,
  },
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
