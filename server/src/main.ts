import { flushCompileCache } from 'node:module';
import { cacheCompiled } from './cache-compiled.ts';
import { dataFolder } from './data-folder.ts';

/** How long after it is ready what was compiled is written down, in ms: a killed process would else leave nothing of it. */
const writeDownAfter = 10_000;

async function main(): Promise<void> {
  await cacheCompiled(dataFolder(process.env.DATA_DIR));
  // From here on modules are loaded as they are needed: what is imported above was loaded before anything was kept of it.
  const { readConfig } = await import('./config.ts');
  const config = readConfig(process.env);
  const [part] = process.argv.slice(2);
  if (config.workers > 1 && part === undefined) {
    const { supervise } = await import('./supervise.ts');
    return supervise(config);
  }
  const { startAhead } = await import('./database/embedded/start-ahead.ts');
  if (config.databaseUrl === undefined) await startAhead(config.dataDir);
  const { serve } = await import('./serve.ts');
  await serve(config, part);
  setTimeout(flushCompileCache, writeDownAfter).unref();
}

/** The sentence for an address that cannot be listened on, or null for any other error. */
function addressRefused(error: unknown): string | null {
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken: set PORT to another one, or stop what listens there.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be listened on: set PORT to one from 1024 on.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine: set HOST to one that is.`;
  return null;
}

/** Faults of the surroundings, whose message is a sentence for whoever starts the product. */
const expected = ['ConfigurationError', 'DatabaseRefused', 'KeysRefused'];

main().catch((error: unknown) => {
  const refused = addressRefused(error);
  if (refused !== null) {
    process.stderr.write(`${refused}\n`);
    process.exit(1);
  }
  const isExpected = error instanceof Error && expected.includes(error.name);
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
