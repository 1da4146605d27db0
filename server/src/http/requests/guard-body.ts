import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isStorable } from '@mandate/contract/texts/clean-text.ts';
import { refuse, refuseFields } from '../refusal.ts';

const maxDepth = 20;
const maxKeys = 200;
const maxItems = 1000;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses a parsed body that no schema should have to look at: too deep, too wide, with keys that reach into prototypes,
 * or with characters no text may hold (NUL, lone surrogates). Limits of decisions 9.1.
 * @returns how many keys its objects have together
 */
export function guardBody(body: unknown): number {
  return walk(body, '', 1);
}

function walk(value: unknown, path: string, depth: number): number {
  if (typeof value === 'string') {
    if (!isStorable(value)) refuseFields([fieldError(path, 'textNotValid')]);
    return 0;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) refuseFields([fieldError(path, 'numberNotValid')]);
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > maxDepth) refuse('requestNotValid');
  if (Array.isArray(value)) {
    if (value.length > maxItems) refuseFields([fieldError(path, 'tooManyItems', { max: maxItems })]);
    return value.reduce((keys: number, item, index) => keys + walk(item, join(path, String(index)), depth + 1), 0);
  }
  const keys = Object.keys(value);
  if (keys.length > maxKeys) refuseFields([fieldError(path, 'tooManyItems', { max: maxKeys })]);
  let count = keys.length;
  for (const key of keys) {
    if (forbiddenKeys.has(key) || !isStorable(key)) refuseFields([fieldError(join(path, key), 'fieldUnknown')]);
    count += walk((value as Record<string, unknown>)[key], join(path, key), depth + 1);
  }
  return count;
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
