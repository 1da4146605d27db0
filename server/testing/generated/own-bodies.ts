import { roles } from '@mandate/contract/access/roles.ts';
import fc from 'fast-check';
import { anyJson } from './any-json.ts';
import { changedRecord } from './changed-record.ts';
import { queries } from './list-bodies.ts';
import { name } from './name-and-word.ts';

/** Views of lists that are counted. */
const countedViews = (ids: readonly string[]) =>
  fc.record({
    views: fc.array(
      fc.record({
        list: fc.constantFrom('project', 'project', 'customer', 'account', 'job', 'nothing'),
        view: fc.constantFrom('all', 'mine', 'endingSoon', 'underFloor', 'nothing', ...ids),
      }),
      { maxLength: 6 },
    ),
  });

/** What views are made and changed with. */
function views(ids: readonly string[]) {
  const values = {
    name,
    list: fc.constantFrom('customer', 'project', 'nothing'),
    audience: fc.constantFrom('private', 'roles', 'everyone'),
    roles: fc.subarray([...roles]),
    defaultFor: fc.constantFrom([], [], ['EDITOR']),
    state: fc.oneof(queries, fc.constantFrom({}, { columns: [{ field: 'name', width: 200 }] }, { density: 'airy' })),
  };
  return fc.oneof(fc.record(values, { requiredKeys: ['name', 'list'] }), changedRecord(ids, values));
}

/** What drafts are made and changed with: paths that lead somewhere and paths that do not, to any values. */
function drafts(ids: readonly string[]) {
  const field = fc.constantFrom(
    ...[
      'name',
      'city',
      'fullName',
      'contacts',
      `contacts.${ids[0]}`,
      `contacts.${ids[0]}.email`,
      'contacts.0',
      'nothing',
    ],
  );
  const values = {
    entity: fc.constantFrom('customer', 'customer', 'project', 'account', 'view', 'nothing'),
    recordId: fc.constantFrom(...ids),
    isNew: fc.boolean(),
    title: fc.oneof(name, fc.constant('')),
    baseVersion: fc.constantFrom(null, 1, 1, 2),
    changes: fc.array(fc.record({ field, old: fc.constantFrom(null, 'Rome'), new: anyJson }), { maxLength: 4 }),
  };
  return fc.oneof(
    fc.record(values, { requiredKeys: ['entity', 'recordId', 'isNew', 'title', 'changes'] }),
    changedRecord(ids, values),
  );
}

/** What is pinned, put in order and noted as opened. */
function favourites(ids: readonly string[]) {
  const entity = fc.constantFrom('customer', 'customer', 'project', 'account', 'view', 'nothing');
  return fc.record(
    { kind: fc.constantFrom('record', 'record', 'view'), entity, recordId: fc.constantFrom(...ids) },
    { requiredKeys: ['entity', 'recordId'] },
  );
}

/** What a window says of the record it has open. */
function presences(ids: readonly string[]) {
  return fc.record(
    {
      entity: fc.constantFrom('customer', 'customer', 'project', 'account', 'view', 'nothing'),
      recordId: fc.constantFrom(...ids),
      windowId: fc.constantFrom(...ids),
      doing: fc.constantFrom('reads', 'edits', 'left'),
      field: fc.constantFrom(null, 'name', 'contacts', `contacts.${ids[0]}.email`, 'constructor'),
    },
    { requiredKeys: ['entity', 'recordId', 'windowId', 'doing'] },
  );
}

/** What the calls about a person's own work are made with, by their paths. */
export const ownBodies: Record<string, (ids: readonly string[]) => fc.Arbitrary<object>> = {
  '/view/save': views,
  '/view/get-counts': countedViews,
  '/draft/save': drafts,
  '/favourite/save': favourites,
  '/favourite/note-visit': favourites,
  '/favourite/reorder': (ids) => fc.record({ ids: fc.subarray([...ids]) }),
  '/event/tell-presence': presences,
};
