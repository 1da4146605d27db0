import { z } from 'zod';
import { fieldSchema, recordId } from '../facts/field-schema.ts';
import { isListCode, text } from '../facts/fields.ts';
import { mostOwnChoices, type OwnFieldDefinition, ownFieldKinds, ownFieldReaders } from './definition.ts';
import { ownFieldNouns } from './own-field-nouns.ts';

const choice = z.strictObject({
  code: z.string().refine(isListCode, { params: { code: 'itemCodeNotValid', params: {} } }),
  label: fieldSchema(text({ max: 80 })),
  isActive: z.boolean().default(true),
});

/** The values of a choice as they are sent, in the order in which they are offered: codes stand once, and at least one is offered. */
export const ownChoicesSchema = z
  .array(choice)
  .max(mostOwnChoices)
  .superRefine((sent, context) => {
    sent.forEach(({ code }, index) => {
      if (sent.findIndex((other) => other.code === code) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'code'],
          params: { code: 'itemNotUnique', params: { code } },
        });
    });
    if (!sent.some(({ isActive }) => isActive))
      context.addIssue({ code: 'custom', params: { code: 'activeItemNeeded', params: {} } });
  });

const definitionSchema = z.object({
  id: recordId,
  entity: z.enum(ownFieldNouns),
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  kind: z.enum(ownFieldKinds),
  choices: z.array(z.object({ code: z.string(), label: z.string(), isActive: z.boolean() })).nullable(),
  section: z.string().nullable(),
  position: z.int(),
  isRequired: z.boolean(),
  seenBy: z.enum(ownFieldReaders),
}) satisfies z.ZodType<OwnFieldDefinition>;

/** The reply of `GET /own-field/get-fields`: the own fields the caller sees, by kind of record, each list in the order of the form. */
export const ownFieldsSchema = z.object({
  fields: z.partialRecord(z.enum(ownFieldNouns), z.array(definitionSchema)),
});
