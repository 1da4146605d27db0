import type { Happening } from './happening.ts';
import type { Related, RelatedFile, RelatedNote } from './related.ts';

/** What the pages of all records tell alike. A list the caller may not see at all is absent, as is every figure made of a hidden field. */
export interface RecordOverview {
  /** Whether amounts in the base currency lag behind a change of the last seconds: they are right when read again. */
  isBehind: boolean;
  /** Below this planned margin a project needs an administrator's approval, in per cent; absent for who does not see margins. */
  marginFloorPercent?: string;
  /** Absent where this kind of record has none, and for guests, who are told of nothing that is noted about it. */
  files?: Related<RelatedFile>;
  notes?: Related<RelatedNote>;
  /** The last things, the newest first, at most `mostHappenings`; absent for who may not see what records were before. */
  happened?: Happening[];
}
