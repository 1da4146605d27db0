import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { refusedEnvelope } from '@mandate/contract/replies/envelope.ts';
import { z } from 'zod';

type Describe = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>;

/** Adds to the description of the calls what each of them answers where it is refused or fails, under whatever status. */
export const describeRefusals: Describe = (described) => {
  if (!('openapiObject' in described)) return described.swaggerObject;
  const { openapiObject } = described;
  const schema = z.toJSONSchema(refusedEnvelope, { io: 'output' });
  const refused = { description: 'Refused', content: { 'application/json': { schema } } };
  for (const calls of Object.values(openapiObject.paths ?? {}))
    for (const call of Object.values(calls ?? {}))
      if (typeof call === 'object' && 'responses' in call)
        Object.assign(call.responses ?? {}, { default: { $ref: '#/components/responses/refused' } });
  return Object.assign(openapiObject, {
    components: { ...openapiObject.components, responses: { refused } },
  });
};
