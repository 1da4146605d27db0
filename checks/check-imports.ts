import { fileURLToPath } from 'node:url';
import { checkImports, filesToCheck } from './imports.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const { modules, violations } = await checkImports(project);
const expected = filesToCheck(project);
if (modules < expected) violations.push(`Only ${modules} of ${expected} files were read: the check is blind.`);
process.stdout.write(
  violations.length === 0 ? `Imports: ${modules} modules, no wall broken\n` : `${violations.join('\n')}\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
