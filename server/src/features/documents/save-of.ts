import type { FastifyInstance } from 'fastify';
import type { Verbs } from '../../records/verbs.ts';

/** What saves a project, with all that comes with it. */
export function saveOf({ verbs }: FastifyInstance): Verbs['save'] {
  const project = verbs.get('project');
  if (!project) throw new Error('the calls of projects are not there');
  return project.save;
}
