import { isRefusalCode, type RefusalCode, type RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Words } from './words.ts';

/** Why something was refused: the code of a sentence, what that is filled with, and the sentence. */
interface Reason {
  code: RefusalCode;
  params: RefusalParams;
  message: string;
}

/**
 * A value of JSON with every reason in it said in a language. Rules know no language, and what is stored was said to somebody else.
 */
export function inWords<Value>(words: Words, value: Value): Value {
  return said(words, value) as Value;
}

function said(words: Words, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => said(words, entry));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isReason(value)) return { ...value, message: words.sentence(value.code, value.params) };
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, said(words, held)]));
}

function isReason(value: object): value is Reason {
  const { code, params, message } = value as Partial<Record<keyof Reason, unknown>>;
  return isRefusalCode(code) && typeof params === 'object' && params !== null && typeof message === 'string';
}
