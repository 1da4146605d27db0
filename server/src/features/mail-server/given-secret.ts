import type { Values } from '@mandate/contract/changes/merge.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';

const longest = 500;

/** What a body says of the secret: a new one, null to remove it, undefined to leave it as it is. */
export type GivenSecret = string | null | undefined;

/** A body without the secret, so that nothing that keeps or compares what was sent ever meets it. */
export interface WithoutSecret {
  rest: unknown;
  secret: GivenSecret;
  errors: FieldError[];
}

/** Takes the secret off a body. A blank one stands for none given (domain reference 2.14). */
export function takeSecret(body: unknown): WithoutSecret {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { rest: body, secret: undefined, errors: [] };
  const { secret, ...rest } = body as Values;
  if (secret === null) return { rest, secret, errors: [] };
  if (secret === undefined || (typeof secret === 'string' && secret.trim() === ''))
    return { rest, secret: undefined, errors: [] };
  const wrong = typeof secret !== 'string' ? fieldError('secret', 'valueNotAllowed') : tooLong(secret);
  return wrong ? { rest, secret: undefined, errors: [wrong] } : { rest, secret: String(secret), errors: [] };
}

function tooLong(secret: string): FieldError | null {
  return secret.length > longest ? fieldError('secret', 'maxLength', { max: longest }) : null;
}
