import { customer } from '../entities/customer.ts';
import { document } from '../entities/document.ts';
import { fieldSchema } from '../facts/field-schema.ts';
import { knownEntities } from '../known-entities.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError, fieldErrorsOf } from '../replies/field-errors.ts';
import { lengthOf } from '../texts/clean-text.ts';
import { contrastOnWhite, isHexColor } from '../values/luminance.ts';
import { isDayOfYear, type NumberingFacts, numberedCode, quoteNumbering } from './numbering.ts';

/** The values of parameters by key. */
export type ParameterValues = ReadonlyMap<string, unknown>;

type Rule = (value: unknown, others: ParameterValues) => FieldError[];

/** The accent of papers is read on white (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** As of customers (domain reference 3.2). */
const shortestName = 2;

/** What fits into the foot of a page, and what is still found in a list. */
const mostColumns = 4;
const mostColumnLines = 6;
const mostAccounts = 20;

/** What single parameters are under beside their type. */
const rules: Record<string, Rule> = {
  'company.fiscalYearStart': (value) =>
    isDayOfYear(String(value)) ? [] : [fieldError('value', 'dayOfYearNotValid', { example: '07-01' })],
  'company.name': (value) =>
    lengthOf(String(value)) < shortestName ? [fieldError('value', 'minLength', { min: shortestName })] : [],
  'company.workingDays': (value) => (textsIn(value).length === 0 ? [fieldError('value', 'fieldRequired')] : []),
  'documents.accentColor': (value) => {
    if (!isHexColor(String(value))) return [fieldError('value', 'colorNotValid', { example: '#1B5B63' })];
    const isReadable = contrastOnWhite(String(value)) >= leastContrast;
    return isReadable ? [] : [fieldError('value', 'contrastTooLow', { min: String(leastContrast) })];
  },
  'documents.footerColumns': (value) => [
    ...tooMany(value, mostColumns),
    ...textsIn(value).flatMap((column, index) =>
      column.split('\n').length > mostColumnLines
        ? [fieldError(`value.${index}`, 'tooManyLines', { max: mostColumnLines })]
        : [],
    ),
  ],
  'documents.bankAccounts': (value) => tooMany(value, mostAccounts),
  'money.baseCurrency': (value, others) =>
    textsIn(others.get('money.enabledCurrencies')).includes(String(value))
      ? []
      : [fieldError('value', 'currencyNotInUse', { currency: String(value) })],
  'money.enabledCurrencies': (value, others) => {
    const base = String(others.get('money.baseCurrency'));
    return textsIn(value).includes(base) ? [] : [fieldError('value', 'baseCurrencyNeeded', { currency: base })];
  },
  'security.signUpMode': (value, others) => domainsNeeded(value, others.get('security.allowedDomains')),
  'security.allowedDomains': (value, others) => [
    ...textsIn(value).flatMap((domain, index) =>
      isDomain(domain) ? [] : [fieldError(`value.${index}`, 'domainNotValid', { example: 'example.com' })],
    ),
    ...domainsNeeded(others.get('security.signUpMode'), value),
  ],
};

/** The parameters whose values {@link ruleErrors} looks at. */
export const keysInRules: readonly string[] = Object.keys(rules);

/**
 * What is wrong with a value of the right type for the parameter of this key, at `value`: what the product does with it must be possible.
 * @param others the values of {@link keysInRules} as they are
 */
export function ruleErrors(key: string, value: unknown, others: ParameterValues): FieldError[] {
  if (value === null) return [];
  const own = Object.hasOwn(rules, key) ? (rules[key]?.(value, others) ?? []) : [];
  return [...own, ...patternErrors(key, value), ...initialErrors(key, value)];
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function tooMany(value: unknown, max: number): FieldError[] {
  return Array.isArray(value) && value.length > max ? [fieldError('value', 'tooManyItems', { max })] : [];
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return labels.length > 1 && labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(label));
}

function domainsNeeded(mode: unknown, domains: unknown): FieldError[] {
  return mode === 'domain' && textsIn(domains).length === 0 ? [fieldError('value', 'domainsNeeded')] : [];
}

const noFacts: NumberingFacts = { today: '2001-01-01', customerCode: '', typeCode: '', fiscalYearStart: '01-01' };

/** The codes a pattern gives fit the records they are for, and customer and type in them are what these have. */
function patternErrors(key: string, value: unknown): FieldError[] {
  const numbered = [...knownEntities.values()].find(({ fields }) => fields.code?.numbering === key);
  const pattern = String(value);
  if (key.startsWith('numbering.') && pattern.includes('{TYPE}') && numbered?.fields.type?.list === undefined)
    return [fieldError('value', 'tokenNotAllowed', { token: '{TYPE}' })];
  if (key === quoteNumbering) return quoteErrors(pattern);
  if (!numbered) return [];
  const hasCustomer = numbered.fields.customerId !== undefined;
  if (pattern.includes('{CUST}') && !hasCustomer) return [fieldError('value', 'tokenNotAllowed', { token: '{CUST}' })];
  const length = lengthOf(numberedCode(pattern, noFacts, 1));
  const max = numbered.fields.code?.max ?? 0;
  return length > max ? [fieldError('value', 'patternTooLong', { length, max })] : [];
}

/**
 * A quote has its number from the pattern alone, so every one that can come of it has to fit, also that for the longest code of a customer.
 */
function quoteErrors(pattern: string): FieldError[] {
  const longest = customer.fields.code.max ?? 0;
  const max = document.fields.number.max ?? 0;
  const facts = { ...noFacts, customerCode: 'C'.repeat(longest) };
  const length = lengthOf(numberedCode(pattern, facts, 1));
  if (length <= max) return [];
  const context = pattern.includes('{CUST}') ? { context: 'customer', longest } : {};
  return [fieldError('value', 'quotePatternTooLong', { length, max, ...context })];
}

/** What new records begin with is a value their field may have. */
function initialErrors(key: string, value: unknown): FieldError[] {
  for (const { fields } of knownEntities.values())
    for (const field of Object.values(fields)) {
      if (field.initialFrom !== key) continue;
      const read = fieldSchema(field).safeParse(value);
      if (!read.success) return fieldErrorsOf(read.error).map((error) => ({ ...error, field: 'value' }));
    }
  return [];
}
