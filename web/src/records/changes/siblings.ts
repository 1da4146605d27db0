import type { Values } from '@mandate/contract/changes/merge.ts';
import { type Entity, type Referred, siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { rowsOf } from './record-path.ts';

/** What references point to, by its id. */
export type Siblings = ReadonlyMap<string, Referred>;

/** What stands beside the references of some records and of their rows; of what several tell, what the first one does. */
export function siblingsIn(records: readonly Values[]): Siblings {
  const held = records.flatMap((record) => Object.values(record).flat());
  const all = [...held, ...held.flatMap((one) => Object.values(one ?? {}))].filter(isReferred);
  return new Map(all.toReversed().map((one) => [one.id, one]));
}

function isReferred(held: unknown): held is Referred {
  return typeof held === 'object' && held !== null && 'label' in held && 'id' in held;
}

/** The values with what is known beside references of which nothing is told; a row that lacks nothing stays the same object. */
export function withSiblings({ fields, parts }: Entity, values: Values, known: Siblings): Values {
  const named = { ...withOwn(fields, values, known) };
  for (const [part, of] of Object.entries(parts)) {
    const rows = rowsOf(values, part);
    const all = rows.map((row) => withOwn(of.fields, row, known));
    if (all.some((row, place) => row !== rows[place])) named[part] = all;
  }
  return named;
}

function withOwn<Held extends Values>(fields: Record<string, Field>, values: Held, known: Siblings): Held {
  let named = values;
  for (const name of Object.keys(fields)) {
    const told = values[siblingOf(name)] as Referred | null | undefined;
    const id = values[name] ?? null;
    // What is told of several is found among them by its id.
    if (fields[name]?.kind !== 'reference' || (told?.id ?? null) === id) continue;
    named = { ...named, [siblingOf(name)]: known.get(String(id)) ?? null };
  }
  return named;
}
