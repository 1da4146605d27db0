import { entity } from '../facts/entity.ts';
import { choice, flag, goingWith, initially, inRows, referenceToOneOf, richText } from '../facts/fields.ts';
import { notedNouns } from './noted-nouns.ts';

/** What a note is about. */
export const noteKinds = ['note', 'decision', 'risk', 'issue', 'call'] as const;
export type NoteKind = (typeof noteKinds)[number];

/**
 * Something written about a record: who is told what is noted about it (`notedNounsFor`) and may read the record may read it, and it goes and
 * comes back with the record.
 */
export const note = entity({
  name: 'note',
  table: 'notes',
  label: 'kind',
  owner: 'createdById',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  fields: {
    /** The noun of the record it is about; stays as it was made. */
    entity: initially(choice(...notedNouns), 'project'),
    /** The record it is about; stays as it was made. */
    recordId: goingWith(referenceToOneOf('entity', notedNouns)),
    kind: initially(choice(...noteKinds), 'note'),
    body: inRows(richText({ max: 10_000 })),
    /** Stands above the others. */
    isPinned: initially(flag(), false),
  },
  parts: {},
});
