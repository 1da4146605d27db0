import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';

/** What services have to do with rates: they show the prices their own rates come to. */
export interface ServicePrices {
  /** Keeps services as they are until the transaction ends; taken before their rates are, so that calls wait for one another. */
  hold(db: Database, ids: readonly string[]): Promise<void>;
  /** Brings services to what their rates say, after these changed. */
  follow(call: Call, ids: readonly string[]): Promise<void>;
}
