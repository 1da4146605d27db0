import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { refuseFields } from '../refusal.ts';
import { guardBody } from './guard-body.ts';

/**
 * Reads JSON that was sent. An object that has a key twice is refused, however the two are spelled: a reader before the server and the server
 * itself might each believe another one of them (RFC 8259, section 4).
 * @throws SyntaxError; Refusal as `guardBody` says, and fieldTwice
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // What was read keeps one of two keys that are alike: then there are fewer than were written. To count both is much faster than to look.
  if (guardBody(value) < keysWritten(text)) refuseFields([fieldError(keyTwice(text), 'fieldTwice')]);
  return value;
}

const quote = '"';
const backslash = 92;
const colon = 58;

/** How many keys stand in a text that is JSON: its strings with a colon behind them. */
function keysWritten(text: string): number {
  let keys = 0;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at)) {
    at = endOfString(text, at);
    if (text.charCodeAt(afterBlanks(text, at)) === colon) keys += 1;
  }
  return keys;
}

/** The place behind the string that begins at a place. */
function endOfString(text: string, begin: number): number {
  let end = text.indexOf(quote, begin + 1);
  while (isEscaped(text, end)) end = text.indexOf(quote, end + 1);
  return end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1;
  return slashes % 2 === 1;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

/** An object or a list that is being read. */
interface Open {
  /** The keys it has so far; null for a list. */
  keys: Set<string> | null;
  /** Where in it the reading is: a key, or the number of an item. */
  at: string | number;
}

/** The path of the first key that stands in its object already. */
function keyTwice(text: string): string {
  const open: Open[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const inside = open.at(-1);
    const sign = text[at];
    if (sign === '{' || sign === '[') open.push({ keys: sign === '{' ? new Set() : null, at: 0 });
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',' && typeof inside?.at === 'number') inside.at += 1;
    else if (sign === quote) {
      const end = endOfString(text, at);
      if (inside?.keys && text.charCodeAt(afterBlanks(text, end)) === colon) {
        inside.at = JSON.parse(text.slice(at, end)) as string;
        if (inside.keys.has(inside.at)) break;
        inside.keys.add(inside.at);
      }
      at = end - 1;
    }
  }
  return open.map((each) => each.at).join('.');
}
