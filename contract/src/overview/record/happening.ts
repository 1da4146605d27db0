import type { Noun } from '../../access/permissions.ts';
import type { NoteKind } from '../../entities/note.ts';
import type { ProjectStatus } from '../../project/way/status.ts';

/** How many of the last things are told. */
export const mostHappenings = 6;

interface Happened {
  /** ISO 8601 UTC. */
  at: string;
  /** The account that did it; null: the product itself, or an account that is gone. */
  by: { id: string; label: string } | null;
  /** The record it happened to. */
  record: { entity: Noun; id: string; label: string };
}

/** One thing that happened to a record or around it. It is told as data: words are made where it is shown. */
export type Happening = Happened &
  (
    | { what: 'created' | 'removed' | 'restored' }
    /** The fields that changed, each once and only those the caller sees, rows of parts by the part's name: `contacts`. At least one. */
    | { what: 'changed'; fields: string[] }
    /** A project of the record went from one status to another. */
    | { what: 'transition'; from: ProjectStatus; to: ProjectStatus }
    /** A note was written about the record: the note's id, its kind, and its beginning as plain text of at most 160 characters. */
    | { what: 'noted'; note: { id: string; kind: NoteKind; beginning: string } }
  );
