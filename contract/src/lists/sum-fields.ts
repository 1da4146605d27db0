import type { Noun } from '../access/permissions.ts';
import type { Reader } from '../access/roles.ts';
import type { Entity } from '../facts/entity.ts';
import type { Field } from '../facts/fields.ts';
import { filterFields, rowFields } from './grid.ts';
import { referencePaths } from './reference-paths.ts';

/** How the amounts of an entity become one sum. */
export interface SumFacts {
  /** By amount the same one in the base currency, and the field that says which currency that is. */
  inBase: Readonly<Record<string, string>>;
  baseCurrency: string;
  /** The field whose day decides on the exchange rate. */
  convertedOn: string;
  /** What a margin is made of, and what it leaves out; absent where there is none. */
  margin?: { net: string; cost: string; withoutCost: string };
}

const known: Partial<Record<Noun, SumFacts>> = {
  project: {
    inBase: { contractNet: 'contractNetBase', plannedCost: 'plannedCostBase', plannedMargin: 'plannedMarginBase' },
    baseCurrency: 'baseCurrency',
    convertedOn: 'startDate',
    margin: { net: 'contractNet', cost: 'plannedCost', withoutCost: 'linesWithoutCost' },
  },
  entry: { inBase: { cost: 'costBase' }, baseCurrency: 'baseCurrency', convertedOn: 'date' },
};

/** How an entity's amounts become one sum in the base currency; undefined where it knows none. */
export function sumFactsOf({ name }: Pick<Entity, 'name'>): SumFacts | undefined {
  return known[name];
}

/** The flag of an entity's records that says whether sums have their amounts; undefined where sums have those of all. */
export function countedBy({ fields }: Pick<Entity, 'fields'>): string | undefined {
  return 'isCounted' in fields ? 'isCounted' : undefined;
}

/** The amounts and times of an entity's list that can be added up by a reader. */
export function sumFields(entity: Entity, reader: Reader): Map<string, Field> {
  return new Map(rowFields(entity, reader).filter(([, field]) => field.kind === 'money' || isTime(field)));
}

/** Whether a field says how long something took: what is added up of it are seconds, whatever the currency. */
export function isTime({ form }: Field): boolean {
  return form === 'duration';
}

/** Texts that are a record's own and make no groups. */
const ownForms: readonly string[] = ['code', 'email', 'phone', 'url', 'vatNumber', 'iban'];

/**
 * The fields by which a reader may group an entity's list, own ones and those one step far. Each can be filtered by, to exactly one group; a record
 * whose rows name several others would be in several.
 */
export function groupFields(entity: Entity, reader: Reader): Map<string, Field> {
  return new Map([...filterFields(entity, reader)].filter(([name, field]) => isGroupable(entity, name, field)));
}

function isGroupable(entity: Entity, name: string, field: Field): boolean {
  if (!(name in entity.fields || referencePaths(entity).has(name))) return false;
  switch (field.kind) {
    case 'choice':
    case 'reference':
    case 'date':
    case 'instant':
      return true;
    case 'flag':
      // No filter finds a flag that is empty, as one of nothing pointed to is.
      return !field.isOptional;
    case 'text':
      return name !== entity.label && field.unique === undefined && !ownForms.includes(field.form);
    default:
      return false;
  }
}
