import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RecordRules } from './record-rules.ts';

/** The field that names the owner of a place of this kind; places of other kinds have none. */
const ownerOf: Record<string, 'customerId' | 'providerId'> = { customerSite: 'customerId', providerSite: 'providerId' };

/** A place belongs to whom its kind says, and to nobody else. */
function complete(values: Values): Values {
  const owner = ownerOf[String(values.kind)];
  return {
    ...values,
    customerId: owner === 'customerId' ? values.customerId : null,
    providerId: owner === 'providerId' ? values.providerId : null,
  };
}

function check(values: Values): FieldError[] {
  const owner = ownerOf[String(values.kind)];
  return owner !== undefined && !values[owner] ? [fieldError(owner, 'fieldRequired')] : [];
}

/** The rules over several fields of one place. */
export const placeRules: RecordRules = { complete, check };
