import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { CallError } from '../../lib/calls/call.ts';

/** A refusal that is about no field as a problem of the whole. It is said as the server said it: what fills the sentence of its code is not told. */
export function wholeProblem({ message }: Pick<CallError, 'message'>): FieldError {
  return { field: '', code: '', params: {}, message };
}
