import type { Contact } from '../../contract/contact-calls.ts';

/** The teams the contacts work in. */
export const teams = ['alpha', 'beta', 'sales', 'report'] as const;
export type Team = (typeof teams)[number];

/** A contact's team; their records name none, so each is given one by their place among all. */
export function teamOf({ index }: Pick<Contact, 'index'>): Team {
  return teams[Math.abs(Math.trunc(index)) % teams.length] ?? 'alpha';
}

/** The team an address asks for; null for all of them. */
export function askedTeam(text: string | null): Team | null {
  return teams.find((team) => team === text) ?? null;
}
