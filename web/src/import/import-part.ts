import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RecordPaths } from '../lib/addresses/paths.ts';
import type { ImportPlan, StoredImport } from './import-calls.ts';
import type { ImportNow } from './use-import.ts';
import type { ImportActs } from './use-import-acts.ts';

/** What the steps after the columns are given: the import as it is, and what can be done with it. */
export interface ImportPart {
  entity: Entity;
  paths: RecordPaths;
  now: ImportNow & { stored: StoredImport };
  acts: ImportActs;
  plan: ImportPlan;
  /** Cells were repaired since the last try: before anything is written it is tried again. */
  isRepaired: boolean;
  setRepaired: (isRepaired: boolean) => void;
}
