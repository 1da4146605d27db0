import { openEmbedded } from '../../src/database/embedded/embedded.ts';
import { recordedLog } from '../recorded-log.ts';

/** Uses the built-in database of the folder given until its input ends: the program of `embedded-process.ts`. */
const embedded = await openEmbedded({ dir: process.argv[2] ?? '', log: recordedLog() });
process.stdout.write(`${JSON.stringify(embedded.connection)}\n`);
process.stdin.resume();
process.stdin.once('end', () => void embedded.close());
