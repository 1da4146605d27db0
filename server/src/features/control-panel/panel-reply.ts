import { fieldSchema, recordId } from '@mandate/contract/facts/field-schema.ts';
import { date, text } from '@mandate/contract/facts/fields.ts';
import { attentionKinds, attentionSubjects } from '@mandate/contract/overview/control-panel.ts';
import { type HealthCode, healthChecks, healthCodes } from '@mandate/contract/overview/health.ts';
import { projectStatuses } from '@mandate/contract/project/way/status.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import { timeStates } from '@mandate/contract/time/week-detail.ts';
import { z } from 'zod';

const kind = z.enum(attentionKinds);
const referred = z.object({ id: z.string(), label: z.string(), isDeleted: z.boolean() });
const ofProject = { id: z.string(), projectId: z.string(), project: referred };

const ownMilestone = z.object({ ...ofProject, name: z.string(), dueDate: z.string() });

const myWork = z.object({
  projects: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      status: z.enum(projectStatuses),
      endDate: z.string().nullable(),
      isManager: z.boolean(),
    }),
  ),
  projectCount: z.int(),
  lines: z.array(z.object({ ...ofProject, description: z.string(), endDate: z.string().nullable() })),
  milestones: z.array(ownMilestone),
  lateMilestones: z.array(ownMilestone),
  drafts: z.int(),
  week: z.object({ week: z.string(), booked: z.number(), target: z.number(), state: z.enum(timeStates) }).nullable(),
  returned: z.array(z.object({ week: z.string(), reason: z.string().nullable() })),
});

const attention = z.object({
  rows: z.array(
    z.object({
      kind,
      subject: z.object({ entity: z.enum(attentionSubjects), id: z.string(), label: z.string() }),
      projectId: z.string().nullable(),
      project: referred.nullable(),
      person: referred.nullable(),
      recordIds: z.array(z.string()),
      detail: z.string().nullable(),
      on: z.string().nullable(),
      value: z.string().nullable(),
      limit: z.string().nullable(),
      isMine: z.boolean(),
      snoozed: z.object({ until: z.string(), reason: z.string().nullable() }).nullable(),
    }),
  ),
  counts: z.array(z.object({ kind, count: z.int(), mine: z.int(), isExact: z.boolean() })),
  snoozedCount: z.int(),
});

const operations = z.object({
  jobs: z.object({ running: z.int(), queued: z.int(), failedToday: z.int() }),
  imports: z.object({ undoable: z.int(), lastAt: z.string().nullable() }),
  exports: z.object({ lastAt: z.string().nullable(), lastRows: z.int().nullable() }),
  trash: z.object({ records: z.int() }),
  sessions: z.object({ open: z.int() }),
  audit: z.object({ today: z.int() }),
  mail: z.object({ waiting: z.int(), failed: z.int(), isPaused: z.boolean(), isEnabled: z.boolean() }),
});

const healthRow = z.object({
  check: z.enum(healthChecks),
  level: z.enum(['good', 'look', 'bad']),
  code: z.enum(Object.keys(healthCodes) as [HealthCode, ...HealthCode[]]).nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The reply of the control panel. */
export const panelReply = {
  200: envelopeOf(
    z.object({
      today: z.string(),
      firmDay: z.string(),
      at: z.string(),
      myWork,
      attention: attention.nullable(),
      operations: operations.nullable(),
      health: z.array(healthRow).nullable(),
    }),
  ),
};

/** A project has no more milestones than one save takes. */
const recordIds = z.array(recordId).min(1).max(1000);

export const snoozedBody = z.strictObject({ kind, recordIds });
export const snoozeBody = z.strictObject({
  kind,
  recordIds,
  until: fieldSchema(date()),
  reason: fieldSchema(text({ max: 200 })).nullish(),
});
