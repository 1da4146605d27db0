import { project } from '@mandate/contract/project/project.ts';
import type { FastifyInstance } from 'fastify';
import { entityRoutes } from '../../resources/routes.ts';
import { undelete } from '../../resources/undelete.ts';
import { findProject, readProject } from './find-project.ts';
import { removeProject } from './remove-project.ts';
import { completeNewProjects, completeProjects, saveProject } from './save-project.ts';

const megabytes = 1024 * 1024;

/** The calls of projects. */
export async function projectRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, project, 4 * megabytes, {
    save: saveProject,
    find: findProject,
    remove: removeProject,
    undelete: async (call, id) => readProject(call, String((await undelete(call, project, id)).id)),
    complete: completeProjects,
    completeNew: completeNewProjects,
  });
}
