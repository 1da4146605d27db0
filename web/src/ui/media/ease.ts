/** The easing of everything that moves. */
export const ease = 'cubic-bezier(0.2, 0, 0, 1)';
