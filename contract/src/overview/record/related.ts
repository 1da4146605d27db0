import type { absence } from '../../entities/absence.ts';
import type { customer } from '../../entities/customer.ts';
import type { file } from '../../entities/file.ts';
import type { note } from '../../entities/note.ts';
import type { personnel } from '../../entities/personnel.ts';
import type { place } from '../../entities/place.ts';
import type { rate } from '../../entities/rate.ts';
import type { Entity, RowOf } from '../../facts/entity.ts';
import type { project } from '../../project/project.ts';
import type { ProjectStatus } from '../../project/way/status.ts';
import type { NextDate } from './next-date.ts';

/** The first of the records that belong to a record, and how many there are: as the list of them has it (`relatedLists`). */
export interface Related<Row> {
  total: number;
  /** False where counting ended at the cap of lists: there are at least `total`. */
  totalIsExact: boolean;
  /** At most `mostRelated`. */
  rows: Row[];
}

/** A row as its list carries it: what was not asked for, and what the caller may not see, is absent. */
type Told<E extends Entity> = { id: string } & Partial<Omit<RowOf<E>, 'id'>>;

/** A project as the page of another record tells it. `code`, `name` and `status` are there for everybody. */
export type RelatedProject = Told<typeof project> & {
  code: string;
  name: string;
  status: ProjectStatus;
  /** Null where nothing comes any more, or the day is not known to the caller. */
  nextDate: NextDate | null;
};

/** Open projects come first, by their next date; then the others, the latest first. Without a date: after those with one. */
export interface RelatedProjects<Row = RelatedProject> extends Related<Row> {
  /** Of all of them, in the order of `projectStatuses`; none with zero. Counted to the end. */
  byStatus: { status: ProjectStatus; count: number }[];
}

export type RelatedPlace = Told<typeof place>;
export type RelatedPerson = Told<typeof personnel>;
export type RelatedCustomer = Told<typeof customer>;
/** The one that begins last comes first; of what kind it is, is told to who may see that of lists. */
export type RelatedAbsence = Told<typeof absence>;
/** The one that began last comes first. */
export type RelatedRate = Told<typeof rate>;
/** The newest first. */
export type RelatedFile = Told<typeof file>;
/** Pinned ones first, then the newest; the body is HTML of a few elements. */
export type RelatedNote = Told<typeof note>;
