/** The files of words said around every page behind sign-in, and all that the first list says. */
export const frameWords = ['list', 'project'] as const;

/** Those every other page says, and what is opened on the first list. */
export const sharedWords = ['records', 'list-tools', 'editor', 'frame', 'error'] as const;
