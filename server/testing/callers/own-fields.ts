import type { Grant, Role } from '@mandate/contract/access/roles.ts';
import type { OwnFieldDefinition } from '@mandate/contract/own-fields/definition.ts';
import type { Calls } from './call.ts';
import { saved } from './records.ts';

/** An own field as a save replies it. */
export type OwnFieldSaved = OwnFieldDefinition & { version: number };

/** Adds a field to a kind of record, `values` over one of customers that everyone sees; its key is also its name. */
export function addField(
  person: Calls,
  key: string,
  kind: OwnFieldDefinition['kind'],
  values: object = {},
): Promise<OwnFieldSaved> {
  const choices = kind === 'choice' ? [choiceOf('retail'), choiceOf('energy'), choiceOf('health')] : null;
  return saved(person, 'own-field', {
    entity: 'customer',
    key,
    label: key,
    kind,
    choices,
    seenBy: 'everyone',
    ...values,
  });
}

/** A value to choose, called as its code is. */
export function choiceOf(code: string, isActive = true) {
  return { code, label: code, isActive };
}

/** Who sees a field, by what is said of it, written by hand: the roles with the grants that each needs. */
export const seenByWhom: Record<OwnFieldDefinition['seenBy'], Partial<Record<Role, Grant[]>>> = {
  everyone: { SA: [], ADMIN: [], EDITOR: [], GUEST: [] },
  staff: { SA: [], ADMIN: [], EDITOR: [] },
  seeRates: { SA: [], ADMIN: ['seeRates'], EDITOR: ['seeRates'] },
  seeCosts: { SA: [], ADMIN: ['seeCosts'], EDITOR: ['seeCosts'] },
  seePersonal: { SA: [], ADMIN: ['seePersonal'], EDITOR: ['seePersonal'] },
  admins: { SA: [], ADMIN: [] },
};
