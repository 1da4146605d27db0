import { noteKinds } from '@mandate/contract/entities/note.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { entityNamed, knownEntities } from '@mandate/contract/known-entities.ts';
import { nextSteps } from '@mandate/contract/overview/record/next-date.ts';
import type { OverviewNoun } from '@mandate/contract/overview/record/related-lists.ts';
import { projectStatuses } from '@mandate/contract/project/way/status.ts';
import { units } from '@mandate/contract/values/units.ts';
import { z } from 'zod';

const day = z.string();
const status = z.enum(projectStatuses);
const counted = { total: z.int(), totalIsExact: z.boolean() };

function related(noun: string) {
  return z.object({ ...counted, rows: z.array(rowReplySchema(entityNamed(noun))) });
}

function relatedProjects(beside: z.ZodRawShape = {}) {
  const nextDate = z.object({ what: z.enum(nextSteps), on: day }).nullable();
  return z.object({
    ...counted,
    rows: z.array(rowReplySchema(entityNamed('project')).extend({ nextDate, ...beside })),
    byStatus: z.array(z.object({ status, count: z.int() })),
  });
}

const sum = { amount: z.string(), currency: z.string(), withoutRate: z.int() };
const baseSum = z.object(sum);
const marginSum = z.object({ ...sum, percent: z.string().nullable(), withoutCost: z.int() });

const happened = {
  at: z.string(),
  by: z.object({ id: z.string(), label: z.string() }).nullable(),
  record: z.object({ entity: z.enum([...knownEntities.keys()]), id: z.string(), label: z.string() }),
};
const happening = z.discriminatedUnion('what', [
  z.object({ ...happened, what: z.enum(['created', 'removed', 'restored']) }),
  z.object({ ...happened, what: z.literal('changed'), fields: z.array(z.string()).min(1) }),
  z.object({ ...happened, what: z.literal('transition'), from: status, to: status }),
  z.object({
    ...happened,
    what: z.literal('noted'),
    note: z.object({ id: z.string(), kind: z.enum(noteKinds), beginning: z.string() }),
  }),
]);

const alike = {
  isBehind: z.boolean(),
  marginFloorPercent: z.string().optional(),
  happened: z.array(happening).optional(),
};
const noted = { files: related('file').optional(), notes: related('note').optional() };
const rates = related('rate').optional();
const places = related('place').optional();
const people = related('personnel').optional();

const booking = z.object({
  role: z.string(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  isNow: z.boolean(),
  allocationPercent: z.string().nullable().optional(),
  hoursPerWeek: z.string().nullable().optional(),
  bookingKind: z.enum(['tentative', 'confirmed']).optional(),
});
const capacity = z.object({
  weeklyHours: z.string(),
  bookedHours: z.string(),
  tentativeHours: z.string(),
  freeHours: z.string(),
  freePercent: z.string().nullable(),
  unknown: z.int(),
});
const expiring = z.object({
  id: z.string(),
  projectId: z.string(),
  project: z.object({ id: z.string(), label: z.string(), isDeleted: z.boolean() }),
  role: z.string().nullable(),
  validTo: day,
  agreedAmount: z.string().nullable().optional(),
  currency: z.string().optional(),
});
const price = z
  .object({
    id: z.string(),
    amount: z.string(),
    currency: z.string(),
    unit: z.enum(units),
    validFrom: day,
    validTo: day.nullable(),
  })
  .nullable();
const priceNow = z.object({ now: price, next: price });

/** What the page of each kind of record is told; what a caller may not see is absent. */
export const overviewSchemas: Record<OverviewNoun, z.ZodType> = {
  customer: z.object({
    ...alike,
    ...noted,
    openQuotes: z.object({ count: z.int(), net: baseSum.optional(), firstEndsOn: day.nullable().optional() }),
    running: z.object({ count: z.int(), approvedCount: z.int(), net: baseSum.optional() }),
    margin: marginSum.optional(),
    lastProject: z.object({ id: z.string(), label: z.string(), on: day }).nullable().optional(),
    projects: relatedProjects(),
    places,
    rates,
  }),
  personnel: z.object({
    ...alike,
    ...noted,
    now: z.object({ projects: z.int(), managed: z.int() }),
    capacity: capacity.optional(),
    projects: relatedProjects({ bookings: z.array(booking) }),
    managed: relatedProjects(),
    customers: related('customer').optional(),
    absences: related('absence').optional(),
    rates,
  }),
  provider: z.object({
    ...alike,
    ...noted,
    delivers: z.object({ lines: z.int(), runningLines: z.int() }).optional(),
    agreed: z.object({ count: z.int(), sum: baseSum.optional() }).optional(),
    expiring: z.object({ ...counted, until: day, rows: z.array(expiring) }).optional(),
    projects: relatedProjects(),
    people,
    places,
    rates,
  }),
  service: z.object({
    ...alike,
    sold: z.object({ lines: z.int(), projects: z.int() }).optional(),
    price: priceNow.optional(),
    cost: priceNow.optional(),
    projects: relatedProjects().optional(),
    rates,
  }),
  place: z.object({ ...alike, projects: relatedProjects(), people }),
};
