import { notification } from '@mandate/contract/entities/notification.ts';
import { envelopeOf } from '@mandate/contract/envelope.ts';
import { recordId } from '@mandate/contract/field-schema.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../resources/call.ts';
import { grid } from '../../resources/grid.ts';
import { countUnread, notificationRowSchema } from '../../resources/jobs/notification-rows.ts';
import { gridRoutes } from '../../resources/routes.ts';
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
