import { createLog } from '../../create-log.ts';
import { examine } from './doctor/examine.ts';
import { findingLines } from './doctor/finding-lines.ts';

/** `npm run doctor [-- --mail]`: looks whether everything is in order, and says what to do where it is not. A server may run meanwhile. */
async function main(): Promise<boolean> {
  const unknown = process.argv.slice(2).find((word) => word !== '--mail');
  if (unknown !== undefined) {
    process.stderr.write('The doctor takes one word alone: --mail, to call the mail server as well.\n');
    return false;
  }
  const wanted = { env: process.env, log: createLog('fatal'), withMail: process.argv.includes('--mail') };
  const findings = await examine(wanted);
  process.stdout.write(`${findingLines(findings).join('\n')}\n`);
  return findings.every(({ level }) => level !== 'bad');
}

process.exitCode = (await main()) ? 0 : 1;
