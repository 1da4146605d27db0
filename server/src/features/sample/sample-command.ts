import { ConfigurationError, readConfig } from '../../config.ts';
import { createLog } from '../../create-log.ts';
import { DatabaseRefused } from '../../database/database-refused.ts';
import { openDatabase } from '../../database/open-database.ts';
import { entityTitle } from '../../records/words.ts';
import { english } from '../../words/words.ts';
import { hadSample, lookAtSample, removeSample, type SampleRemoval } from './remove-sample.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run sample [-- --remove]`: tells what of the sample firm is there and what would stay of it; with `--remove` takes it away. */
async function main(): Promise<void> {
  const [flag, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && flag !== '--remove'))
    throw new ConfigurationError('Say `npm run sample` to look at it, or `npm run sample -- --remove` to remove it.');
  const database = await openDatabase(readConfig(process.env), createLog('warn'));
  try {
    if (!(await hadSample(database.db))) return say('No sample firm was loaded here.');
    if (flag === undefined) {
      tell(await lookAtSample(database.db), 'would go');
      return say('Nothing was changed. Make a backup first, then: npm run sample -- --remove');
    }
    say('Removing the sample firm…');
    tell(await removeSample(database.db), 'removed');
  } finally {
    await database.close();
  }
}

function tell({ counts, accounts }: SampleRemoval, going: string): void {
  for (const { entity, sample, staying } of counts) {
    const line = `${String(sample - staying).padStart(8)} ${going}`;
    const kept = staying > 0 ? `${String(staying).padStart(8)} stay: what people made refers to them` : '';
    say(`${entityTitle(english, entity).padEnd(20)}${line}${kept}`);
  }
  if (accounts.length > 0) say(`Accounts closed with it: ${accounts.join(', ')}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DatabaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
