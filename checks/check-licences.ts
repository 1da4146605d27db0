import { readFileSync } from 'node:fs';
import { checkLicences } from './licences.ts';

const { packages, refused } = checkLicences(
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')),
);
process.stdout.write(
  refused.length === 0 ? `Licences: ${packages} packages, none that may not be used\n` : `${refused.join('\n')}\n`,
);
process.exitCode = refused.length === 0 && packages > 0 ? 0 : 1;
