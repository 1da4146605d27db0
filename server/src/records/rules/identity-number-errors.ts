import { createRequire } from 'node:module';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isIban } from '@mandate/contract/values/is-iban.ts';

const require = createRequire(import.meta.url);

/** Whether the text is a VAT number of the country (ISO 3166-1); what is not known how to check passes. */
export function isVatNumber(country: string, value: string): boolean {
  // Hundreds of modules, loaded when the first number is checked.
  const { euVat, stdnum } = require('stdnum') as typeof import('stdnum');
  const ofCountry = stdnum[country]?.vat;
  const validators = euVat[country] ?? (ofCountry ? [ofCountry] : []);
  return validators.length === 0 || validators.some((validator) => validator.validate(value).isValid);
}

/** Newly given numbers of firms whose check digits do not hold: VAT numbers by the record's country, IBANs. */
export function identityNumberErrors(entity: Entity, before: Values | null, wanted: Values): FieldError[] {
  return Object.entries(entity.fields).flatMap(([name, { form }]) => {
    const value = wanted[name];
    if (typeof value !== 'string') return [];
    const country = String(wanted.countryCode ?? '');
    const isAsBefore = value === before?.[name] && country === String(before?.countryCode ?? '');
    if (isAsBefore) return [];
    if (form === 'vatNumber' && !isVatNumber(country, value))
      return [fieldError(name, 'vatNumberNotValid', { country })];
    return form === 'iban' && !isIban(value) ? [fieldError(name, 'ibanNotValid')] : [];
  });
}
