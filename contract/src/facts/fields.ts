import type { Noun } from '../access/permissions.ts';
import type { Grant, Reader, Role } from '../access/roles.ts';
import type { OwnFieldDefinition } from '../own-fields/definition.ts';
import { countries } from '../values/countries.ts';
import { currencies } from '../values/currencies.ts';

/** What a field holds; decides its column type, its filter operators and how a screen shows it. */
export type FieldKind =
  | 'text'
  | 'paragraphs'
  | 'choice'
  | 'flag'
  | 'integer'
  | 'number'
  | 'money'
  | 'date'
  | 'instant'
  | 'reference'
  | 'references'
  | 'tags'
  | 'json';

/** How a value is written; more exact than its kind. What reads it strictly is `schemaOf` in `field-schema.ts`. */
export type FieldForm =
  | FieldKind
  | 'code'
  | 'richText'
  | 'choices'
  | 'email'
  | 'phone'
  | 'url'
  | 'country'
  | 'currency'
  | 'language'
  | 'timeZone'
  | 'listed'
  | 'vatNumber'
  | 'iban'
  | 'bic'
  | 'duration';

/** The bounds of a decimal: both inclusive, or the lower one exclusive. */
export interface DecimalBounds {
  min?: string;
  above?: string;
  max: string;
  /** Decimals it may have. */
  scale: number;
}

/** The facts of one field: data, without anything that acts. `Value` is its stored form, `Empty` is `null` where it may be empty. */
export interface Field<Value = unknown, Empty extends null | never = null | never, Kind extends FieldKind = FieldKind> {
  kind: Kind;
  form: FieldForm;
  /** May be empty: `null`, or absent on create. */
  isOptional: boolean;
  /** Required all the same unless this flag of the record is set; the entity's own rules see to it. */
  requiredUnless?: string;
  /** Taken on create when absent. */
  initial?: Value;
  /** On create the day it is made is taken when none is sent. */
  isTodayFirst?: boolean;
  /** The product gives a new record a value when none is sent; the entity's own save says which. */
  isGivenFirst?: boolean;
  /** False for what only replies carry. */
  isWritable: boolean;
  /** Prepared by the product beside the saves, which leave it as it is. */
  isPrepared?: true;
  /** The database computes it from the other columns: nothing ever writes it. */
  isComputed?: true;
  /** Found by search. */
  isSearched: boolean;
  /** Offered to filters and sorting; false for what no index serves. */
  isQueryable: boolean;
  /** Shortest and longest text, in code points. */
  min?: number;
  max?: number;
  /** The values of a choice. */
  choices?: readonly string[];
  /** The bounds of a whole number, both inclusive. */
  range?: { min: number; max: number };
  /** The bounds of a decimal. */
  bounds?: DecimalBounds;
  /** Decimals a number or unit price may have. */
  scale?: number;
  /** The field of the same record that holds the currency of an amount rounded to its minor unit. */
  currencyField?: string;
  /** A sum that may leave something out: the field that counts what, and the sum of all that is known. */
  leavesOut?: { count: string; known: string };
  /** The parameter with the lowest value that is well: filters compare with it by name. */
  floor?: string;
  /** The entity a reference points to. */
  refersTo?: Noun;
  /** Of a reference that points to one of several entities: the field of the same record that says which, and those it may be. */
  refersToOneOf?: { by: string; nouns: readonly Noun[] };
  /**
   * Of a reference to rows of a record: the field of the same record that points to that record, and what numbers the rows in it. Files name such a
   * row together with its record.
   */
  rowOf?: { field: string; number: string };
  /** Of a time: the reference that says how long a day is, in its `hoursPerDay`. */
  daysBy?: string;
  /** What the reference points to may be removed all the same. */
  letsGo?: boolean;
  /** The record is removed with what the reference points to, and restored with it. */
  goesWith?: boolean;
  /** Records form a tree by this reference to their own kind: how many levels it may have. */
  depth?: number;
  /** Unique among live records, or for ever. */
  unique?: 'live' | 'ever';
  /** Unique only among records with the same values in these fields. */
  within?: readonly string[];
  /** The parameter that lists the values of the choice. */
  list?: string;
  /** A second one, of what is chosen from the one or the other as the record stands. */
  otherList?: string;
  /** The parameter that holds the value taken on create when none is sent. */
  initialFrom?: string;
  /** The grants a reader needs, all of them. */
  grants?: readonly Grant[];
  /** Roles from which the field is hidden; the table of permissions says it. */
  hiddenFrom?: readonly Role[];
  /** Roles that see the field and may not choose its value; the table of permissions says it. */
  fixedFor?: readonly Role[];
  /** Numbered by the pattern of this parameter when not sent. */
  numbering?: string;
  /** What the firm said of it, where it is one of its own fields. */
  own?: OwnFieldDefinition;
  /** The types of the value, for the compiler alone. */
  readonly value?: Value;
  readonly empty?: Empty;
}

/** The type of a field's stored value. */
export type ValueOf<F> = F extends Field<infer Value, infer Empty> ? Value | Empty : never;

function field<Value, Kind extends FieldKind>(kind: Kind, form: FieldForm = kind): Field<Value, never, Kind> {
  return { kind, form, isOptional: false, isWritable: true, isSearched: false, isQueryable: true };
}

/** One line of text of `min` to `max` code points, stored clean (`cleanLine`). */
export function text(limits: { min?: number; max: number }): Field<string, never> {
  return { ...field('text'), ...limits };
}

/** Text of several lines; kept out of grids. */
export function paragraphs(limits: { min?: number; max: number }): Field<string, never> {
  return { ...field('paragraphs'), ...limits };
}

/** Text with headings, lists and links, kept as HTML of a few allowed elements, of at most `max` characters with its markup. */
export function richText(limits: { max: number }): Field<string, never> {
  return { ...field('paragraphs', 'richText'), ...limits };
}

/** The same text of several lines for an entity that is little more than it: grids carry it, and neither filter nor sort by it. */
export function inRows(facts: Field<string, never>): Field<string, never> {
  return { ...facts, kind: 'text', isQueryable: false };
}

/** A code people type and read aloud: letters, digits, dot, dash, slash, underscore. */
export function code(limits: { max: number }): Field<string, never> {
  return { ...field('text', 'code'), ...limits };
}

/** An e-mail address of at most 180 characters. */
export function email(): Field<string, never> {
  return { ...field('text', 'email'), max: 180 };
}

/** A telephone number in E.164 with a leading plus; blanks, dots, dashes and brackets are removed. */
export function phone(): Field<string, never> {
  return { ...field('text', 'phone'), max: 40 };
}

/** A web address with http or https. */
export function url(): Field<string, never> {
  return { ...field('text', 'url'), max: 200 };
}

/** One of some values. */
export function choice<const Values extends readonly [string, ...string[]]>(
  ...values: Values
): Field<Values[number], never> {
  return { ...field('choice'), choices: values };
}

/** Yes or no. */
export function flag(): Field<boolean, never> {
  return field('flag');
}

/** A whole number between two bounds, both inclusive. */
export function integer(range: { min: number; max: number }): Field<number, never> {
  return { ...field('integer'), range };
}

/** How long something took, in whole seconds between two bounds, both inclusive; people write and read it as hours and days. */
export function duration(range: { min: number; max: number }): Field<number, never> {
  return { ...field('integer', 'duration'), range };
}

/** A decimal that travels as a string, within bounds. */
export function number(bounds: DecimalBounds): Field<string, never> {
  return { ...field('number'), bounds, scale: bounds.scale };
}

/** A percentage from 0 to 100 with up to four decimals: 12.5 is 12.5 %. */
export function percent(): Field<string, never> {
  return number({ min: '0', max: '100', scale: 4 });
}

/** A price or cost of one unit, with up to four decimals in every currency. */
export function unitAmount(bounds: { min: string }): Field<string, never> {
  return number({ min: bounds.min, max: '999999999999', scale: 4 });
}

/** An amount people write, with no more decimals than its currency has: that of its row, else of its record. Replies carry it with all of them. */
export function writtenAmount(bounds: { min: string }): Field<string, never> {
  return { ...unitAmount(bounds), currencyField: 'currency' };
}

/** An amount rounded to the minor unit of the currency in `currencyField`; computed, never sent. */
export function amount(currencyField: string): Field<string, never> {
  return { ...field('money'), currencyField, isWritable: false };
}

/** A plain date (`isPlainDate`). */
export function date(): Field<string, never> {
  return { ...field('date'), max: 10 };
}

/** A point in time, ISO 8601 UTC; set by the server. */
export function instant(): Field<string, never> {
  return { ...field('instant'), isWritable: false };
}

/** The id of a record, of this entity where one is said; travels with its sibling without `Id`, `{id, label, isDeleted}`. */
export function reference(entity?: Noun): Field<string, never, 'reference'> {
  return { ...field('reference'), ...(entity && { refersTo: entity }) };
}

/** The id of a record of one of several entities, whose noun is in the field `by`; travels with its sibling as any reference. */
export function referenceToOneOf(by: string, nouns: readonly Noun[]): Field<string, never, 'reference'> {
  return { ...field('reference'), refersToOneOf: { by, nouns } };
}

/** The entities a field may point to; none where it is no reference. */
export function referredNouns({ refersTo, refersToOneOf }: Field): readonly Noun[] {
  return refersTo === undefined ? (refersToOneOf?.nouns ?? []) : [refersTo];
}

/** At most 20 different words of 1 to 40 characters. */
export function tags(): Field<string[], never> {
  return { ...field('tags'), initial: [] };
}

/** Any of some values, each at most once. */
export function choices<const Values extends readonly [string, ...string[]]>(
  ...values: Values
): Field<Values[number][], never> {
  return { ...field<Values[number][], 'tags'>('tags', 'choices'), choices: values };
}

/** A country of ISO 3166-1. */
export function country(): Field<string, never> {
  return { ...field('choice', 'country'), max: 2, choices: countries };
}

/** A currency of ISO 4217; whether the firm uses it is checked where it is saved. */
export function currency(): Field<string, never> {
  return { ...field('choice', 'currency'), max: 3, choices: currencies };
}

/** One of the codes in a list people keep under Parameters, such as `people.seniorities`; which there are is checked where it is saved. */
export function listed(parameter: string): Field<string, never> {
  return { ...field('choice', 'listed'), max: 40, list: parameter };
}

/** The parameters that list the values of a choice. */
export function listsOf({ list, otherList }: Pick<Field, 'list' | 'otherList'>): string[] {
  return [list, otherList].filter((parameter) => parameter !== undefined);
}

/** One of the colours a tag or category may have; each is readable in light and dark. */
export function color(): Field<(typeof tagColors)[number], never> {
  return choice(...tagColors);
}

/** A VAT number; whether it is one of the country in `countryCode` is checked where it is saved. */
export function vatNumber(): Field<string, never> {
  return { ...field('text', 'vatNumber'), max: 20 };
}

/** An international bank account number (ISO 13616): check digits hold, blanks are removed. */
export function iban(): Field<string, never> {
  return { ...field('text', 'iban'), max: 34 };
}

/** The code of a bank (ISO 9362), in capitals. */
export function bic(): Field<string, never> {
  return { ...field('text', 'bic'), max: 11 };
}

/** The ids of records of another entity, each at most once; travel with their siblings: `serviceCategoryIds` with `serviceCategories`. */
export function references(entity: Noun): Field<string[], never, 'references'> {
  return { ...field<string[], 'references'>('references'), refersTo: entity, initial: [] };
}

/** A value of any form that is checked by the entity itself; carried in rows, never filtered or sorted by. */
export function json<Value = unknown>(): Field<Value, never, 'json'> {
  return { ...field<Value, 'json'>('json'), isQueryable: false };
}

/** A language tag of BCP 47. */
export function language(): Field<string, never> {
  return { ...field('text', 'language'), max: 10 };
}

/** A time zone of the platform's list (IANA name). */
export function timeZone(): Field<string, never> {
  return { ...field('text', 'timeZone'), max: 64 };
}

/** The colours of tags and categories, by name; a theme says how each is painted. */
export const tagColors = ['grey', 'violet', 'teal', 'green', 'blue', 'slate', 'amber', 'red', 'orange'] as const;

/** Whether the text may be the code of an item of a list. */
export function isListCode(value: string): boolean {
  return /^[a-z][a-zA-Z0-9]{0,39}$/.test(value);
}

/** Whether the text is a UUID. */
export function isId(value: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);
}

/** The same field, which may be empty. */
export function optional<Value, Kind extends FieldKind>(facts: Field<Value, never, Kind>): Field<Value, null, Kind> {
  return { ...facts, isOptional: true } as Field<Value, null, Kind>;
}

/** The same field, with a value taken on create when none is sent. */
export function initially<Value, Kind extends FieldKind>(
  facts: Field<Value, never, Kind>,
  initial: NoInfer<Value>,
): Field<Value, never, Kind> {
  return { ...facts, initial };
}

/** The same field, which takes the value of a parameter on create when none is sent. */
export function initiallyFrom<F extends Field>(parameter: string, facts: F): F {
  return { ...facts, initialFrom: parameter };
}

/** The same field, to which the product gives a value on create when none is sent. */
export function givenFirst<F extends Field>(facts: F): F {
  return { ...facts, isGivenFirst: true };
}

/** The same date field, which takes the day a record is made when none is sent. */
export function todayFirst<F extends Field>(facts: F): F {
  return { ...facts, isTodayFirst: true };
}

/** The same optional field, which may stay empty only while a flag of the record is set. */
export function requiredUnless<F extends Field>(flagName: string, facts: F): F {
  return { ...facts, requiredUnless: flagName };
}

/** The same reference to rows of a record that another field points to, numbered there by a field of theirs. */
export function rowOf<F extends Field>(field: string, numberedBy: string, facts: F): F {
  return { ...facts, rowOf: { field, number: numberedBy } };
}

/** The same time, which may be said in days of what a reference points to. */
export function inDaysBy<F extends Field>(field: string, facts: F): F {
  return { ...facts, daysBy: field };
}

/** The same reference, which does not keep what it points to from being removed. */
export function lettingGo<F extends Field>(facts: F): F {
  return { ...facts, letsGo: true };
}

/** The same reference; its record is removed and restored together with what it points to. */
export function goingWith<F extends Field>(facts: F): F {
  return { ...facts, goesWith: true };
}

/** The same reference to the record's own kind: records form a tree of at most `depth` levels. */
export function tree<F extends Field>(facts: F, depth: number): F {
  return { ...facts, depth };
}

/** The same field, found by search. */
export function searched<F extends Field>(facts: F): F {
  return { ...facts, isSearched: true };
}

/** The same field, unique among live records or for ever. */
export function unique<F extends Field>(facts: F, scope: 'live' | 'ever'): F {
  return { ...facts, unique: scope };
}

/** The same unique field, unique only among live records with the same values in other fields. */
export function within<F extends Field>(fields: readonly string[], facts: F): F {
  return { ...facts, unique: 'live', within: fields };
}

/** The same code field, numbered by a parameter's pattern when none is sent. */
export function numbered<F extends Field>(facts: F, parameter: string): F {
  return { ...facts, numbering: parameter };
}

/** The same field, seen only with a grant, beside those it needs already. */
export function seenWith<F extends Field>(grant: Grant, facts: F): F {
  return { ...facts, grants: [...(facts.grants ?? []), grant] };
}

/** The same field, in replies only. */
export function replyOnly<F extends Field>(facts: F): F {
  return { ...facts, isWritable: false };
}

/** The same field in replies only, prepared by the product some seconds after the saves it follows from. */
export function prepared<F extends Field>(facts: F): F {
  return { ...replyOnly(facts), isPrepared: true };
}

/** The same field in replies only, computed by the database from the columns of its row. */
export function computed<F extends Field>(facts: F): F {
  return { ...replyOnly(facts), isPrepared: true, isComputed: true };
}

/** The same field, shown in grids but neither filtered nor sorted by. */
export function shownOnly<F extends Field>(facts: F): F {
  return { ...facts, isQueryable: false };
}

/** Whether a reader sees the field. */
export function isSeen(facts: Field, reader: Reader): boolean {
  if (facts.hiddenFrom?.includes(reader.role)) return false;
  return (facts.grants ?? []).every((grant) => reader.grants.includes(grant));
}
