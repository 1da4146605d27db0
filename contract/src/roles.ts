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
