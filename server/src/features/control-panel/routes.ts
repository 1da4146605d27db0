import type { Verb } from '@mandate/contract/access/permissions.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import type { Allow } from '../../http/allow.ts';
import { findControlPanel, type LookAtHealth } from './find-control-panel.ts';
import { panelReply, snoozeBody, snoozedBody } from './panel-reply.ts';
import { type Snoozed, type SnoozeRequest, snooze, unsnooze } from './snooze.ts';

const name = 'control-panel';
const tags = [name];
const allow = (verb: Verb): { allow: Allow } => ({ allow: { entity: name, verb } });
const nothing = { 200: envelopeOf(z.null()) };

/**
 * The calls of the control panel.
 * @param look tells how the product is
 */
export function controlPanelRoutes(look: LookAtHealth) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get(`/${name}/get`, { config: allow('read'), schema: { tags, response: panelReply } }, (request) =>
      findControlPanel(callOf(request), look),
    );
    app.post<{ Body: SnoozeRequest }>(
      `/${name}/snooze`,
      { config: allow('edit'), schema: { tags, body: snoozeBody, response: nothing } },
      (request) => snooze(callOf(request), request.body),
    );
    app.post<{ Body: Snoozed }>(
      `/${name}/unsnooze`,
      { config: allow('edit'), schema: { tags, body: snoozedBody, response: nothing } },
      (request) => unsnooze(callOf(request), request.body),
    );
  };
}
