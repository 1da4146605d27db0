import { fieldError } from '@mandate/contract/field-errors.ts';
import { isStorable } from '@mandate/contract/text.ts';
import { refuse, refuseFields } from './refusal.ts';

const maxDepth = 20;
const maxKeys = 200;
const maxItems = 1000;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses a parsed body that no schema should have to look at: too deep, too wide, with keys that reach into prototypes,
 * or with characters no text may hold (NUL, lone surrogates). Limits of decisions 9.1.
 */
export function guardBody(body: unknown): void {
  walk(body, '', 1);
}

function walk(value: unknown, path: string, depth: number): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) refuseFields([fieldError(path, 'textNotValid')]);
    return;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) refuseFields([fieldError(path, 'numberNotValid')]);
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxDepth) refuse('requestNotValid');
  if (Array.isArray(value)) {
    if (value.length > maxItems) refuseFields([fieldError(path, 'tooManyItems', { max: maxItems })]);
    value.forEach((item, index) => {
      walk(item, join(path, String(index)), depth + 1);
    });
    return;
  }
  const keys = Object.keys(value);
  if (keys.length > maxKeys) refuseFields([fieldError(path, 'tooManyItems', { max: maxKeys })]);
  for (const key of keys) {
    if (forbiddenKeys.has(key) || !isStorable(key)) refuseFields([fieldError(join(path, key), 'fieldUnknown')]);
    walk((value as Record<string, unknown>)[key], join(path, key), depth + 1);
  }
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
