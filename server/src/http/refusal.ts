import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { type RefusalCode, type RefusalParams, sentence, statusOf } from '@mandate/contract/replies/refusals.ts';

/** An expected refusal of a call: it becomes an envelope with `error`, never a log entry of a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly params: RefusalParams;
  readonly data: unknown;

  constructor(code: RefusalCode, params: RefusalParams, data: unknown) {
    super(sentence(code, params));
    this.code = code;
    this.params = params;
    this.data = data;
  }

  get status(): number {
    return statusOf(this.code);
  }
}

/**
 * Refuses the call.
 * @param data goes out as the envelope's `data`
 */
export function refuse(code: RefusalCode, params: RefusalParams = {}, data: unknown = null): never {
  throw new Refusal(code, params, data);
}

/** Refuses the call with every wrong field at once; does nothing when there is none. */
export function refuseFields(fieldErrors: FieldError[]): void {
  if (fieldErrors.length > 0) throw new Refusal('validationFailed', {}, { fieldErrors });
}

/** Refuses the call for one field. Conflicts (409) keep their own code, so that callers see what happened. */
export function refuseField(field: string, code: RefusalCode, params: RefusalParams = {}): never {
  const isConflict = statusOf(code) === 409;
  throw new Refusal(isConflict ? code : 'validationFailed', params, { fieldErrors: [fieldError(field, code, params)] });
}
