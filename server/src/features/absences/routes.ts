import { absence, absenceStates } from '@mandate/contract/entities/absence.ts';
import { recordReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import type { Post } from '../../mail/queue/mail-account.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import type { Verbs } from '../../records/verbs.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { recordNow } from '../../routes/record-now.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { type AbsenceDecision, decideAbsence } from './decide-absence.ts';
import { findYear } from './find-year.ts';
import { callAbout } from './own-call.ts';
import { saveAbsence } from './save-absence.ts';
import { undeleteAbsence } from './undelete-absence.ts';

const params = z.object({ id: z.string().max(100) });
const decisionSchema = z.strictObject({
  version: z.int().min(1).max(2_147_483_647),
  state: z.enum(['approved', 'declined']),
  reason: z.string().trim().min(1).max(300).optional(),
});
const yearSchema = z.strictObject({ year: z.coerce.number().int().min(1900).max(2200) });
const yearReplySchema = z.object({
  people: z.array(
    z.object({
      personnelId: z.string(),
      personnelLabel: z.string(),
      absences: z.array(
        z.object({
          id: z.string(),
          startDate: z.string(),
          endDate: z.string(),
          startsAtNoon: z.boolean(),
          endsAtNoon: z.boolean(),
          state: z.enum(absenceStates),
          kind: z.string().nullable(),
        }),
      ),
    }),
  ),
});

/** The calls of absences: everybody sees all of their own, and staff on which days others are away (delivery reference 8). */
export function absenceRoutes(seal: Seal): FastifyPluginAsync {
  return (app) => declare(app, { seal, origin: app.origin });
}

async function declare(app: FastifyInstance, post: Post): Promise<void> {
  const verbs: Verbs = {
    save: saveAbsence,
    find: async (call, id) => find(await callAbout(call, id), absence, id),
    remove: (call, id, removal) => remove(call, absence, id, removal),
    undelete: undeleteAbsence,
  };
  entityRoutes(app, absence, 256 * 1024, verbs);
  const tags = [absence.name];
  app.post<{ Params: { id: string }; Body: AbsenceDecision }>(
    '/absence/decide/:id',
    {
      config: { allow: { entity: absence.name, verb: 'edit' }, ...recordNow(absence, verbs.find) },
      schema: { tags, params, body: decisionSchema, response: { 200: envelopeOf(recordReplySchema(absence)) } },
    },
    (request) => decideAbsence(callOf(request), post, request.params.id, request.body),
  );
  app.get<{ Querystring: { year: number } }>(
    '/absence/get-year',
    {
      config: { allow: { entity: absence.name, verb: 'list' } },
      schema: { tags, querystring: yearSchema, response: { 200: envelopeOf(yearReplySchema) } },
    },
    async (request) => ({ people: await findYear(callOf(request), request.query.year) }),
  );
}
