import type { Values } from '../changes/merge.ts';
import { rowsOf } from '../changes/rows-of.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RecordRules } from './record-rules.ts';
import { twiceErrors } from './twice-errors.ts';

/** A region is one of a country; a day is there once, and all of it is off or half of it. */
function check(values: Values): FieldError[] {
  const { name, countryCode, regionCode } = values;
  const errors = regionCode && !countryCode ? [fieldError('countryCode', 'fieldRequired')] : [];
  const parts = rowsOf(values, 'days').flatMap(({ share }, index) =>
    share === undefined || ['0.5', '1'].includes(String(Number(share)))
      ? []
      : [fieldError(`days.${index}.share`, 'valueNotAllowed')],
  );
  return [...errors, ...twiceErrors(values, 'days', 'date', String(name)), ...parts];
}

/** The rules over several fields of one calendar of holidays. */
export const holidayCalendarRules: RecordRules = { check };
