import { z } from 'zod';
import { fieldSchema, recordId } from '../facts/field-schema.ts';
import { date } from '../facts/fields.ts';

/**
 * What somebody may hold, in the order it is shown: open projects they manage, open projects they are the account manager of, lines they
 * deliver that are not done, their places in teams, their customers, and the people they lead.
 */
export const heldKinds = ['projects', 'accounts', 'lines', 'teams', 'customers', 'people'] as const;
export type HeldKind = (typeof heldKinds)[number];

/** The most that is named of one kind; how many there are is always told. */
export const mostNamed = 500;

/** One thing somebody holds, and the record it stands in. */
export const heldRowSchema = z.object({
  kind: z.enum(heldKinds),
  /** Of the line or the place in a team; of everything else that of the record. */
  id: z.string(),
  entity: z.enum(['project', 'customer', 'personnel']),
  recordId: z.string(),
  label: z.string(),
  code: z.string(),
  /** What is delivered, what the place in the team is, what the person led does. */
  about: z.string().nullable(),
  /** Of the project. */
  status: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});
export type HeldRow = z.infer<typeof heldRowSchema>;

const named = z.object({ id: z.string(), label: z.string() });

/** Everything somebody holds from a day on, and the account they sign in with. */
export const heldSchema = z.object({
  person: named.extend({ isActive: z.boolean() }),
  from: z.string(),
  total: z.int(),
  kinds: z.array(z.object({ kind: z.enum(heldKinds), count: z.int(), rows: z.array(heldRowSchema) })),
  /** Null where they sign in nowhere, or the caller may not know. */
  login: named.extend({ isActive: z.boolean(), mayDisable: z.boolean() }).nullable(),
});
export type Held = z.infer<typeof heldSchema>;

/** What is asked of what somebody holds: from which day on. Without it from the day after their last one, or from today. */
export const heldQuerySchema = z.strictObject({ from: fieldSchema(date()).optional() });

const assignment = z.strictObject({
  kind: z.enum(heldKinds),
  /** These of the kind; without it all that are named nowhere else. */
  ids: z.array(recordId).min(1).max(1_000).optional(),
  /** Null leaves them where they are. */
  to: recordId.nullable(),
});

/** To whom what somebody holds is handed over, and from which day on. */
export const handOverRequestSchema = z.strictObject({
  id: recordId,
  from: fieldSchema(date()),
  assignments: z.array(assignment).max(500),
  disablesLogin: z.boolean().default(false),
});
export type HandOverRequest = z.output<typeof handOverRequestSchema>;

const reason = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});

/**
 * One thing that changes hands: at once; from the day on, the place in the team until then staying with who leaves; or whole, since it only
 * begins then.
 */
const handedRow = heldRowSchema.extend({
  to: named,
  how: z.enum(['now', 'split', 'whole']),
  /** Why it stays as it is. */
  problem: reason.nullable(),
});
export type HandedRow = z.infer<typeof handedRow>;

const handedLogin = named.extend({ problem: reason.nullable() });

const money = z.record(z.string(), z.unknown());

/** What a hand-over would do, to be looked at before it is done. */
export const handOverReceiptSchema = z.object({
  receipt: z.string(),
  expiresAt: z.string(),
  person: named,
  from: z.string(),
  /** Everything that changes hands or cannot. */
  rows: z.array(handedRow),
  /** How many of the rows change hands, how many cannot, and how much was given to nobody. */
  handed: z.int(),
  blocked: z.int(),
  left: z.int(),
  /** Projects whose prices or costs follow who delivers, before and after, as far as the caller sees them. */
  figures: z.array(z.object({ id: z.string(), label: z.string(), before: money, after: money })),
  login: handedLogin.nullable(),
});
export type HandOverReceipt = z.infer<typeof handOverReceiptSchema>;

const left = reason.extend({ entity: z.string(), id: z.string(), label: z.string() });

/** What a hand-over, or its undoing, came to. */
export const handOverOutcomeSchema = z.object({
  batchId: z.string(),
  /** How many records it changed. */
  changed: z.int(),
  /** Records of which something stays: of an undoing what was changed since. */
  skipped: z.array(left),
});
export type HandOverOutcome = z.infer<typeof handOverOutcomeSchema>;

/** A hand-over as it is told of afterwards. */
export const toldHandOverSchema = z.object({
  batchId: z.string(),
  person: named,
  from: z.string(),
  createdAt: z.string(),
  rows: z.array(handedRow),
  login: handedLogin.nullable(),
  outcome: handOverOutcomeSchema.nullable(),
  undone: handOverOutcomeSchema.nullable(),
});
export type ToldHandOver = z.infer<typeof toldHandOverSchema>;
