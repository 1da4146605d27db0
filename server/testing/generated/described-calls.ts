import fc from 'fast-check';
import type { Description } from '../../src/features/reference/json-schema.ts';
import type { DeclaredCall } from '../callers/declared-calls.ts';
import type { TestApp } from '../test-app.ts';
import { type IdsFor, valuesOf } from './values-of.ts';

/** What may be sent with a call, made from what the product itself says of it. */
export interface DescribedCall {
  /** Null for a call without a body of JSON. */
  body: fc.Arbitrary<unknown> | null;
  /** The fields of a form beside its file; null for a call that takes none. */
  form: fc.Arbitrary<Record<string, unknown>> | null;
  /** The address behind its path, with a `?` unless it is empty. */
  query: fc.Arbitrary<string>;
}

/**
 * Describes every call by `/openapi.json`.
 * @param ids gives what stands for a record, by the name of the field that points to it
 */
export async function describedCalls(
  app: TestApp,
  ids: IdsFor,
): Promise<(call: Pick<DeclaredCall, 'method' | 'path'>) => DescribedCall> {
  const described = (await (await fetch(`${app.url}/openapi.json`)).json()) as Description;
  return ({ method, path }) =>
    describedCall(described, ids, { method: method.toLowerCase(), path: path.replace(/:(\w+)/g, '{$1}') });
}

/** Describes one call, of which method and path are written as in the description. */
export function describedCall(
  described: Description,
  ids: IdsFor,
  { method, path }: { method: string; path: string },
): DescribedCall {
  const { parameters = [], requestBody } = described.paths[path]?.[method] ?? {};
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  const named = parameters.filter((each) => each.in === 'query');
  const values = fc.record(Object.fromEntries(named.map(({ name, schema }) => [name, valuesOf(schema, ids, name)])), {
    requiredKeys: [],
  });
  return {
    body: json ? valuesOf(json.schema, ids) : null,
    form: form ? (valuesOf(form.schema, ids) as fc.Arbitrary<Record<string, unknown>>) : null,
    query: values.map((sent) => {
      const text = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)])).toString();
      return text === '' ? '' : `?${text}`;
    }),
  };
}
