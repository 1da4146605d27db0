import type { Verb } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';

/** The kinds of records that notes are written about and files kept with. */
export const notedNouns = ['project', 'customer', 'personnel', 'provider'] as const;
export type NotedNoun = (typeof notedNouns)[number];

/** Those of which a role is told what is noted: what staff note about a firm or a person is not for guests. */
export function notedNounsFor(role: Role): readonly NotedNoun[] {
  return role === 'GUEST' ? ['project'] : notedNouns;
}

/**
 * What one must be allowed to do with a record to do something with its notes and files. About a project everybody who takes part in it may
 * write; beside the other records it takes the right to change them, and to read what is there the right to read them.
 */
export function neededOfNoted(noun: NotedNoun, verb: Verb): 'read' | 'edit' {
  const isLookedAt = verb === 'list' || verb === 'read' || verb === 'history' || verb === 'whereUsed';
  return noun === 'project' || isLookedAt ? 'read' : 'edit';
}
