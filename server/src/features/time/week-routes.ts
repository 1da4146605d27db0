import type { Verb } from '@mandate/contract/access/permissions.ts';
import { week } from '@mandate/contract/entities/week.ts';
import { fieldSchema, recordId } from '@mandate/contract/facts/field-schema.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import {
  missingWeeksSchema,
  type RemindRequest,
  remindedSchema,
  remindSchema,
} from '@mandate/contract/time/missing-week.ts';
import { waitingWeeksSchema } from '@mandate/contract/time/waiting-week.ts';
import {
  type WeekActRequest,
  type WeekCopyRequest,
  weekActSchema,
  weekActs,
  weekCopySchema,
  weekOutcomeSchema,
} from '@mandate/contract/time/week-acts.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import type { Post } from '../../mail/queue/mail-account.ts';
import { history } from '../../records/history/history.ts';
import { gridRoutes, historySchema, sumsRoute } from '../../routes/entity-routes.ts';
import { exportRoutes } from '../../routes/export-routes.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { remindByHand } from './notices/remind-by-hand.ts';
import { actOnWeeks } from './weeks/act-on-weeks.ts';
import { copyWeek } from './weeks/copy-week.ts';
import { findLines } from './weeks/find-lines.ts';
import { findWeek } from './weeks/find-week.ts';
import { listWeeks } from './weeks/list-weeks.ts';
import { missingWeeks } from './weeks/missing-weeks.ts';
import { countWaitingWeeks, waitingWeeks } from './weeks/waiting-weeks.ts';

const { name } = week;
const tags = [name];
const params = z.object({ id: z.string().max(100) });
const state = z.enum(['open', 'submitted', 'approved']);
const refused = z.object({ code: z.string(), message: z.string() });
const row = z.object({
  line: z.object({ id: z.string(), label: z.string(), number: z.string() }),
  project: z.object({ id: z.string(), label: z.string(), customerLabel: z.string().nullable() }),
  unit: z.enum(['hour', 'day']),
  hoursPerDay: z.string(),
  isBillable: z.boolean(),
  planned: z.int().nullable(),
  remaining: z.int().nullable(),
  mayBook: z.array(refused.nullable()),
  entries: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      date: z.string(),
      seconds: z.int(),
      text: z.string().nullable(),
      internalNote: z.string().nullable(),
      isBillable: z.boolean(),
      state,
      returnedReason: z.string().nullable(),
      correctsId: z.string().nullable(),
    }),
  ),
});
const detail = z.object({
  week: z.string(),
  personnelId: z.string(),
  personnelLabel: z.string(),
  state,
  version: z.int(),
  returnedReason: z.string().nullable(),
  returned: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
  target: z.int(),
  days: z.array(
    z.object({
      date: z.string(),
      capacity: z.int(),
      holiday: z.string().nullable(),
      absence: z.object({ share: z.number(), kind: z.string().nullable() }).nullable(),
      isClosed: z.boolean(),
    }),
  ),
  rows: z.array(row),
});
const copy = z.object({
  week: z.string(),
  rows: z.array(row),
  entries: z.array(
    z.object({
      lineId: z.string(),
      date: z.string(),
      seconds: z.int(),
      text: z.string().nullable(),
      internalNote: z.string().nullable(),
      isBillable: z.boolean(),
    }),
  ),
  leftOut: z.array(refused.extend({ lineId: z.string(), lineLabel: z.string(), date: z.string() })),
});
const weekQuery = z.strictObject({ week: fieldSchema(week.fields.week), personnelId: recordId.optional() });
const linesQuery = weekQuery.extend({ search: z.string().max(200).default('') });
const reply = (data: z.ZodType) => ({ 200: envelopeOf(data) });
const allow = (verb: Verb) => ({ allow: { entity: name, verb } });

/** The calls of weeks of time (delivery reference 7): reading one, handing it in, approving it, and the list of those that were handed in. */
export function weekRoutes(seal: Seal): FastifyPluginAsync {
  return (app) => declare(app, { seal, origin: app.origin });
}

async function declare(app: FastifyInstance, post: Post): Promise<void> {
  gridRoutes(app, name, rowReplySchema(week), listWeeks);
  sumsRoute(app, week);
  exportRoutes(app, week);
  app.get<{ Params: { id: string } }>(
    `/${name}/history/:id`,
    { config: allow('history'), schema: { tags, params, response: reply(historySchema) } },
    (request) => history(callOf(request), week, request.params.id),
  );
  app.get<{ Querystring: z.infer<typeof weekQuery> }>(
    `/${name}/get`,
    { config: allow('read'), schema: { tags, querystring: weekQuery, response: reply(detail) } },
    (request) => findWeek(callOf(request), request.query.week, request.query.personnelId),
  );
  app.get<{ Querystring: z.infer<typeof linesQuery> }>(
    `/${name}/find-lines`,
    { config: allow('read'), schema: { tags, querystring: linesQuery, response: reply(z.array(row)) } },
    (request) => findLines(callOf(request), request.query),
  );
  const allowApproval = { allow: { entity: 'approval', verb: 'read' } } as const;
  app.get(
    `/${name}/get-waiting`,
    { config: allowApproval, schema: { tags, response: reply(waitingWeeksSchema) } },
    (request) => waitingWeeks(callOf(request)),
  );
  app.get(
    `/${name}/count-waiting`,
    { config: allowApproval, schema: { tags, response: reply(z.object({ count: z.int() })) } },
    (request) => countWaitingWeeks(callOf(request)),
  );
  app.get(
    `/${name}/get-missing`,
    { config: allowApproval, schema: { tags, response: reply(missingWeeksSchema) } },
    (request) => missingWeeks(callOf(request)),
  );
  app.post<{ Body: RemindRequest }>(
    `/${name}/remind`,
    {
      config: { allow: { entity: 'approval', verb: 'edit' } },
      schema: { tags, body: remindSchema, response: reply(remindedSchema) },
    },
    (request) => remindByHand(callOf(request), post, request.body),
  );
  app.post<{ Body: WeekCopyRequest }>(
    `/${name}/copy`,
    { config: { ...allow('read'), isQuestion: true }, schema: { tags, body: weekCopySchema, response: reply(copy) } },
    (request) => copyWeek(callOf(request), request.body),
  );
  for (const act of weekActs)
    app.post<{ Body: WeekActRequest }>(
      `/${name}/${act}`,
      {
        config: allow('edit'),
        schema: { tags, body: weekActSchema, response: reply(z.object({ weeks: z.array(weekOutcomeSchema) })) },
      },
      async (request) => ({ weeks: await actOnWeeks(callOf(request), post, act, request.body) }),
    );
}
