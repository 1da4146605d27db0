import { may } from '@mandate/contract/access/permissions.ts';
import { ownField } from '@mandate/contract/entities/own-field.ts';
import { seenOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import { ownFieldsSchema } from '@mandate/contract/own-fields/own-fields-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { type Call, callOf } from '../../calls/call.ts';
import { everyCurrentFacts } from '../../records/own-fields/current-facts.ts';
import { find } from '../../records/read/find.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { removeOwnField, undeleteOwnField } from './remove-and-undelete-own-field.ts';
import { saveOwnField } from './save-own-field.ts';

/** The calls of the fields the firm adds to its records. */
export async function ownFieldRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/own-field/get-fields',
    {
      config: { allow: 'signedIn' },
      schema: { tags: [ownField.name], response: { 200: envelopeOf(ownFieldsSchema) } },
    },
    (request) => findFields(callOf(request)),
  );
  entityRoutes(app, ownField, 256 * 1024, {
    save: saveOwnField,
    find: (call, id) => find(call, ownField, id),
    remove: removeOwnField,
    undelete: undeleteOwnField,
  });
}

/** The own fields the caller sees, of the kinds of records the caller may read. */
async function findFields({ db, caller }: Call) {
  const seen = (await everyCurrentFacts(db)).flatMap((entity) => {
    const isRead = !caller.isWaiting && may(caller.role, entity.name, 'read') !== false;
    const fields = isRead ? seenOwnFields(entity, caller).map(([, { own }]) => own) : [];
    return fields.length === 0 ? [] : [[entity.name, fields] as const];
  });
  return { fields: Object.fromEntries(seen) };
}
