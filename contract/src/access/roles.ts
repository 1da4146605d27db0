/** The four roles, strongest first (specification, section 6). */
export const roles = ['SA', 'ADMIN', 'EDITOR', 'GUEST'] as const;
export type Role = (typeof roles)[number];

/** Rights on top of a role that decide which fields a person sees (decisions: roles). */
export const grants = [
  'seeRates',
  'seeCosts',
  'seeBank',
  'seePersonal',
  'exportData',
  'importData',
  'editNumbers',
] as const;
export type Grant = (typeof grants)[number];

/** Who reads or writes: what decides which fields there are for them. */
export interface Reader {
  role: Role;
  grants: readonly Grant[];
}

const grantsByRole: Record<Role, readonly Grant[]> = {
  SA: grants,
  ADMIN: grants.filter((grant) => grant !== 'seeBank'),
  EDITOR: ['seeRates', 'exportData'],
  GUEST: [],
};

/** The grants a role brings along. */
export function grantsOf(role: Role): readonly Grant[] {
  return grantsByRole[role];
}

/** The grants that may be given to people of a role: an SA has all and a guest has none, whatever is said (domain reference 5). */
export function grantableTo(role: Role): readonly Grant[] {
  return role === 'ADMIN' || role === 'EDITOR' ? grants : grantsByRole[role];
}

/**
 * The grants of a person.
 * @param own what was chosen for the person; null is what the role brings
 */
export function grantsFor(role: Role, own: readonly Grant[] | null): readonly Grant[] {
  if (own === null || role === 'SA') return grantsByRole[role];
  return grants.filter((grant) => own.includes(grant) && grantableTo(role).includes(grant));
}

/** The roles weaker than a role. */
export function rolesBelow(role: Role): readonly Role[] {
  return roles.slice(roles.indexOf(role) + 1);
}

/** What tells readers apart. */
export function readerKey({ role, grants: own }: Reader): string {
  return `${role} ${own.join()}`;
}

/** A reader from whom nothing is hidden. */
export const everything: Reader = { role: 'SA', grants };
