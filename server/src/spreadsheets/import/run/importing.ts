import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Database } from '../../../database/database.ts';
import type { Verbs } from '../../../records/verbs.ts';
import type { ImportRequest } from '../import-request.ts';
import type { Body } from './changed-body.ts';
import type { RowGroup } from './group-rows.ts';
import type { Match } from './match-records.ts';
import type { Reading, ReadRecord, RowProblem } from './read-groups.ts';

/** What became of a record of the file; one that waits refers to a record that comes later in it. */
export interface Settled {
  rows: RowGroup;
  outcome: 'created' | 'updated' | 'unchanged' | 'failed' | 'waiting';
  /** The stored record; null where nothing was stored. */
  recordId: string | null;
  problems: RowProblem[];
}

/** A record as it is and as it would be, its figures by field. */
export interface Moved {
  id: string;
  label: string;
  before: Values;
  after: Values;
}

/** What the work on an import depends on from its first row to its last. */
export interface Importing extends Reading {
  importId: string;
  verbs: Verbs;
  request: Pick<ImportRequest, 'matchBy' | 'allowDuplicates' | 'beside'>;
  /** The one record all rows belong to. */
  recordId: string | null;
  /** Where new codes are counted; null: in the transaction of the rows themselves. */
  numbers: Database | null;
  /** Of a trial: the row that meant each record first, by what it was recognised by, and the names of the new ones. */
  met: Map<string, number>;
  isTrial: boolean;
  /** Of a trial: the first records whose figures move by what is said beside the file. */
  moved: Moved[];
  /** No record waits any longer. */
  isLastPass: boolean;
}

/** One record of the file and what it means. */
export interface Task {
  record: ReadRecord;
  match: Match | null;
  /** Of the stored record, or the one a new record is to have. */
  id: string;
  body: Body | null;
}
