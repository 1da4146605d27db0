import { z } from 'zod';

const named = z.object({ id: z.string(), label: z.string() });
const nullable = z.string().nullable();

/** A rate that begins on the day of a change of prices or later, and stands in its way: who entered or last changed it, and when. */
const laterRate = z.object({
  id: z.string(),
  amount: z.string(),
  currency: z.string(),
  unit: z.string(),
  validFrom: z.string(),
  validTo: nullable,
  by: nullable,
  at: z.string(),
});

/** One price before and after. */
const raisedRate = z.object({
  id: z.string(),
  service: named.nullable(),
  personnel: named.nullable(),
  provider: named.nullable(),
  customer: named.nullable(),
  project: named.nullable(),
  seniority: nullable,
  minQuantity: nullable,
  unit: z.string(),
  currency: z.string(),
  validFrom: z.string(),
  /** The last day the new price holds; null: for good. */
  validTo: nullable,
  before: z.string(),
  after: nullable,
  /** By how much in per cent, with one decimal; null where nothing was charged before. */
  percent: nullable,
  /** Why it stays as it is, as a sentence. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  isTaken: z.boolean(),
  later: z.array(laterRate),
  /** What becomes of later rates: they follow the new price, or give way to it. */
  way: z.enum(['theirs', 'ours']),
});

const lineFigures = z.object({
  unitPrice: nullable.optional(),
  unitCost: nullable.optional(),
  net: nullable.optional(),
  marginPercent: nullable.optional(),
});

/** A line of a project before and after. */
const pricedLine = z.object({
  id: z.string(),
  description: z.string(),
  quantity: nullable,
  unit: nullable,
  isChanged: z.boolean(),
  before: lineFigures,
  after: lineFigures,
  isUnderFloor: z.boolean(),
});

const projectSums = z.object({ contractNet: z.string().optional(), plannedMarginPercent: nullable.optional() });

/** What a change of prices does to one project; what its reader may not see is absent. */
export const pricedProjectSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  status: z.string(),
  customer: named.nullable(),
  quoteValidUntil: nullable,
  currency: z.string(),
  lines: z.array(pricedLine),
  before: projectSums,
  after: projectSums,
  isUnderFloor: z.boolean(),
});

/** What a change of prices does, to be looked at before it is done. */
export const raiseReceiptSchema = z.object({
  receipt: z.string(),
  expiresAt: z.string(),
  /** How many prices would change. */
  count: z.int(),
  /** Prices that come to the same, so that nothing is written. */
  unchanged: z.int(),
  /** The mean of the rises in per cent, with two decimals; null where there is none. */
  averagePercent: nullable,
  currencies: z.array(z.string()),
  /** Whether the caller may let later rates give way. */
  mayReplace: z.boolean(),
  rates: z.array(raisedRate),
  projects: z.array(pricedProjectSchema),
  /** Open projects that are affected and not shown: they keep their prices. */
  moreProjects: z.int(),
  /** Open projects whose work begins before the day: they keep their prices. */
  earlierProjects: z.int(),
  /** Projects that were approved with these prices, which are frozen. */
  frozenProjects: z.int(),
  /** Below this margin in per cent an administrator has to approve. */
  marginFloor: z.string(),
});

/** What prices read again would do to a project. */
export const rereadReceiptSchema = z.object({
  receipt: z.string(),
  expiresAt: z.string(),
  project: pricedProjectSchema,
  marginFloor: z.string(),
});

/** A record that stays as it is because it was changed since. */
const leftRecord = z.object({ entity: z.string(), id: z.string(), label: z.string(), by: nullable });

/** What was done. */
export const priceChangeDoneSchema = z.object({ batchId: z.string(), changed: z.int(), projects: z.int() });

/** What taking it back came to. */
export const priceChangeUndoneSchema = z.object({
  batchId: z.string(),
  changed: z.int(),
  projects: z.int(),
  kept: z.array(leftRecord),
});

export type RaiseReceipt = z.infer<typeof raiseReceiptSchema>;
export type RaisedRateRow = RaiseReceipt['rates'][number];
export type LaterRate = z.infer<typeof laterRate>;
export type PricedProject = z.infer<typeof pricedProjectSchema>;
export type RereadReceipt = z.infer<typeof rereadReceiptSchema>;
export type LeftRecord = z.infer<typeof leftRecord>;
export type PriceChangeDone = z.infer<typeof priceChangeDoneSchema>;
export type PriceChangeUndone = z.infer<typeof priceChangeUndoneSchema>;
