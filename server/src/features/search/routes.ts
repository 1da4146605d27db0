import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import { foundSchema, mostPerEntity, mostSearched, usualPerEntity } from '@mandate/contract/search/search.ts';
import { isStorable, lengthOf } from '@mandate/contract/texts/clean-text.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { findRecords } from './find-records.ts';
import type { SearchRequest } from './find-sql.ts';

/** What is searched for, and how many records of each kind are told. */
const wanted = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1)
    .max(2 * mostSearched)
    .refine((text) => lengthOf(text) <= mostSearched, { params: { code: 'maxLength', params: { max: mostSearched } } })
    .refine(isStorable, { params: { code: 'textNotValid', params: {} } }),
  perEntity: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(mostPerEntity))
    .default(usualPerEntity),
});

/** The call that searches the whole product. */
export async function searchRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: SearchRequest }>(
    '/search/find',
    {
      config: { allow: { entity: 'search', verb: 'read' } },
      schema: { tags: ['search'], querystring: wanted, response: { 200: envelopeOf(foundSchema) } },
    },
    (request) => findRecords(callOf(request), request.query),
  );
}
