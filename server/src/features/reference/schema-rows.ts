import { english } from '../../words/words.ts';
import type { JsonSchema } from './json-schema.ts';

/** A value of a body or a reply as people read about it. */
export interface SchemaRow {
  /** Where it stands: `contacts[].lastName`; empty for the value as a whole. */
  path: string;
  /** What it is, such as `text, at most 80 characters`. */
  kind: string;
  isRequired: boolean;
}

const word = (key: string, params: Record<string, string | number> = {}) => english.at(`apiDocs.${key}`, params) ?? key;

/** What a schema says, a row for each value; of an alternative of objects one list for each. */
export function schemaRows(schema: JsonSchema): SchemaRow[][] {
  const variants = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  return variants.map((variant) => rowsOf(variant, '', true));
}

function rowsOf(schema: JsonSchema, path: string, isRequired: boolean): SchemaRow[] {
  const own: SchemaRow = { path, kind: kindOf(schema), isRequired };
  const inner = innerOf(schema, path);
  return path === '' && inner.length > 0 ? inner : [own, ...inner];
}

/** The values within an object, a list, or what is one of several. */
function innerOf({ anyOf = [], properties, items, additionalProperties, required = [] }: JsonSchema, path: string) {
  const of = (name: string) => (path === '' ? name : `${path}.${name}`);
  const named = Object.entries(properties ?? {}).filter(([, each]) => each.not === undefined);
  const rows = named.flatMap(([name, each]) => rowsOf(each, of(name), required.includes(name)));
  if (typeof additionalProperties === 'object') rows.push(...rowsOf(additionalProperties, of('*'), false));
  if (items) rows.push(...innerOf(items, `${path}[]`));
  for (const each of anyOf) rows.push(...innerOf(each, path));
  return rows.filter((row, at) => rows.findIndex(({ path: other }) => other === row.path) === at);
}

function kindOf(schema: JsonSchema): string {
  const { anyOf, type } = schema;
  if (schema.enum) return word('oneOf', { values: schema.enum.map((value) => JSON.stringify(value)).join(', ') });
  if (schema.const !== undefined) return word('always', { value: JSON.stringify(schema.const) });
  const kinds = anyOf ? anyOf.map(kindOf) : [type ?? []].flat().map((each) => plainKind(each, schema));
  return kinds.length === 0 ? word('anything') : [...new Set(kinds)].join(` ${word('or')} `);
}

function plainKind(type: string, schema: JsonSchema): string {
  const { minLength = 0, maxLength, minimum, maximum, maxItems, items = {} } = schema;
  switch (type) {
    case 'string':
      if (schema.format === 'binary') return word('file');
      if (schema.format === 'uuid') return word('id');
      if (maxLength === undefined) return word('text');
      return word('textOf', { min: minLength, max: maxLength });
    case 'integer':
      return minimum === undefined || maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER
        ? word('integer')
        : word('integerOf', { min: minimum, max: maximum });
    case 'array': {
      const kind = kindOf(items);
      return maxItems === undefined ? word('list', { kind }) : word('listOf', { kind, max: maxItems });
    }
    case 'object':
      return word('object');
    case 'null':
      return 'null';
    default:
      return word(type);
  }
}
