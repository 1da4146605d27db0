import { entity } from '../facts/entity.ts';
import { choice, flag, goingWith, initially, inRows, reference, richText } from '../facts/fields.ts';

/** What a note is about. */
export const noteKinds = ['note', 'decision', 'risk', 'issue', 'call'] as const;

/** Something written about a project: who may read the project may read it, and it goes and comes back with the project. */
export const note = entity({
  name: 'note',
  table: 'notes',
  label: 'kind',
  owner: 'createdById',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  fields: {
    /** The noun of the record it is about; stays as it was made. */
    entity: initially(choice('project'), 'project'),
    /** The record it is about; stays as it was made. */
    recordId: goingWith(reference('project')),
    kind: initially(choice(...noteKinds), 'note'),
    body: inRows(richText({ max: 10_000 })),
    /** Stands above the others. */
    isPinned: initially(flag(), false),
  },
  parts: {},
});
