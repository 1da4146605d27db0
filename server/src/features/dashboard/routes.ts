import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import {
  type comparisons,
  leadMetrics,
  metrics,
  pagesBehind,
  partValues,
  qualityChecks,
} from '@mandate/contract/overview/dashboard.ts';
import { rowLists } from '@mandate/contract/project/row-lists.ts';
import { projectStatuses } from '@mandate/contract/project/way/status.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { grid } from '../../records/lists/grid.ts';
import { gridRoutes, sumsRoute } from '../../routes/entity-routes.ts';
import { explainMetric } from './explain-metric.ts';
import { getDashboard } from './get-dashboard.ts';
import { dashboardQuery, explainQuery } from './period.ts';

const list = z.object({ page: z.enum(pagesBehind), search: z.string() });
const period = z.object({ from: z.string(), to: z.string() });
const amounts = {
  revenue: z.string(),
  cost: z.string(),
  margin: z.string(),
  marginPercent: z.string().nullable(),
  withoutCost: z.int(),
};
const named = { id: z.string().nullable(), label: z.string().nullable(), ...amounts, list: list.nullable() };

const dashboardSchema = z.object({
  freshAt: z.string(),
  isBehind: z.boolean(),
  currency: z.string(),
  period,
  comparison: period.nullable(),
  withoutRate: z.int(),
  withoutDates: z.int(),
  figures: z.array(
    z.object({
      figure: z.enum(metrics),
      kind: z.enum(['money', 'percent', 'days']),
      value: z.string().nullable(),
      before: z.string().nullable(),
      withoutCost: z.int(),
      list,
    }),
  ),
  trends: z.array(
    z.object({
      figure: z.enum(leadMetrics),
      months: z.array(z.string().nullable()),
      before: z.array(z.string().nullable()),
    }),
  ),
  mover: z
    .object({
      id: z.string().nullable(),
      label: z.string().nullable(),
      by: z.string(),
      whole: z.string(),
      percent: z.string().nullable(),
      list,
    })
    .nullable(),
  byMonth: z.array(z.object({ ...amounts, month: z.string(), isFuture: z.boolean(), list })),
  pipeline: z.array(
    z.object({ status: z.enum(projectStatuses), count: z.int(), net: z.string(), weighted: z.string(), list }),
  ),
  byCategory: z.array(z.object(named)),
  byCustomer: z.array(z.object({ ...named, share: z.string().nullable(), isRest: z.boolean() })),
  quality: z.array(z.object({ check: z.enum(qualityChecks), of: z.int(), good: z.int(), list })),
});

const explanationSchema = z.object({
  figure: z.enum(metrics),
  value: z.string().nullable(),
  formula: z.string(),
  leftOut: z.string(),
  parts: z.array(
    z.object({
      id: z.string().nullable(),
      label: z.string(),
      page: z.enum(['projects', 'customers']).nullable(),
      opens: z.string().nullable(),
      values: z.array(
        z.object({
          name: z.enum(partValues),
          kind: z.enum(['money', 'percent', 'days', 'date', 'count', 'decision']),
          value: z.string().nullable(),
        }),
      ),
    }),
  ),
  count: z.int(),
  rest: z.string().nullable(),
  freshAt: z.string(),
  list,
});

/** The calls of the dashboard, and the lists its figures lead to beside that of projects. */
export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  const config = { allow: { entity: 'dashboard', verb: 'read' } } as const;
  const tags = ['dashboard'];
  app.get<{ Querystring: { from?: string; to?: string; compare: (typeof comparisons)[number] } }>(
    '/dashboard/get',
    { config, schema: { tags, querystring: dashboardQuery, response: { 200: envelopeOf(dashboardSchema) } } },
    (request) => getDashboard(callOf(request).db, request.query),
  );
  app.get<{ Querystring: { figure: (typeof metrics)[number]; from?: string; to?: string } }>(
    '/dashboard/explain',
    { config, schema: { tags, querystring: explainQuery, response: { 200: envelopeOf(explanationSchema) } } },
    (request) => explainMetric(callOf(request), request.query),
  );
  for (const rows of rowLists) {
    gridRoutes(app, rows.name, rowReplySchema(rows), (call, query) => grid(call, rows, query));
    sumsRoute(app, rows);
  }
}
