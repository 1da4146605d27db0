/** In the address of a preview: the question whether to issue the paper is open over it. */
export const issueParameter = 'issue';
