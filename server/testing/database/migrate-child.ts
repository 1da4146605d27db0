import { migrate } from '../../src/database/migrate.ts';
import { recordedLog } from '../recorded-log.ts';

/** Applies the migrations of a folder (second argument) to a database (first, as JSON): a program to be killed. */
await migrate(JSON.parse(process.argv[2] ?? ''), process.argv[3] ?? '', recordedLog());
