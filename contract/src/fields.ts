import { z } from 'zod';
import { countries, isCountry } from './countries.ts';
import { currencies, isCurrency } from './currencies.ts';
import { isPlainDate, isTimeZone } from './dates.ts';
import { decimal, decimalsIn, isDecimal, toPlain } from './decimal.ts';
import type { RefusalCode, RefusalParams } from './refusals.ts';
import type { Grant } from './roles.ts';
import { cleanLine, cleanParagraphs, isStorable, lengthOf } from './text.ts';

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
  | 'tags';

/** The facts of one field. `Value` is its stored form, `Empty` is `null` where it may be empty. */
export interface Field<Value = unknown, Empty extends null | never = null | never, Kind extends FieldKind = FieldKind> {
  kind: Kind;
  /** Reads what was sent and gives the stored form. */
  schema: z.ZodType<Value>;
  /** May be empty: `null`, or absent on create. */
  isOptional: boolean;
  /** Taken on create when absent. */
  initial?: Value;
  /** False for what only replies carry. */
  isWritable: boolean;
  /** Found by search. */
  isSearched: boolean;
  /** Offered to filters and sorting; false for what no index serves. */
  isQueryable: boolean;
  /** Longest text, in code points. */
  max?: number;
  /** The values of a choice. */
  choices?: readonly string[];
  /** Decimals a number or unit price may have. */
  scale?: number;
  /** The field of the same record that holds the currency of an amount rounded to its minor unit. */
  currencyField?: string;
  /** The entity a reference points to. */
  refersTo?: string;
  /** Unique among live records, or for ever. */
  unique?: 'live' | 'ever';
  /** The grant a reader needs. */
  grant?: Grant;
  /** Numbered by the pattern of this parameter when not sent. */
  numbering?: string;
  readonly empty?: Empty;
}

/** The type of a field's stored value. */
export type ValueOf<F> = F extends Field<infer Value, infer Empty> ? Value | Empty : never;

/** Refuses inside a schema: a zod issue that carries the code of a refusal. */
export function refuseValue(context: z.RefinementCtx, code: RefusalCode, params: RefusalParams = {}): never {
  context.addIssue({ code: 'custom', params: { code, params } });
  return z.NEVER;
}

function field<Value, Kind extends FieldKind>(kind: Kind, schema: z.ZodType<Value>): Field<Value, never, Kind> {
  return { kind, schema, isOptional: false, isWritable: true, isSearched: false, isQueryable: true };
}

function sentText(limits: { min?: number; max: number }, clean: (text: string) => string) {
  return z.string().transform((text, context) => {
    // Longer than any stored form could come from: refuse before cleaning costs time.
    if (text.length > limits.max * 4 + 1000) return refuseValue(context, 'maxLength', { max: limits.max });
    if (!isStorable(text)) return refuseValue(context, 'textNotValid');
    const cleaned = clean(text);
    const length = lengthOf(cleaned);
    if (length === 0) return refuseValue(context, 'fieldRequired');
    if (length > limits.max) return refuseValue(context, 'maxLength', { max: limits.max });
    if (length < (limits.min ?? 1)) return refuseValue(context, 'minLength', { min: limits.min ?? 1 });
    return cleaned;
  });
}

function checkedText(max: number, code: RefusalCode, isValid: (text: string) => boolean) {
  return sentText({ max }, cleanLine).refine(isValid, { params: { code, params: {} } });
}

/** A text of a fixed form or from a list, of at most `max` characters: whatever does not fit is refused with one code. */
function listedText(max: number, code: RefusalCode, isListed: (text: string) => boolean) {
  return z.string().transform((text, context) => {
    const cleaned = text.length > 400 ? text : cleanLine(text);
    if (cleaned === '') return refuseValue(context, 'fieldRequired');
    const fits = isStorable(text) && cleaned.length <= max && isListed(cleaned);
    return fits ? cleaned : refuseValue(context, code);
  });
}

/** One line of text of `min` to `max` code points, stored clean ({@link cleanLine}). */
export function text(limits: { min?: number; max: number }): Field<string, never> {
  return { ...field('text', sentText(limits, cleanLine)), max: limits.max };
}

/** Text of several lines; kept out of grids. */
export function paragraphs(limits: { max: number }): Field<string, never> {
  return { ...field('paragraphs', sentText(limits, cleanParagraphs)), max: limits.max };
}

/** A code people type and read aloud: letters, digits, dot, dash, slash, underscore. */
export function code(limits: { max: number }): Field<string, never> {
  const schema = checkedText(limits.max, 'codePatternNotValid', (value) => /^[\p{L}\p{N}._/-]+$/u.test(value));
  return { ...field('text', schema), max: limits.max };
}

/** An e-mail address of at most 180 characters. */
export function email(): Field<string, never> {
  const isEmail = (value: string) => z.email().safeParse(value).success;
  return { ...field('text', checkedText(180, 'emailNotValid', isEmail)), max: 180 };
}

/** A telephone number in E.164 with a leading plus; blanks, dots, dashes and brackets are removed. */
export function phone(): Field<string, never> {
  const schema = sentText({ max: 40 }, cleanLine).transform((value, context) => {
    const dialled = value.replace(/[\s().-]/g, '');
    return /^\+[1-9]\d{6,14}$/.test(dialled) ? dialled : refuseValue(context, 'phoneNotValid');
  });
  return { ...field('text', schema), max: 40 };
}

/** A web address with http or https. */
export function url(): Field<string, never> {
  const schema = checkedText(200, 'urlNotValid', (value) => {
    // The parser also reads `https:example.com` and blanks; the stored text is to be the address as it stands.
    const parsed = /^https?:\/\/[^\s\\]+$/i.test(value) ? URL.parse(value) : null;
    return parsed !== null && /[^.]\.[^.]/.test(parsed.hostname) && !parsed.username && !parsed.password;
  });
  return { ...field('text', schema), max: 200 };
}

/** One of some values. */
export function choice<const Values extends readonly [string, ...string[]]>(
  ...values: Values
): Field<Values[number], never> {
  return { ...field('choice', z.enum(values) as z.ZodType<Values[number]>), choices: values };
}

/** Yes or no. */
export function flag(): Field<boolean, never> {
  return field('flag', z.boolean());
}

/** A whole number between two bounds, both inclusive. */
export function integer(bounds: { min: number; max: number }): Field<number, never> {
  const schema = z.number().transform((value, context) => {
    if (!Number.isInteger(value)) return refuseValue(context, 'numberNotValid');
    const isInside = value >= bounds.min && value <= bounds.max;
    return isInside ? value : refuseValue(context, 'numberOutOfRange', bounds);
  });
  return field('integer', schema);
}

/** A decimal that travels as a string, with bounds (both inclusive, or the lower one exclusive) and at most `scale` decimals. */
export function number(bounds: { min?: string; above?: string; max: string; scale: number }): Field<string, never> {
  const schema = z.string().transform((sent, context) => {
    if (sent.length > 60 || !isDecimal(sent)) return refuseValue(context, 'numberNotValid');
    if (decimalsIn(sent) > bounds.scale) return refuseValue(context, 'numberTooPrecise', { digits: bounds.scale });
    const value = decimal(sent);
    const tooLow = bounds.above === undefined ? value.lt(bounds.min ?? `-${bounds.max}`) : value.lte(bounds.above);
    if (tooLow || value.gt(bounds.max)) {
      const min = bounds.above ?? bounds.min ?? `-${bounds.max}`;
      return refuseValue(context, 'numberOutOfRange', { min, max: bounds.max });
    }
    return toPlain(value);
  });
  return { ...field('number', schema), scale: bounds.scale };
}

/** A percentage from 0 to 100 with up to four decimals: 12.5 is 12.5 %. */
export function percent(): Field<string, never> {
  return number({ min: '0', max: '100', scale: 4 });
}

/** A price or cost of one unit, with up to four decimals in every currency. */
export function unitAmount(bounds: { min: string }): Field<string, never> {
  return number({ min: bounds.min, max: '999999999999', scale: 4 });
}

/** An amount rounded to the minor unit of the currency in `currencyField`; computed, never sent. */
export function amount(currencyField: string): Field<string, never> {
  return { ...field('money', z.string()), currencyField, isWritable: false };
}

/** A plain date ({@link isPlainDate}). */
export function date(): Field<string, never> {
  return field('date', listedText(10, 'dateNotValid', isPlainDate));
}

/** A point in time, ISO 8601 UTC; set by the server. */
export function instant(): Field<string, never> {
  return { ...field('instant', z.string()), isWritable: false };
}

/** The id of a record of another entity; travels with its sibling without `Id`, `{id, label, isDeleted}`. */
export function reference(entity: string): Field<string, never, 'reference'> {
  const schema = z.string().refine(isId, { params: { code: 'idNotValid', params: {} } });
  return {
    ...field(
      'reference',
      schema.transform((id) => id.toLowerCase()),
    ),
    refersTo: entity,
  };
}

/** At most 20 different words of 1 to 40 characters. */
export function tags(): Field<string[], never> {
  const schema = z
    .array(sentText({ max: 40 }, cleanLine))
    .max(20)
    .transform((sent) => [...new Set(sent)]);
  return { ...field('tags', schema), initial: [] };
}

/** A country of ISO 3166-1. */
export function country(): Field<string, never> {
  return { ...field('choice', listedText(2, 'countryNotValid', isCountry)), max: 2, choices: countries };
}

/** A currency of ISO 4217; whether the firm uses it is checked where it is saved. */
export function currency(): Field<string, never> {
  return { ...field('choice', listedText(3, 'currencyNotEnabled', isCurrency)), max: 3, choices: currencies };
}

/** A language tag of BCP 47. */
export function language(): Field<string, never> {
  const isLanguage = (value: string) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(value);
  return { ...field('text', listedText(10, 'languageNotValid', isLanguage)), max: 10 };
}

/** A time zone of the platform's list (IANA name). */
export function timeZone(): Field<string, never> {
  return { ...field('text', listedText(64, 'timeZoneNotValid', isTimeZone)), max: 64 };
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

/** The same field, found by search. */
export function searched<F extends Field>(facts: F): F {
  return { ...facts, isSearched: true };
}

/** The same field, unique among live records or for ever. */
export function unique<F extends Field>(facts: F, scope: 'live' | 'ever'): F {
  return { ...facts, unique: scope };
}

/** The same code field, numbered by a parameter's pattern when none is sent. */
export function numbered<F extends Field>(facts: F, parameter: string): F {
  return { ...facts, numbering: parameter };
}

/** The same field, seen only with a grant. */
export function seenWith<F extends Field>(grant: Grant, facts: F): F {
  return { ...facts, grant };
}

/** The same field, in replies only. */
export function replyOnly<F extends Field>(facts: F): F {
  return { ...facts, isWritable: false };
}

/** The same field, shown in grids but neither filtered nor sorted by. */
export function shownOnly<F extends Field>(facts: F): F {
  return { ...facts, isQueryable: false };
}
