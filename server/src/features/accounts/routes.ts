import { longestPassword, shortestPassword, toldInvitationSchema } from '@mandate/contract/access/session.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { recordReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { layoutChoiceSchema } from '@mandate/contract/preferences/layout-choice-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { describedSave } from '../../routes/described-save.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import type { AccountSessions } from './account-sessions.ts';
import { findAccount } from './find-account.ts';
import { accountRemoval, removeAccount } from './remove-account.ts';
import { saveAccount } from './save-account.ts';
import { undeleteAccount } from './undelete-account.ts';

/** The calls of the users register (decisions 2 and 9.2). */
export function accountRoutes(keeping: AccountSessions): FastifyPluginAsync {
  return async (app) => {
    describeWhatIsNoField(app);
    entityRoutes(app, account, 256 * 1024, {
      save: (call, body) => saveAccount(keeping, call, body),
      find: findAccount,
      remove: (call, id, removal) => removeAccount(keeping, call, id, removal),
      removalRule: async () => accountRemoval,
      undelete: undeleteAccount,
    });
  };
}

/**
 * A new account may come with a password, and its reply with an invitation: neither is a field, so their schemas are added here.
 * To a save the layout is any JSON; what is taken of it is said here.
 */
function describeWhatIsNoField(app: FastifyInstance): void {
  const record = recordReplySchema(account).omit({ invitation: true });
  const password = z.string().min(shortestPassword).max(longestPassword).optional();
  const layout = layoutChoiceSchema.optional();
  app.addHook('onRoute', ({ url, schema }) => {
    const [, , verb] = url.split('/');
    if (!schema) return;
    if (verb === 'save') {
      const create = describedSave(account, 'create').extend({ password, layout });
      schema.body = z.union([create, describedSave(account, 'update').extend({ layout })]);
      schema.response = { 200: envelopeOf(record.extend({ invitation: toldInvitationSchema.optional() })) };
    }
    if (verb === 'get-by-id' || verb === 'undelete') schema.response = { 200: envelopeOf(record) };
  });
}
