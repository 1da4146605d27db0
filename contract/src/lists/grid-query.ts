import { z } from 'zod';
import { isStorable } from '../texts/clean-text.ts';

/** What a field may be called, one step far with a dot: `customer.city`. */
export const fieldName = z.string().min(1).max(80);
/** More than any record has. */
const mostFields = 200;

const operand = z.union([
  z.string().max(400),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(400), z.number()])).max(100),
]);

/** One condition of a filter. */
export const conditionSchema = z.strictObject({
  field: fieldName,
  operator: z.string().max(40),
  value: operand.nullish(),
});
const anySchema = z.strictObject({ any: z.array(conditionSchema).min(1).max(20) });
const sortSchema = z.strictObject({ field: fieldName, direction: z.enum(['asc', 'desc']) });
const aggregateSchema = z.strictObject({ field: fieldName, fn: z.enum(['sum', 'avg', 'min', 'max', 'count']) });

/** A grid query as calls take it (decisions 2 and 9.3). */
export const gridQuerySchema = z.strictObject({
  page: z.int().min(1).max(10_000_000).default(1),
  pageSize: z.int().min(1).max(200).default(50),
  sort: z.array(sortSchema).max(5).default([]),
  search: z
    .string()
    .max(200)
    .refine(isStorable, { params: { code: 'textNotValid', params: {} } })
    .optional(),
  filter: z
    .strictObject({ all: z.array(z.union([conditionSchema, anySchema])).max(20) })
    .refine((filter) => filter.all.reduce((count, entry) => count + ('any' in entry ? entry.any.length : 1), 0) <= 20, {
      params: { code: 'tooManyItems', params: { max: 20 } },
    })
    .optional(),
  deleted: z.enum(['exclude', 'include', 'only']).default('exclude'),
  total: z.enum(['capped', 'exact', 'none']).default('capped'),
  /** The records whose own name fits the search best come first, for who chooses one of them: of a search without a sort, its first page. */
  bestFirst: z.literal(true).optional(),
  aggregates: z.array(aggregateSchema).max(20).optional(),
  /** What rows hold beside their id, version, label and mark; absent: every field of the list (decisions 10). */
  fields: z.array(fieldName).min(1).max(mostFields).optional(),
});

export type GridQuery = z.infer<typeof gridQuerySchema>;
/** A grid query as it is sent: what has a default may be absent. */
export type SentGridQuery = z.input<typeof gridQuerySchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type Filter = NonNullable<GridQuery['filter']>;
export type Sort = z.infer<typeof sortSchema>;
export type Aggregate = z.infer<typeof aggregateSchema>;
