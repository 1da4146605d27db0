import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { parseJson } from './parse-json.ts';

/** The fields that are sent twice, or what was read. */
function read(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fieldErrors } = error.data as { fieldErrors: { field: string; code: string }[] };
    return fieldErrors.map(({ field, code }) => `${field} ${code}`).join();
  }
}

describe('JSON that was sent', () => {
  test.each([
    ['{"name":"a","name":"b"}', 'name'],
    ['{"name":"a","name":"a"}', 'name'],
    ['{"name":"a","\\u006eame":"b"}', 'name'],
    ['{"n\\"a":1 , "n\\"a"\n:2}', 'n"a'],
    ['{"a\\\\":1,"b":"\\\\","a\\\\":2}', 'a\\'],
    ['{"":1,"":2}', ''],
    ['{"a":{"b":1},"a":1}', 'a'],
    ['{"a":1,"a":{"b":1}}', 'a'],
    ['{"lines":[{"id":1},{"id":2,"net":1,"id":3}]}', 'lines.1.id'],
    ['[[],[{"a":{"b":[1,{"c":1,"c":2}]}}]]', '1.0.a.b.1.c'],
    ['{"a":"\\"b\\":1","c":{"d":1},"c":2}', 'c'],
  ])('with a key twice is refused by its place: %s', (text, path) => {
    expect(read(text)).toBe(`${path} fieldTwice`);
  });

  test.each([
    '{"a":{"a":{"a":1}},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a\\":","b":["a",":"]}',
    '"a"',
    '{"a\\\\":":"}',
  ])('with alike keys in different objects is read: %s', (text) => {
    expect(read(text)).toEqual(JSON.parse(text));
  });

  test('is read as it is, whatever it is', () => {
    const key = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('"', '\\', '":', '\\"', 'a:b', '{', ']'));
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        key,
        fc.constantFrom(null, 1, true),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(key, tie('any'), { maxKeys: 4, noNullPrototype: true }),
      ),
    })).any;
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (sent, indent) => {
        const text = JSON.stringify(sent, null, indent);
        fc.pre(!/__proto__|constructor|prototype/.test(text));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('with any one key repeated is refused', () => {
    const objects = fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.anything({ maxDepth: 1 }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(objects, fc.nat(), (sent, at) => {
        const text = JSON.stringify(sent);
        fc.pre(!/__proto__|constructor|prototype/.test(text) && text !== '{}');
        const keys = Object.keys(JSON.parse(text) as object);
        const key = keys[at % keys.length] ?? '';
        const escaped = [...key].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
        expect(read(`{"${escaped}":0,${text.slice(1)}`)).toBe(`${key} fieldTwice`);
      }),
    );
  });
});
