/** One value a reply told: of which record, in which field. */
export interface Fact {
  entity: string;
  /** Null where a reply is about no record. */
  recordId: string | null;
  /** The field, of rows as `lines.net`; `id` is that the record is there. */
  field: string;
  value: unknown;
}
