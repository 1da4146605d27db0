import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NotHere } from './not-here.ts';
import { isInstalled, isRoot, run } from './run.ts';

/** The account the image runs under, in numbers and by the words that make it. */
export const account = {
  id: 10_001,
  make: 'useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin mandate',
};

const authorities = '/etc/authorities.pem';

/**
 * Makes a Debian of nothing but its essential packages, of the release the image has, with Node and npm beside it as the image of Node has them.
 * @param dockerfile its text, which names the release
 */
export function makeCleanRoot(root: string, dockerfile: string): void {
  if (!isRoot) throw new NotHere('only root may make one');
  const maker = ['mmdebstrap', 'debootstrap'].find(isInstalled);
  if (maker === undefined) throw new NotHere('neither mmdebstrap nor debootstrap is installed');
  const release = /^FROM node:[\d.]+-(\w+)-slim/m.exec(dockerfile)?.[1] ?? '';
  run(maker, ['--variant=minbase', release, root, 'http://deb.debian.org/debian']);
  const modules = join(root, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(realpathSync(process.execPath), join(root, 'usr/local/bin/node'));
  cpSync(npmFolder(), join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  // How this machine reaches the registry.
  cpSync(realpathSync('/etc/resolv.conf'), join(root, 'etc/resolv.conf'));
  const given = process.env.NODE_EXTRA_CA_CERTS;
  writeFileSync(join(root, authorities), given ? readFileSync(given) : '');
  run('tar', ['--create', '--one-file-system', `--file=${archiveOf(root)}`, `--directory=${root}`, '.']);
}

/** The archive of a clean root as it was made. */
export function archiveOf(root: string): string {
  return `${root}.tar`;
}

/** Runs a command of the shell as root inside a root, with what programs expect of /proc and /dev. */
export function chroot(root: string, command: string): string {
  const inside = ['env', '-i', ...environment(), 'sh', '-euc', command].map(
    (word) => `'${word.replaceAll("'", "'\\''")}'`,
  );
  const mounts = 'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"';
  return run('unshare', ['--mount', 'sh', '-euc', `${mounts}; exec chroot "$0" ${inside.join(' ')}`, root]);
}

/** Words for `env`: what programs in a root are told. */
function environment(): string[] {
  const registry = process.env.npm_config_registry;
  return [
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'HOME=/root',
    'DEBIAN_FRONTEND=noninteractive',
    `NODE_EXTRA_CA_CERTS=${authorities}`,
    ...(registry ? [`npm_config_registry=${registry}`] : []),
  ];
}

/** The npm that runs this check. */
function npmFolder(): string {
  const program = process.env.npm_execpath ?? run('sh', ['-c', 'readlink -f "$(command -v npm)"']).trim();
  return dirname(dirname(realpathSync(program)));
}
