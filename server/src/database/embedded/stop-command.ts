import { ConfigurationError, readConfig } from '../../config.ts';
import { stopIfUnused } from './embedded.ts';

const sentences = {
  stopped: 'The built-in database is stopped.',
  'not running': 'The built-in database is not running.',
  'in use': 'The built-in database is in use by a running server: stop that first.',
  lost: 'The built-in database could not be stopped: it did not answer.',
};

/** `npm run db:stop`: stops the database a killed server left running. */
try {
  const outcome = await stopIfUnused(readConfig(process.env).dataDir);
  process.stdout.write(`${sentences[outcome]}\n`);
  process.exitCode = outcome === 'stopped' || outcome === 'not running' ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
