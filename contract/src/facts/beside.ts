import { z } from 'zod';
import type { Reader } from '../access/roles.ts';
import { currencyChangeOfMany, currencyChangeSchema } from '../project/prices/currency-change.ts';
import { actsOfMany, isAct } from './acts-of-many.ts';

/** A key that a save takes beside the record: it is acted upon and never stored. */
export interface Beside {
  /** Without it no save of one record takes it. */
  schema?: z.ZodType;
  /** The same for many records at once; without it each record has to be saved for itself. */
  ofMany?: z.ZodType;
  /** Only a record that exists can have it. */
  isForChange?: boolean;
  /** The field it is said of. */
  of?: string;
  /** The figures of the record that follow from it: a receipt shows them before and after. */
  moves?: readonly string[];
}

const known: Record<string, Readonly<Record<string, Beside>>> = {
  entry: {
    /** Why time changes that was handed in, or is entered for a month that is closed. */
    reason: { schema: z.string().trim().min(1).max(500).nullable() },
    /** That costs are read from the rates as they are now. */
    readCosts: {
      ofMany: z.literal(true),
      isForChange: true,
      moves: ['cost', 'costBase', 'costSource'],
    },
  },
  project: {
    /** Why figures change that were approved. */
    reason: { schema: z.string().trim().min(1).max(500).nullable() },
    /** What becomes of prices with another currency. */
    currencyChange: {
      schema: currencyChangeSchema,
      ofMany: currencyChangeOfMany,
      isForChange: true,
      of: 'currency',
      moves: ['contractNet', 'plannedMargin', 'plannedMarginPercent'],
    },
  },
};
const none: Readonly<Record<string, Beside>> = {};

/** What may be said of the records of a file, by name. */
export function besideOfFiles(entity: { name: string }): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(besideOf(entity)).flatMap(([name, { ofMany }]) =>
      ofMany && !isAct(entity, name) ? [[name, ofMany.optional()]] : [],
    ),
  );
}

/** What a reader may say of many records of an entity at once, by name. */
export function besideOfMany(entity: { name: string }, reader: Reader): Record<string, z.ZodType> {
  const acts = actsOfMany(entity, reader).map((name) => [name, besideOf(entity)[name]?.ofMany?.optional()]);
  return { ...besideOfFiles(entity), ...Object.fromEntries(acts) };
}

/** What has to be said of many records at once when a field of theirs changes, by name; null for nothing. */
export function besideOfField(entity: { name: string }, field: string): string | null {
  const [name] = Object.entries(besideOf(entity)).find(([, { of, ofMany }]) => ofMany && of === field) ?? [];
  return name ?? null;
}

/** What saves of an entity take beside its record. */
export function besideOf({ name }: { name: string }): Readonly<Record<string, Beside>> {
  return known[name] ?? none;
}
