import { refusedEnvelope } from '@mandate/contract/replies/envelope.ts';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { z } from 'zod';

type Described = Parameters<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>[0];

/** Adds to the description of the calls what each of them answers where it is refused or fails, under whatever status. */
export function describeRefusals(described: Described) {
  if (!('openapiObject' in described)) return described.swaggerObject;
  const { components, paths, ...rest } = described.openapiObject;
  const schema = z.toJSONSchema(refusedEnvelope, { io: 'output' });
  const refused = { description: 'Refused', content: { 'application/json': { schema } } };
  const told = { $ref: '#/components/responses/refused' };
  for (const calls of Object.values(paths ?? {}))
    for (const call of Object.values(calls ?? {}))
      if (typeof call === 'object' && 'responses' in call) call.responses = { ...call.responses, default: told };
  return { ...rest, paths, components: { ...components, responses: { ...components?.responses, refused } } };
}
