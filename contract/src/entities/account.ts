import { entity } from '../entity.ts';
import { choice, email, searched, text, unique } from '../fields.ts';
import { roles } from '../roles.ts';

/** Who signs in (domain reference 2.13). */
export const account = entity({
  name: 'account',
  table: 'accounts',
  label: 'fullName',
  defaultSort: { field: 'fullName', direction: 'asc' },
  fields: {
    fullName: searched(text({ min: 2, max: 160 })),
    email: searched(unique(email(), 'live')),
    role: choice(...roles),
    status: choice('active', 'disabled'),
  },
  parts: {},
});
