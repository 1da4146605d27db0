import type fc from 'fast-check';
import type { DeclaredCall } from './declared-calls.ts';
import { type JsonSchema, valuesOf } from './schema-values.ts';
import type { TestApp } from './test-app.ts';

interface Described {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>>;
}

/**
 * Bodies for every call, made from what the product itself says of them at `/openapi.json`.
 * @param ids of records that may be meant
 * @returns null for a call without a body of JSON
 */
export async function describedBodies(
  app: TestApp,
  ids: readonly string[],
): Promise<(call: Pick<DeclaredCall, 'method' | 'path'>) => fc.Arbitrary<unknown> | null> {
  const described = (await (await fetch(`${app.url}/openapi.json`)).json()) as Described;
  return ({ method, path }) => {
    const operation = described.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const schema = operation?.requestBody?.content['application/json']?.schema;
    return schema ? valuesOf(schema, ids) : null;
  };
}
