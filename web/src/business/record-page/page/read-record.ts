import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RecordOverview } from '@mandate/contract/overview/record/record-overview.ts';
import { createContext, useContext } from 'react';
import type { RecordPaths } from '../../../lib/addresses/paths.ts';
import type { StoredRecord } from '../../../records/reading/use-record.ts';

/** A record while it is read on its page, with what the page tells beside it. */
export interface ReadRecord {
  entity: Entity;
  paths: RecordPaths;
  id: string;
  /** As it was read; its row until then. */
  record: StoredRecord & Values;
  title: string;
  isDeleted: boolean;
  /** The person may edit it, as it is now. */
  isEditable: boolean;
  /** What the page tells beside it; undefined until it is there. */
  overview: RecordOverview | undefined;
  /** Shows a section of the page alone; `overview` shows what matters of all of them. */
  show: (section: string) => void;
  /** The same for as long as the page shows the record: by it is kept what its parts share. */
  opening: object;
}

/** Carries the record to the parts of its page. */
export const ReadRecordContext = createContext<ReadRecord | null>(null);

/** The record of the page a part stands on. @throws outside of one */
export function useReadRecord(): ReadRecord {
  const read = useContext(ReadRecordContext);
  if (!read) throw new Error('a part of a record page stands outside of one');
  return read;
}
