import { openEmbedded } from '../server/src/database/embedded/embedded.ts';
import { fastWrites, slowWrites } from '../server/testing/database/slow-writes.ts';
import { recordedLog } from '../server/testing/recorded-log.ts';
import type { Product } from './setup/start-product.ts';

/** How long a row takes, in ms: some thousand rows are under way for as long as a journey looks at them. */
const rowTakes = 10;

/** Does something while rows are written slowly into a table of the product, however fast the machine is. */
export async function whileSlow({ dataDir }: Product, table: string, act: () => Promise<void>): Promise<void> {
  const database = await openEmbedded({ dir: dataDir, log: recordedLog() });
  try {
    await slowWrites(database.connection, table, rowTakes);
    await act();
  } finally {
    await fastWrites(database.connection, table);
    await database.close();
  }
}
