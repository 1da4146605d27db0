import { notification } from '@mandate/contract/entities/notification.ts';
import { recordId } from '@mandate/contract/facts/field-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { countUnread, notificationRowSchema } from '../../jobs/notification-rows.ts';
import { grid } from '../../records/lists/grid.ts';
import { gridRoutes } from '../../routes/entity-routes.ts';
import { markRead } from './mark-read.ts';

const body = z.strictObject({ ids: z.array(recordId).max(1_000) });
const response = { 200: envelopeOf(z.object({ unread: z.int() })) };

/** The calls of notifications: everybody's own. */
export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  const { name } = notification;
  const tags = [name];

  gridRoutes(app, name, notificationRowSchema, (call, query) => grid(call, notification, query));
  app.post<{ Body: { ids: string[] } }>(
    `/${name}/mark-read`,
    { config: { allow: { entity: name, verb: 'edit' } }, schema: { tags, body, response } },
    (request) => markRead(callOf(request), request.body.ids),
  );
  app.get(
    `/${name}/get-unread`,
    { config: { allow: { entity: name, verb: 'list' } }, schema: { tags, response } },
    async (request) => ({ unread: await countUnread(callOf(request)) }),
  );
}
