import { type NamedFields, rolesFixed, rolesWithout } from '../access/field-views.ts';
import type { Noun } from '../access/permissions.ts';
import { ownKeyOf, ownSiblingOf } from '../own-fields/paths.ts';
import {
  type Field,
  instant,
  integer,
  optional,
  reference,
  replyOnly,
  searched,
  shownOnly,
  tags,
  text,
  type ValueOf,
} from './fields.ts';

/** Rows that belong to a record and travel with it as an array, each with its own id. */
export interface Part<Fields extends Record<string, Field> = Record<string, Field>> {
  /** Table of the rows. */
  table: string;
  /** The field-to-be in SQL that points to the record. */
  parent: string;
  fields: Fields;
  /** The most rows one record may have. */
  max: number;
}

/** Everything the product knows of one kind of record, said once. */
export interface Entity<
  Fields extends Record<string, Field> = Record<string, Field>,
  Parts extends Record<string, Part> = Record<string, Part>,
> {
  /** The noun of its calls and of its permissions, kebab-case singular: `service-category`. */
  name: Noun;
  /** Its table. */
  table: string;
  /** The field a reference shows. */
  label: string;
  fields: Fields;
  parts: Parts;
  /** How a list is sorted when nothing is asked; the id breaks ties. */
  defaultSort: { field: string; direction: 'asc' | 'desc' };
  /** Reply-only objects computed from the record, such as a project's `totals`. */
  derived?: readonly string[];
  /** Fields of `derived` that grids carry flat and records do not. */
  flat?: readonly string[];
  /** The field that holds the account a record belongs to; `id` where the record is the account itself. */
  owner?: string;
  /** The field that holds the person of the firm a record is about: of their own nothing is hidden from people. */
  ofPerson?: string;
  /** The references that tell records apart whose name alone does not: they are named with it where many are told of. */
  toldBy?: readonly string[];
  /** Field and values, as text, of records that do not block the removal of what they refer to. */
  settled?: { field: string; values: readonly string[] };
  /** Field and values of records that nobody changes while they have them. */
  locked?: { field: string; values: readonly string[] };
  /** Fields nobody sends whose changes the history keeps all the same: what could not be found again when it is taken back. */
  remembered?: readonly string[];
}

/** What every record has beside its own fields (domain rules 1.1). */
export const standardFields = {
  tags: tags(),
  externalRef: searched(optional(text({ max: 80 }))),
  version: shownOnly(replyOnly(integer({ min: 1, max: 2_147_483_647 }))),
  createdAt: instant(),
  createdById: shownOnly(optional(replyOnly(reference('account')))),
  updatedAt: instant(),
  updatedById: shownOnly(optional(replyOnly(reference('account')))),
  deletedAt: optional(instant()),
  deletedById: shownOnly(optional(replyOnly(reference('account')))),
};

/** The facts as they are stated; names of fields are checked. */
type Stated<Name extends Noun, Fields extends Record<string, Field>, Parts extends Record<string, Part>> = Omit<
  Entity<Fields, Parts>,
  'name' | 'fields' | 'label' | 'flat' | 'ofPerson' | 'toldBy' | 'settled' | 'locked' | 'remembered'
> & {
  name: Name;
  fields: Fields;
  label: keyof Fields & string;
  flat?: readonly (keyof Fields & string)[];
  ofPerson?: keyof Fields & string;
  toldBy?: readonly (keyof Fields & string)[];
  settled?: { field: keyof Fields & string; values: readonly string[] };
  locked?: { field: keyof Fields & string; values: readonly string[] };
  remembered?: readonly (keyof Fields & string)[];
};

/** The names of an entity's fields, those of rows as `lines.net`. */
type PathsOf<Fields, Parts extends Record<string, Part>> =
  | (keyof Fields & string)
  | { [Name in keyof Parts & string]: `${Name}.${keyof Parts[Name]['fields'] & string}` }[keyof Parts & string];

/** Cannot be given where the table of permissions names a field the entity does not have; the compiler's message says which. */
type NamesKnown<Name extends Noun, Paths extends string> = [Exclude<NamedFields<Name>, Paths>] extends [never]
  ? unknown
  : { permissionsNameAFieldThatIsNotThere: Exclude<NamedFields<Name>, Paths> };

/** States the facts of an entity; adds the standard fields. */
export function entity<
  const Name extends Noun,
  const Fields extends Record<string, Field>,
  const Parts extends Record<string, Part>,
>(
  facts: Stated<Name, Fields, Parts> & NamesKnown<Name, PathsOf<Fields & typeof standardFields, Parts>>,
): Entity<Fields & typeof standardFields, Parts> {
  const fields = withReaders(facts.name, '', { ...facts.fields, ...standardFields });
  const parts = Object.entries(facts.parts).map(([name, rows]) => {
    return [name, { ...rows, fields: withReaders(facts.name, `${name}.`, rows.fields) }];
  });
  return { ...facts, fields, parts: Object.fromEntries(parts) as Parts };
}

/** Writes into the fields from whom they are hidden, as the table of permissions says. */
function withReaders<Fields extends Record<string, Field>>(noun: Noun, path: string, fields: Fields): Fields {
  const marked = Object.entries(fields).map(([name, field]) => {
    const hiddenFrom = rolesWithout(noun, path + name);
    const fixedFor = rolesFixed(noun, path + name);
    return [name, { ...field, fixedFor, ...(hiddenFrom.length > 0 && { hiddenFrom }) }];
  });
  return Object.fromEntries(marked) as Fields;
}

/** States the facts of rows that are listed and nothing else, such as what the product itself keeps a record of. */
export function listing<const Name extends Noun, const Fields extends Record<string, Field>>(
  facts: Omit<Stated<Name, Fields, Record<string, never>>, 'parts'> &
    NamesKnown<Name, PathsOf<Fields, Record<string, never>>>,
): Entity<Fields, Record<string, never>> {
  return { ...facts, fields: withReaders(facts.name, '', facts.fields), parts: {} };
}

/** States the facts of rows that travel with a record. */
export function part<const Fields extends Record<string, Field>>(facts: Part<Fields>): Part<Fields> {
  return facts;
}

/** The sibling of a reference: what it points to. */
export interface Referred {
  id: string;
  label: string;
  isDeleted: boolean;
}

type Siblings<Fields> = {
  [Name in keyof Fields as Name extends `${infer Stem}Id`
    ? Fields[Name] extends { kind: 'reference' }
      ? Stem
      : never
    : never]: Referred | null;
};

type ListedSiblings<Fields> = {
  [Name in keyof Fields as Name extends `${infer Stem}yIds`
    ? Fields[Name] extends { kind: 'references' }
      ? `${Stem}ies`
      : never
    : never]: Referred[];
};

/** A stored row of an entity's own and standard fields, as grids carry it. */
export type RowOf<E extends Entity> = { id: string } & {
  [Name in keyof E['fields']]: ValueOf<E['fields'][Name]>;
} & Siblings<E['fields']> &
  ListedSiblings<E['fields']>;

/** The name of a reference's sibling: `customerId` gives `customer`, `serviceCategoryIds` gives `serviceCategories`. */
export function siblingOf(referenceField: string): string {
  const key = ownKeyOf(referenceField);
  if (key !== null) return ownSiblingOf(key);
  return referenceField.replace(/yIds$/, 'ies').replace(/Ids$/, 's').replace(/Id$/, '');
}

/** The column a field is stored in. `group` is a word of SQL's own. */
export function columnOf(fieldName: string): string {
  if (fieldName === 'group') return 'group_name';
  return fieldName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
