import fc from 'fast-check';
import type { JsonSchema } from '../../src/features/reference/json-schema.ts';

/** Gives ids for a field of a name. */
export type IdsFor = (name: string) => fc.Arbitrary<string>;

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Alpha', 'Beta 50%', "O'Neill", '=1+1', '＝1', 'a;b', 'été', 'مرحبا') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);

/** What a text is where the schema says no more than that it is one: guessed by what its field is called. */
const guesses: [name: RegExp, values: fc.Arbitrary<string>][] = [
  [/^(field|matchBy|column|columns)$/, fc.constantFrom('name', 'code', 'status', 'createdAt', 'gross', 'nothing')],
  [/^operator$/, fc.constantFrom('contains', 'is', 'anyOf', 'between', 'on', 'relative', 'empty', 'eq', 'lt')],
  [/^(entity|list)$/, fc.constantFrom('project', 'customer', 'account', 'nothing')],
  [/(On|Date|From|To|Until|until|date)$/, fc.constantFrom('2026-02-28', '1900-01-01', '2199-12-31')],
  [/[Ee]mail$/, fc.nat(1_000_000).map((number) => `p${number}@b.example`)],
  [/[cC]urrency$/, fc.constantFrom('EUR', 'JPY', 'KWD')],
  [/countryCode$/, fc.constantFrom('DE', 'CH')],
  [/timeZone$/i, fc.constantFrom('Europe/Rome', 'UTC')],
  [/^(language|locale)$/, fc.constant('en')],
  [/^unit$/, fc.constantFrom('day', 'hour', 'piece')],
  [/(amount|price|cost|rate|percent|quantity|hours|discount)/i, fc.constantFrom('0', '1', '5.5', '99.9999', '1450')],
  [/color$/i, fc.constant('#336699')],
];

/**
 * Values a schema takes, and mostly its call too.
 * @param ids gives what stands for a record, by the name of the field that points to it
 * @param name of the field the value is for
 */
export function valuesOf(schema: JsonSchema, ids: IdsFor, name = ''): fc.Arbitrary<unknown> {
  const { anyOf, type } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map((each) => valuesOf(each, ids, name)));
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valuesOf({ ...schema, type: each }, ids, name)));
  switch (type) {
    case 'object':
      return objectsOf(schema, ids);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      return fc.array(valuesOf(items, ids, name), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(3, maxItems)),
      });
    }
    case 'string':
      return textsOf(schema, ids, name);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -3, max: Math.min(schema.maximum ?? 100, (schema.minimum ?? 0) + 3) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(word, fc.constantFrom<unknown>(null, 1, true, [], {}));
  }
}

function objectsOf(schema: JsonSchema, ids: IdsFor): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).flatMap(([name, of]) =>
    of.not === undefined && (required.includes(name) || Object.keys(of).length > 0)
      ? [[name, valuesOf(of, ids, name)] as const]
      : [],
  );
  const named = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  // All that may be said is seldom said: most of the rest is left out, else no big body would ever be without a fault.
  const few = fc
    .tuple(named, fc.array(fc.nat(3), { minLength: fields.length, maxLength: fields.length }))
    .map(([values, chances]) =>
      Object.fromEntries(Object.entries(values).filter(([name], at) => required.includes(name) || chances[at] === 0)),
    );
  if (typeof additionalProperties !== 'object') return fc.oneof(few, named);
  return fc.dictionary(word, valuesOf(additionalProperties, ids), { maxKeys: 3 });
}

function textsOf(schema: JsonSchema, ids: IdsFor, name: string): fc.Arbitrary<string> {
  if (schema.format === 'uuid' || /(^id|Id|Ids|^ids|receipt|except)$/.test(name))
    return fc.oneof({ weight: 6, arbitrary: ids(name) }, { weight: 1, arbitrary: fc.uuid() });
  const guess = guesses.find(([pattern]) => pattern.test(name))?.[1] ?? word;
  const { minLength = 0, maxLength = 400 } = schema;
  return guess.map((text) => text.padEnd(minLength, 'x').slice(0, maxLength));
}
