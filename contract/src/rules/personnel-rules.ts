import type { Values } from '../changes/merge.ts';
import { rowsOf } from '../changes/rows-of.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import { weekHours } from '../time/week-hours.ts';
import { decimal } from '../values/decimal.ts';
import { periodErrors } from './period-errors.ts';
import type { RecordRules } from './record-rules.ts';
import { twiceErrors } from './twice-errors.ts';

/** The most hours of a week anybody is scheduled for. */
const mostHours = 60;

function check(values: Values): FieldError[] {
  const errors = periodErrors(values, 'hiredOn', 'leftOn');
  if (values.employmentType === 'freelancer' && !values.providerId)
    errors.push(fieldError('providerId', 'fieldRequired'));
  return [
    ...errors,
    ...twiceErrors(values, 'schedules', 'validFrom', String(values.displayName)),
    ...hoursErrors(values),
  ];
}

/** A schedule of more hours than a week may have. */
function hoursErrors(values: Values): FieldError[] {
  return rowsOf(values, 'schedules').flatMap((row, index) =>
    decimal(weekHours(row)).gt(mostHours)
      ? [fieldError(`schedules.${index}.monday`, 'scheduleTooLong', { max: mostHours })]
      : [],
  );
}

/** Nobody but a freelancer is supplied by a provider. */
function complete(values: Values): Values {
  const displayName = [values.firstName, values.lastName].filter(Boolean).join(' ');
  return { ...values, displayName, providerId: values.employmentType === 'freelancer' ? values.providerId : null };
}

/** The rules over several fields of one personnel. */
export const personnelRules: RecordRules = { complete, check };
