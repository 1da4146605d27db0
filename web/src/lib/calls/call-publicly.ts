import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { errorSentence } from '../i18n/error-sentence.ts';
import { i18n } from '../i18n/i18n.ts';
import type { Method } from './method.ts';
import { NoConnection, send } from './reply.ts';

/** Why a call of a session page failed, for the form to show. */
export interface Refusal {
  /** The sentence under the form. */
  text: string;
  /** The refusal's code; null when the server named none or did not answer. */
  code: string | null;
  fieldErrors: readonly FieldError[];
  requestId: string;
}

/**
 * Makes a call that needs nobody to be signed in.
 * @returns what was replied, or why not; whoever asked shows it
 */
export async function callPublicly(
  method: Method,
  path: string,
  body: unknown,
): Promise<{ data: unknown } | { refusal: Refusal }> {
  try {
    const { status, envelope } = await send(method, path, body, {});
    const { result, data, errorMessage, errorCode, requestId } = envelope;
    if (result === 'success') return { data };
    // What passes, such as a database out of reach, is said as it is.
    const text = result === 'error' || status === 503 ? errorMessage : null;
    const code = errorCode;
    return {
      refusal: {
        text: text ?? (await errorSentence('serverError')),
        code,
        fieldErrors: fieldErrorsIn(data),
        requestId,
      },
    };
  } catch (problem) {
    if (!(problem instanceof NoConnection)) throw problem;
    return { refusal: { text: i18n.t('request.noConnection'), code: null, fieldErrors: [], requestId: '' } };
  }
}

/** Every wrong field a refused call names, as the server sent them; else none. */
export function fieldErrorsIn(data: unknown): FieldError[] {
  if (typeof data !== 'object' || data === null || !('fieldErrors' in data)) return [];
  return Array.isArray(data.fieldErrors) ? data.fieldErrors : [];
}
