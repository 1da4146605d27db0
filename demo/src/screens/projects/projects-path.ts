/** The address of the demo's projects. */
export const projectsPath = '/projects/list';
