import { z } from 'zod';
import type { RefusalCode, RefusalParams } from '../replies/refusals.ts';
import { cleanLine, cleanParagraphs, isStorable, lengthOf } from '../texts/clean-text.ts';
import { showsNothing } from '../texts/shows-nothing.ts';
import { clockText } from '../time/clock-text.ts';
import { isCountry } from '../values/countries.ts';
import { isCurrency } from '../values/currencies.ts';
import { isPlainDate, isTimeZone } from '../values/dates.ts';
import { decimal, toPlain } from '../values/decimal.ts';
import { decimalsIn, isDecimalText } from '../values/decimal-text.ts';
import { isLanguage } from '../values/is-language.ts';
import { outOfRange } from '../values/out-of-range.ts';
import { type DecimalBounds, type Field, isId, isListCode } from './fields.ts';

/** Refuses inside a schema: a zod issue that carries the code of a refusal. */
function refuseValue(context: z.RefinementCtx, code: RefusalCode, params: RefusalParams = {}): never {
  context.addIssue({ code: 'custom', params: { code, params } });
  return z.NEVER;
}

/** What a field holds where it is not empty. */
type HeldBy<F> = F extends Field<infer Value, infer _Empty> ? Value : never;

// Made once a field: forms ask for it with each key, and a grid for each of its cells.
const made = new WeakMap<Field, z.ZodType>();

/** The schema that reads what was sent for a field, strictly, and gives its stored form. Emptiness is not its business. */
export function fieldSchema<F extends Field>(field: F): z.ZodType<HeldBy<F>> {
  if (!made.has(field)) made.set(field, schemaFor(field));
  return made.get(field) as z.ZodType<HeldBy<F>>;
}

function schemaFor(field: Field): z.ZodType {
  const max = field.max ?? 0;
  const limits = { max, ...(field.min !== undefined && { min: field.min }) };
  switch (field.form) {
    case 'text':
    case 'vatNumber':
      return sentText(limits, cleanLine);
    case 'paragraphs':
    case 'richText':
      return sentText(limits, cleanParagraphs);
    case 'code':
      return checkedText(max, 'codePatternNotValid', (value) => /^[\p{L}\p{N}._/-]+$/u.test(value));
    case 'email':
      return checkedText(max, 'emailNotValid', (value) => z.email().safeParse(value).success);
    case 'phone':
      return phone(max);
    case 'url':
      return checkedText(max, 'urlNotValid', isWebAddress);
    case 'choice':
      return z.enum(field.choices ?? []);
    case 'listed':
      return listedText(max, 'valueNotAllowed', isListCode);
    case 'iban':
      return compact(max, 'ibanNotValid', /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/);
    case 'bic':
      return compact(max, 'bicNotValid', /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
    case 'country':
      return listedText(max, 'countryNotValid', isCountry);
    case 'currency':
      return listedText(max, 'currencyNotEnabled', isCurrency);
    case 'language':
      return listedText(max, 'languageNotValid', isLanguage);
    case 'timeZone':
      return listedText(max, 'timeZoneNotValid', isTimeZone);
    case 'date':
      return listedText(max, 'dateNotValid', isPlainDate);
    case 'flag':
      return z.boolean();
    case 'integer':
      return integer(field.range ?? { min: 0, max: 0 });
    case 'duration':
      return duration(field.range ?? { min: 0, max: 0 });
    case 'number':
      return number(field.bounds ?? { max: '0', scale: 0 });
    case 'reference':
      return recordId;
    case 'references':
      return z
        .array(recordId)
        .max(200)
        .transform((sent) => [...new Set(sent)]);
    case 'json':
      return jsonValue;
    case 'tags':
      return tags;
    case 'choices':
      return z.array(z.enum(field.choices ?? [])).transform((sent) => [...new Set(sent)]);
    case 'money':
    case 'instant':
      return z.string();
  }
}

function sentText(limits: { min?: number; max: number }, clean: (text: string) => string) {
  return z.string().transform((text, context) => {
    // Longer than any stored form could come from: refuse before cleaning costs time.
    if (text.length > limits.max * 4 + 1000) return refuseValue(context, 'maxLength', { max: limits.max });
    if (!isStorable(text)) return refuseValue(context, 'textNotValid');
    const cleaned = clean(text);
    const length = lengthOf(cleaned);
    if (showsNothing(cleaned)) return refuseValue(context, 'fieldRequired');
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

/** A number people write with blanks: kept without them and in capitals. */
function compact(max: number, code: RefusalCode, form: RegExp) {
  return sentText({ max: max * 2 }, cleanLine).transform((value, context) => {
    const closed = value.replace(/\s/g, '').toUpperCase();
    return closed.length <= max && form.test(closed) ? closed : refuseValue(context, code);
  });
}

function phone(max: number) {
  return sentText({ max }, cleanLine).transform((value, context) => {
    const dialled = value.replace(/[\s().-]/g, '');
    return /^\+[1-9]\d{6,14}$/.test(dialled) ? dialled : refuseValue(context, 'phoneNotValid');
  });
}

function isWebAddress(value: string): boolean {
  // The parser also reads `https:example.com` and blanks; the stored text is to be the address as it stands.
  const parsed = /^https?:\/\/[^\s\\]+$/i.test(value) ? URL.parse(value) : null;
  return parsed !== null && /[^.]\.[^.]/.test(parsed.hostname) && !parsed.username && !parsed.password;
}

function integer(range: { min: number; max: number }) {
  return z.number().transform((value, context) => {
    if (!Number.isInteger(value)) return refuseValue(context, 'numberNotValid');
    const outside = outOfRange(value, range);
    return outside ? refuseValue(context, 'numberOutOfRange', outside) : value;
  });
}

/** Seconds, whose bounds are told as times. */
function duration({ min, max }: { min: number; max: number }) {
  return z.number().transform((value, context) => {
    if (!Number.isInteger(value)) return refuseValue(context, 'numberNotValid');
    if (value >= min && value <= max) return value;
    return refuseValue(context, 'durationOutOfRange', { from: clockText(min), to: clockText(max) });
  });
}

function number(bounds: DecimalBounds) {
  return z.string().transform((sent, context) => {
    if (sent.length > 60 || !isDecimalText(sent)) return refuseValue(context, 'numberNotValid');
    if (decimalsIn(sent) > bounds.scale) return refuseValue(context, 'numberTooPrecise', { digits: bounds.scale });
    const outside = outOfRange(sent, bounds);
    return outside ? refuseValue(context, 'numberOutOfRange', outside) : toPlain(decimal(sent));
  });
}

/** The id of a record, in small letters. */
export const recordId = z
  .string()
  .refine(isId, { params: { code: 'idNotValid', params: {} } })
  .transform((id) => id.toLowerCase());

const anyJson = z.json();

const jsonValue = z.unknown().refine((sent) => anyJson.safeParse(sent).success, {
  params: { code: 'jsonNotValid', params: {} },
  abort: true,
});

const tags = z
  .array(sentText({ max: 40 }, cleanLine))
  .max(20)
  .transform((sent) => [...new Set(sent)]);
