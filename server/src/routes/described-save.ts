import { everything } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { saveSchema } from '@mandate/contract/facts/record-schema.ts';
import { mayHaveOwnFields } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { ownValues } from '@mandate/contract/own-fields/paths.ts';
import { z } from 'zod';

const sentOwnValues = z
  .record(z.string(), z.union([z.string(), z.boolean()]).nullable())
  .describe(
    'Values of own fields by key, as `GET /own-field/get-fields` tells them. One that is absent stays as it is, null empties it.',
  );

/**
 * The body of a save as the description of the calls has it. Which own fields there are and what they hold the firm says while the product runs,
 * and a value of JSON is whatever its own rules let be: the description leaves both open.
 */
export function describedSave(entity: Entity, mode: 'create' | 'update'): ReturnType<typeof saveSchema> {
  const schema = saveSchema(entity, mode, everything);
  const open = Object.keys(schema.shape).filter((name) => entity.fields[name]?.form === 'json');
  return schema.extend({
    ...Object.fromEntries(open.map((name) => [name, z.unknown()])),
    ...(mayHaveOwnFields(entity.name) && { [ownValues]: sentOwnValues.optional() }),
  });
}
