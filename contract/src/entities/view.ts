import { roles } from '../access/roles.ts';
import { entity } from '../facts/entity.ts';
import { choice, choices, flag, initially, json, prepared, searched, text } from '../facts/fields.ts';

/** A saved view of a list: what it shows and how, kept by whoever made it, for themselves or shared. */
export const view = entity({
  name: 'view',
  table: 'views',
  label: 'name',
  owner: 'createdById',
  defaultSort: { field: 'name', direction: 'asc' },
  fields: {
    name: searched(text({ min: 2, max: 80 })),
    /** The entity whose list it is; stays as it was made. */
    list: text({ max: 40 }),
    /** With whom it is shared: with nobody, with people of some roles, with everyone. */
    audience: initially(choice('private', 'roles', 'everyone'), 'private'),
    /** Those it is shared with when the audience is roles. */
    roles: initially(choices(...roles), []),
    /** Only who made it may change it. */
    isLocked: initially(flag(), false),
    /** Roles whose people see the list this way until they choose otherwise. */
    defaultFor: initially(choices(...roles), []),
    /** Whoever made it cannot sign in any more, removed or disabled: a shared one is looked after by the SAs meanwhile. */
    isOwnerGone: prepared(flag()),
    /** A `ViewState`. */
    state: initially(json(), {}),
  },
  parts: {},
});
