import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import { periodErrors } from './period-errors.ts';
import type { RecordRules } from './record-rules.ts';

function check(values: Values): FieldError[] {
  const errors = periodErrors(values, 'hiredOn', 'leftOn');
  if (values.employmentType === 'freelancer' && !values.providerId)
    errors.push(fieldError('providerId', 'fieldRequired'));
  return errors;
}

/** Nobody but a freelancer is supplied by a provider. */
function complete(values: Values): Values {
  const displayName = [values.firstName, values.lastName].filter(Boolean).join(' ');
  return { ...values, displayName, providerId: values.employmentType === 'freelancer' ? values.providerId : null };
}

/** The rules over several fields of one personnel. */
export const personnelRules: RecordRules = { complete, check };
