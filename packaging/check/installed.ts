import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { account, chroot } from './clean-root.ts';
import { run } from './run.ts';

/** Where an installed folder stands inside of its root. */
export const installed = '/opt/mandate';

/** The most an installed folder may take, in MB. */
const largest = 400;

/** Copies what of a source tree is or could be committed. */
export function copySources(tree: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const pack =
    'git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- --ignore-failed-read';
  run('sh', ['-c', `${pack} 2>/dev/null | tar --extract --no-same-owner --directory="$0"`, to], { cwd: tree });
}

/** Installs the sources of a tree into a root by the script of the image. */
export function installInRoot(tree: string, root: string): string {
  copySources(tree, join(root, 'src'));
  const install = `npm_config_cache=/src/.npm sh /src/packaging/install.sh /src ${installed}`;
  chroot(root, `${account.make}; ${install}; rm -rf /src`);
  return judged(join(root, installed));
}

/** Installs the sources of a tree into an empty folder of this machine. */
export function installBeside(tree: string, folder: string): string {
  copySources(tree, join(folder, 'src'));
  run('sh', [join(folder, 'src/packaging/install.sh'), join(folder, 'src'), join(folder, installed)]);
  return judged(join(folder, installed));
}

/**
 * Looks at an installed folder.
 * @throws when something is missing, too much or too large
 */
function judged(folder: string): string {
  const missing = [
    'web/dist/index.html',
    'web/dist/public-document.html',
    'sbom.cdx.json',
    'LICENSE',
    'THIRD-PARTY.md',
    'node_modules/.bin/node',
  ].filter((file) => globSync(file, { cwd: folder }).length === 0);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not in the installed folder`);
  const tests = globSync(
    ['**/*.{test,screen}.{ts,tsx}', '{server,contract}/testing', 'bench/*.ts', 'node_modules/{vite,vitest}'],
    {
      cwd: folder,
      exclude: (name) => name === 'node_modules/.bin',
    },
  ).filter((file) => !/^node_modules\/(?!vite)/.test(file));
  if (tests.length > 0) throw new Error(`${tests.join(', ')} should not be in the installed folder`);
  const size = (part: string) => Number(run('du', ['-sm', join(folder, part)]).split('\t')[0]);
  if (size('.') > largest) throw new Error(`the installed folder takes ${size('.')} MB, more than ${largest}`);
  return `${size('.')} MB, of these ${size('node_modules')} packages and ${size('web/dist')} the web app`;
}
