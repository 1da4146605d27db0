import type { Reader } from '../access/roles.ts';
import type { Entity } from '../facts/entity.ts';
import {
  choice,
  date,
  type Field,
  flag,
  initially,
  isSeen,
  lettingGo,
  number,
  optional,
  reference,
  searched,
  text,
} from '../facts/fields.ts';
import { type OwnFieldDefinition, type OwnFieldReaders, ownFieldReaders } from './definition.ts';
import { mayHaveOwnFields } from './own-field-nouns.ts';
import { pathOf } from './paths.ts';

const longestText = 400;
const bounds = { min: '-999999999999', max: '999999999999', scale: 4 };

/** From whom an own field is hidden, and what one needs to see it. */
const hiding: Record<OwnFieldReaders, Pick<Field, 'hiddenFrom' | 'grants'>> = {
  everyone: {},
  staff: { hiddenFrom: ['GUEST'] },
  seeRates: { hiddenFrom: ['GUEST'], grants: ['seeRates'] },
  seeCosts: { hiddenFrom: ['GUEST'], grants: ['seeCosts'] },
  seePersonal: { hiddenFrom: ['GUEST'], grants: ['seePersonal'] },
  admins: { hiddenFrom: ['EDITOR', 'GUEST'] },
};

/** Those of the readers of own fields among whom somebody is. */
export function readersAmong(reader: Reader): OwnFieldReaders[] {
  return ownFieldReaders.filter((readers) => isSeen({ ...flag(), ...hiding[readers] }, reader));
}

/**
 * The facts of own fields by path, `customFields.<key>`, in their order. An amount is in the currency of its record where that has one, else in
 * the base currency, in which it is a number like any other. A flag is never empty: without a value it is no.
 */
export function ownFieldsOf(entity: Entity, definitions: readonly OwnFieldDefinition[]): Record<string, Field> {
  return Object.fromEntries(definitions.map((definition) => [pathOf(definition.key), factsOf(entity, definition)]));
}

function factsOf(entity: Entity, definition: OwnFieldDefinition): Field {
  return { ...valueFacts(entity, definition), ...hiding[definition.seenBy], own: definition };
}

function valueFacts({ fields }: Entity, { kind, choices }: OwnFieldDefinition): Field {
  switch (kind) {
    case 'text':
      return searched(optional(text({ max: longestText })));
    case 'number':
      return optional(number(bounds));
    case 'amount': {
      const amount = optional(number(bounds));
      return fields.currency ? { ...amount, kind: 'money', currencyField: 'currency' } : amount;
    }
    case 'date':
      return optional(date());
    case 'choice':
      return { ...optional(choice('none')), choices: (choices ?? []).map(({ code }) => code) };
    case 'person':
      return lettingGo(optional(reference('personnel')));
    case 'flag':
      return initially(flag(), false);
  }
}

const known = new WeakMap<readonly OwnFieldDefinition[], Map<Entity, Entity>>();

/**
 * The facts of an entity with the firm's own fields among them: whatever reads facts then knows these, by their paths. The same list of
 * definitions gives the same facts, so that what is kept by them is kept.
 */
export function withOwnFields(entity: Entity, definitions: readonly OwnFieldDefinition[]): Entity {
  if (definitions.length === 0 || !mayHaveOwnFields(entity.name)) return entity;
  const made = known.get(definitions) ?? new Map<Entity, Entity>();
  known.set(definitions, made);
  const before = made.get(entity);
  if (before) return before;
  const extended = { ...entity, fields: { ...entity.fields, ...ownFieldsOf(entity, definitions) } };
  made.set(entity, extended);
  return extended;
}

/** The own fields among the facts of an entity that a reader sees, by path and in their order. */
export function seenOwnFields({ fields }: Entity, reader: Reader): [string, Field & { own: OwnFieldDefinition }][] {
  return Object.entries(fields).filter(
    (entry): entry is [string, Field & { own: OwnFieldDefinition }] =>
      entry[1].own !== undefined && isSeen(entry[1], reader),
  );
}
