import { z } from 'zod';
import { conditionSchema, fieldName, gridQuerySchema } from './grid-query.ts';

export { countedBy, groupFields, isTime, type SumFacts, sumFactsOf, sumFields } from './sum-fields.ts';

const { search, filter, deleted } = gridQuerySchema.shape;

/** The most groups one reply has; of the others only how many there are. */
export const mostGroups = 200;

/** What is to be added up: the rows a list would show on all its pages. */
export const sumsRequestSchema = z.strictObject({
  query: z.strictObject({ search, filter, deleted }).prefault({}),
  /** The amounts and times to add up, as rows hold them; absent: every one of the list. */
  fields: z.array(fieldName).min(1).max(40).optional(),
  /** A field of {@link groupFields}: the same by each of its values; of a day or an instant by its month. */
  groupBy: fieldName.optional(),
});
export type SumsRequest = z.infer<typeof sumsRequestSchema>;
/** A request as it is sent: what has a default may be absent. */
export type SentSumsRequest = z.input<typeof sumsRequestSchema>;

/** Amounts by field, as texts. Null where nothing is known: no cost of any of the records. */
const amounts = z.record(z.string(), z.string().nullable());

/** What is left of the net when the cost is taken off, and as a percentage of the net; computed from the sums. Null where no cost is known, or nothing is earned. */
const margin = z.object({ amount: z.string().nullable(), percent: z.string().nullable() });

const ofCurrency = z.object({
  currency: z.string(),
  /** Records in this currency. */
  count: z.int(),
  amounts,
  /** Only for who sees net and cost. */
  margin: margin.optional(),
});

const inBase = z.object({
  /** The base currency. */
  currency: z.string(),
  /** Records that are in these sums. */
  count: z.int(),
  /** Records that are not: no exchange rate leads from their currency to the base currency, or they were saved some seconds ago. */
  leftOut: z.int(),
  /** By the name of the field in the record's own currency: `contractNet`. What the list has in the base currency alone goes by its own name. */
  amounts,
  margin: margin.optional(),
});

const sums = z.object({
  /** All records, whatever is known of their amounts. */
  count: z.int(),
  /** Seconds by the field that says how long something took. Absent where the list has none, or none was asked for. */
  times: z.record(z.string(), z.number()).optional(),
  /** The own currencies, the most records first. Absent where the list has no amounts, or the caller sees none. */
  byCurrency: z.array(ofCurrency).optional(),
  /** Records whose amounts are in no sum, since another one with the same number holds, or none does. Only of lists of what has revisions, where they have amounts. */
  notCounted: z.int().optional(),
  /** All of it in the base currency. Absent where the list knows no such amounts, or the caller sees none. */
  inBase: inBase.optional(),
  /** What costs and margins leave out: records with lines that do not say what they cost, and those lines. Only for who sees costs. */
  withoutCost: z.object({ records: z.int(), lines: z.int() }).optional(),
});

const group = sums.extend({
  /** The value its records have in common; null is empty. Of a text one of the ways it is written: case and accents make no other group. Of a day its month, `2026-11`. */
  value: z.union([z.string(), z.boolean()]).nullable(),
  /** What it is called, where no word says it: a record's label, a text, a month. Null for choices, flags, and what is empty. */
  label: z.string().nullable(),
  /** The value is a record that was deleted. */
  isDeleted: z.boolean(),
  /** What a grid is filtered by, beside the query, to give the records of the group and no other. */
  condition: conditionSchema,
});

/** The sums of a list, and of its groups where it was asked for: the largest in the base currency first, without amounts by what they are called; what is empty comes last. */
export const sumsSchema = sums.extend({
  /**
   * The oldest and the newest day of the exchange rates the base currency was reached by: each record is converted by the rate that held on its own
   * first day, on today where it has none. Null where all of it is in the base currency anyway; absent without `inBase`.
   */
  rates: z.object({ from: z.string(), to: z.string() }).nullable().optional(),
  groups: z.array(group).optional(),
  /** Groups that are not in the reply. */
  moreGroups: z.int().optional(),
});
export type Sums = z.infer<typeof sumsSchema>;
export type SumsGroup = z.infer<typeof group>;
