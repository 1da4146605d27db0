import { z } from 'zod';
import type { Noun } from '../access/permissions.ts';
import type { ValueType } from '../entities/parameter.ts';
import { fieldSchema } from '../facts/field-schema.ts';
import {
  bic,
  choice,
  color,
  country,
  currency,
  date,
  email,
  type Field,
  flag,
  iban,
  integer,
  isListCode,
  json,
  language,
  number,
  paragraphs,
  reference,
  tagColors,
  text,
  timeZone,
  url,
} from '../facts/fields.ts';
import { knownEntities } from '../known-entities.ts';
import type { BankAccount } from '../paper/letterhead/bank-account.ts';
import { mostPictureSide, type StoredPicture } from '../paper/letterhead/stored-picture.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldErrorsOf } from '../replies/field-errors.ts';
import type { RefusalCode, RefusalParams } from '../replies/refusals.ts';
import { isMatch, isSafeRegex, longestMatched } from '../texts/safe-regex.ts';
import { decimal } from '../values/decimal.ts';
import { isDecimalText } from '../values/decimal-text.ts';
import { isIban } from '../values/is-iban.ts';
import { patternFault } from './numbering.ts';

/** What the value of a parameter must keep to; which of it there may be depends on the type of the value. */
export interface Constraints {
  /** Both inclusive; whole numbers of an integer, else decimal texts. */
  min?: number | string | undefined;
  max?: number | string | undefined;
  maxLength?: number | undefined;
  /** Matches the whole text. */
  regex?: string | undefined;
  /** The values of an enum. */
  options?: string[] | undefined;
  /** The entity a reference points to. */
  refEntity?: Noun | undefined;
  /** The value is an array of such values. */
  multiple?: boolean | undefined;
}

/** One item of a list that drop-downs are fed from. */
export interface ListItem {
  code: string;
  label: string;
  color: (typeof tagColors)[number] | null;
  isActive: boolean;
  sort: number;
}

const most = '999999999999';
const farthest = 2_147_483_647;
const longestJson = 32_768;
const longestPattern = 80;

/** What a refinement says when it fails. */
function saying(code: RefusalCode, params: RefusalParams = {}) {
  return { params: { code, params } };
}

/** What an issue of `superRefine` says. */
function issue(code: RefusalCode, path: PropertyKey[], params: RefusalParams = {}) {
  return { code: 'custom' as const, path, params: { code, params } };
}

const whole = z.int().min(-farthest).max(farthest).optional();
const figure = z
  .string()
  .refine((sent) => sent.length <= 40 && isDecimalText(sent), saying('numberNotValid'))
  .optional();
const multiple = z.boolean().optional();
const wholes = { min: whole, max: whole, multiple };
const figures = { min: figure, max: figure, multiple };
const options = z
  .array(fieldSchema(text({ max: 80 })))
  .min(1)
  .max(100)
  .superRefine((sent, context) => {
    for (const index of repeated(sent))
      context.addIssue(issue('itemNotUnique', [index], { code: String(sent[index]) }));
  });

/** Which constraints there are, by type. */
const constraintsByType: Record<ValueType, z.ZodRawShape> = {
  string: {
    maxLength: z.int().min(1).max(1000).optional(),
    regex: z.string().refine(isSafeRegex, saying('regexNotValid')).optional(),
    multiple,
  },
  text: { maxLength: z.int().min(1).max(20_000).optional(), multiple },
  integer: wholes,
  decimal: figures,
  percent: figures,
  money: figures,
  boolean: {},
  date: { multiple },
  enum: { options, multiple },
  list: {},
  color: { multiple },
  email: { multiple },
  url: { multiple },
  country: { multiple },
  currency: { multiple },
  timeZone: { multiple },
  language: { multiple },
  pattern: {},
  reference: {
    refEntity: z.string().refine((name) => knownEntities.has(name), saying('valueNotAllowed')),
    multiple,
  },
  json: {},
  image: {},
  bankAccount: { multiple },
};

/** The schema of the constraints a type has. */
function constraintsSchema(type: ValueType): z.ZodType<Constraints> {
  return z.strictObject(constraintsByType[type]).superRefine((read, context) => {
    const { min, max } = read as Constraints;
    // A bound that is no figure was told of already.
    const isFigure = (bound: unknown): bound is number | string => isDecimalText(String(bound));
    if (!isFigure(min) || !isFigure(max) || decimal(min).lte(max)) return;
    context.addIssue(issue('numberOutOfRange', ['max'], { min, max: type === 'integer' ? farthest : most }));
  }) as z.ZodType<Constraints>;
}

/** The schema of a value of a type within its constraints; it gives the stored form (decisions 9.5). Emptiness is not its business. */
function valueSchema(type: ValueType, constraints: Constraints): z.ZodType {
  const single = singleSchema(type, constraints);
  if (!constraints.multiple) return single;
  return z
    .array(single)
    .max(100)
    .transform((sent) => [...new Set(sent)]);
}

function singleSchema(type: ValueType, constraints: Constraints): z.ZodType {
  const schema = fieldSchema(fieldOf(type, constraints));
  const { regex } = constraints;
  switch (type) {
    case 'string':
      return regex === undefined
        ? schema
        : schema.refine((value) => isMatch(regex, value as string), saying('formNotValid'));
    case 'pattern':
      return schema.superRefine((value, context) => {
        const fault = patternFault(value as string);
        if (fault) context.addIssue(issue(fault.code, [], fault.params));
      });
    case 'json':
      return schema.refine(
        (value) => JSON.stringify(value).length <= longestJson,
        saying('maxLength', { max: longestJson }),
      );
    case 'list':
      return listSchema;
    case 'image':
      return pictureSchema;
    case 'bankAccount':
      return accountSchema;
    default:
      return schema;
  }
}

/** The field whose rules a value of the type is under, too. */
function fieldOf(type: ValueType, { min, max, maxLength, regex, options: values, refEntity }: Constraints): Field {
  switch (type) {
    case 'string':
      return text({ max: Math.min(maxLength ?? longestMatched, regex === undefined ? 1000 : longestMatched) });
    case 'text':
      return paragraphs({ max: maxLength ?? 4000 });
    case 'integer':
      return integer({ min: Number(min ?? -farthest), max: Number(max ?? farthest) });
    case 'decimal':
    case 'money':
      return number({ min: String(min ?? `-${most}`), max: String(max ?? most), scale: 4 });
    case 'percent':
      return number({ min: String(min ?? '0'), max: String(max ?? '100'), scale: 4 });
    case 'boolean':
      return flag();
    case 'date':
      return date();
    case 'enum':
      return { ...choice('one'), choices: values ?? [] };
    case 'color':
      return color();
    case 'email':
      return email();
    case 'url':
      return url();
    case 'country':
      return country();
    case 'currency':
      return currency();
    case 'timeZone':
      return timeZone();
    case 'language':
      return language();
    case 'pattern':
      return text({ max: longestPattern });
    case 'reference':
      return reference(refEntity);
    case 'list':
    case 'json':
    case 'image':
    case 'bankAccount':
      return json();
  }
}

const itemSchema = z.strictObject({
  code: z.string().refine(isListCode, saying('itemCodeNotValid')),
  label: fieldSchema(text({ max: 80 })),
  color: z.enum(tagColors).nullable().default(null),
  isActive: z.boolean().default(true),
  sort: z.int().min(1).max(9999).optional(),
});

/** The items of a list; they are given in their order, and numbered by it. */
const listSchema = z
  .array(itemSchema)
  .min(1)
  .max(200)
  .superRefine((items, context) => {
    const codes = items.map(({ code }) => code);
    for (const index of repeated(codes))
      context.addIssue(issue('itemNotUnique', [index, 'code'], { code: String(codes[index]) }));
    if (items.length > 0 && !items.some(({ isActive }) => isActive)) context.addIssue(issue('activeItemNeeded', []));
  })
  .transform((items): ListItem[] => {
    const placed = items.map((item, index) => ({ ...item, sort: item.sort ?? index + 1 }));
    return placed.sort((one, other) => one.sort - other.sort).map((item, index) => ({ ...item, sort: index + 1 }));
  });

/** Which of the firm's pictures it is; whether it is one of them is checked where it is saved. */
const pictureSchema: z.ZodType<StoredPicture> = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.enum(['image/png', 'image/jpeg']),
  width: z.int().min(1).max(mostPictureSide),
  height: z.int().min(1).max(mostPictureSide),
});

const accountSchema: z.ZodType<BankAccount> = z.strictObject({
  label: fieldSchema(text({ max: 80 }))
    .nullable()
    .default(null),
  iban: fieldSchema(iban()).refine(isIban, saying('ibanNotValid')),
  bic: fieldSchema(bic()).nullable().default(null),
  currency: fieldSchema(currency()).nullable().default(null),
});

/** The places of what stood in the list before. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

/** Constraints and value in stored form, or what is wrong with them, at `constraints…` and `value…`. */
export interface ReadValue {
  constraints: Constraints | null;
  value: unknown;
  errors: FieldError[];
}

/** Reads the constraints and, when these are good, the value of a parameter strictly. An empty value is not looked at. */
export function readValue(type: ValueType, constraints: unknown, value: unknown): ReadValue {
  const limits = constraintsSchema(type).safeParse(constraints ?? {}, { reportInput: true });
  if (!limits.success) return { constraints: null, value: null, errors: errorsUnder('constraints', limits.error) };
  const kept = Object.keys(limits.data).length === 0 ? null : limits.data;
  if (value === null || value === undefined) return { constraints: kept, value: null, errors: [] };
  const read = valueSchema(type, limits.data).safeParse(value, { reportInput: true });
  if (!read.success) return { constraints: kept, value: null, errors: errorsUnder('value', read.error) };
  return { constraints: kept, value: read.data, errors: [] };
}

function errorsUnder(name: string, error: z.ZodError): FieldError[] {
  return fieldErrorsOf(error).map((each) => ({ ...each, field: each.field === '' ? name : `${name}.${each.field}` }));
}
