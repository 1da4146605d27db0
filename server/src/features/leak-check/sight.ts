import type { Firm } from './firm.ts';
import type { Viewer } from './viewers.ts';

/** Who may see what: the measure a reply is held against. */
export interface Sight {
  /**
   * Whether somebody may see a field of an entity's records, wherever these come from.
   * @param field of rows as `lines.net`
   */
  ofField(viewer: Viewer, entity: string, field: string, firm: Firm): boolean;
  /** Whether somebody may see a record at all. */
  ofRecord(viewer: Viewer, entity: string, id: string, firm: Firm): boolean;
}
