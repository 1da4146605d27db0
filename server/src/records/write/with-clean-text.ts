import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { cleanRichText } from './rich-text.ts';

/** The body of a save with its rich text cleaned, before anything else is read of it: lengths count what is stored. */
export function withCleanText(entity: Entity, body: unknown): unknown {
  if (!isObject(body)) return body;
  const clean = { ...body, ...cleaned(entity.fields, body) };
  for (const [name, part] of Object.entries(entity.parts)) {
    const rows = body[name];
    if (!Array.isArray(rows) || richNames(part.fields).length === 0) continue;
    clean[name] = rows.map((row: unknown) => (isObject(row) ? { ...row, ...cleaned(part.fields, row) } : row));
  }
  return clean;
}

function cleaned(fields: Record<string, Field>, sent: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    richNames(fields).flatMap(([name, max]) => {
      const value = sent[name];
      // Far longer than any stored form could come from: it is refused for its length, and not read.
      return typeof value === 'string' && value.length <= max * 4 + 1000 ? [[name, cleanRichText(value)]] : [];
    }),
  );
}

function richNames(fields: Record<string, Field>): [name: string, max: number][] {
  return Object.entries(fields).flatMap(([name, { form, max = 0 }]) => (form === 'richText' ? [[name, max]] : []));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
