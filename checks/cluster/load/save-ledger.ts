/** A record as whoever saved it knows it. */
export interface SavedRecord {
  id: string;
  entity: 'customer' | 'project';
  /** Part of its name, and of no other record's. */
  mark: string;
  /** The last save that was acknowledged; null: none yet. */
  acknowledged: { version: number; name: string } | null;
  /** A save that was sent and not acknowledged; null: none. */
  pending: { name: string } | null;
  /** How many saves were acknowledged. */
  saves: number;
}

/** Everything that was saved. */
export class SaveLedger {
  readonly records: SavedRecord[] = [];

  /** Begins a record. */
  begin(entity: SavedRecord['entity'], id: string, mark: string): SavedRecord {
    const record: SavedRecord = { id, entity, mark, acknowledged: null, pending: null, saves: 0 };
    this.records.push(record);
    return record;
  }

  get saves(): number {
    return this.records.reduce((sum, { saves }) => sum + saves, 0);
  }
}

/** What a save is about to say. */
export function send(record: SavedRecord, name: string): void {
  record.pending = { name };
}

/** What a save was answered. */
export function acknowledge(record: SavedRecord, { version, name }: { version: number; name: string }): void {
  record.acknowledged = { version, name };
  record.pending = null;
  record.saves += 1;
}
