import { fieldSchema, recordId } from '@mandate/contract/facts/field-schema.ts';
import { date } from '@mandate/contract/facts/fields.ts';
import { recordReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { copyAssignees, copyParts, keptCodes, notCarriedCodes } from '@mandate/contract/project/copy/copy-context.ts';
import { copyPrices, raisePercent } from '@mandate/contract/project/copy/price-choice.ts';
import { project } from '@mandate/contract/project/project.ts';
import { dateShifts } from '@mandate/contract/project/schedule/date-shift.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import { z } from 'zod';

/** What may be chosen of a copy (decisions 9.4); what is left out is chosen as most copies are made. */
export const copySchema = z
  .strictObject({
    /** The id the copy will have. */
    id: recordId.optional(),
    name: fieldSchema(project.fields.name).optional(),
    customerId: recordId.optional(),
    /** Without one the same day next year, the next working day where the source has none. */
    startDate: fieldSchema(date()).optional(),
    /** Without it the same dates of another year; by working days where another day was chosen to start. */
    dates: z.enum(dateShifts).optional(),
    prices: z.enum(copyPrices).default('reread'),
    raisePercent: fieldSchema(raisePercent).nullish(),
    assignees: z.enum(copyAssignees).default('keep'),
    parts: z
      .array(z.enum(copyParts))
      .max(copyParts.length)
      .default([...copyParts]),
  })
  .superRefine(({ prices, raisePercent: percent }, context) => {
    if (prices === 'raise' && !percent)
      context.addIssue({ code: 'custom', path: ['raisePercent'], params: { code: 'fieldRequired', params: {} } });
  });

/** What a copy is prepared with. */
export type CopyRequest = z.output<typeof copySchema>;

/**
 * A prepared copy: the unsaved project, what could not be carried, which prices were as typed, which of its fields are otherwise, and whether
 * there is a project of its id already, which the caller may see.
 */
export const copyReplySchema = envelopeOf(
  z.object({
    project: recordReplySchema(project),
    notCarried: z.array(
      z.object({
        part: z.enum(['project', ...copyParts]),
        label: z.string(),
        code: z.enum(notCarriedCodes),
        rowId: z.string().nullable(),
      }),
    ),
    kept: z.array(z.object({ code: z.enum(keptCodes), label: z.string(), rowId: z.string() })),
    /** Of each line of the copy the id of the line it was copied from. */
    origins: z.array(z.string()),
    changed: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
    isMade: z.boolean(),
  }),
);
