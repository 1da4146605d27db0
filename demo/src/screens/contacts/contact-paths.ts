import { profilePath } from '../profile/profile-path.ts';

/** The addresses contacts lead to. */
export const contactPaths = {
  table: '/crud-table',
  chat: '/chat',
  edit: (id: string) => `/crud-table?edit=${encodeURIComponent(id)}`,
  profile: (id: string) => `${profilePath}?contact=${encodeURIComponent(id)}`,
};
