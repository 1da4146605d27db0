import { envelopeOf } from '@mandate/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';

/** What every signed-in person may read of the parameters: screens need it. */
const readable = ['money.baseCurrency', 'money.enabledCurrencies', 'company.timeZone'];

/** The calls of parameters. */
export async function parameterRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/parameter/get-values',
    {
      config: { allow: 'signedIn' },
      schema: { tags: ['parameter'], response: { 200: envelopeOf(z.record(z.string(), z.unknown())) } },
    },
    async (request) => {
      const { rows } = await sql<{ key: string; value: unknown }>`select key, value from parameters
        where key = any(${readable})`.execute(request.database);
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    },
  );
}
