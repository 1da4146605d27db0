import { fileURLToPath } from 'node:url';
import { checkFileNames } from './file-names.ts';

const { files, misnamed } = checkFileNames(fileURLToPath(new URL('..', import.meta.url)));
process.stdout.write(
  misnamed.length === 0 ? `File names: ${files} files, each named after what it gives\n` : `${misnamed.join('\n')}\n`,
);
process.exitCode = misnamed.length === 0 && files > 0 ? 0 : 1;
