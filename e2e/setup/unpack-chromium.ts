import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A Chromium in a folder of its own, and the environment that lets it find its libraries and fonts. */
export interface Unpacked {
  executablePath: string;
  env: Record<string, string>;
}

/** A program of Debian's Chromium packages: named as its package is. */
export type Program = 'chromium' | 'chromium-headless-shell';

/**
 * Unpacks the system's packages of a Chromium into a folder, with every library that is not installed: what a person without the right to
 * install can do. Needs apt and dpkg.
 * @param folder is kept for the next time
 * @returns null where the system has no such packages
 */
export function unpackChromium(folder: string, program: Program): Unpacked | null {
  const root = path.join(folder, 'root');
  const executablePath = path.join(root, 'usr/lib/chromium', program);
  if (!existsSync(executablePath)) fetchPackages(folder, root, program);
  if (!existsSync(executablePath)) return null;
  const libraries = path.join(root, 'usr/lib', systemName());
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_SYSROOT: root };
  return {
    executablePath,
    env: {
      ...fonts,
      LD_LIBRARY_PATH: [libraries, path.join(libraries, 'pulseaudio'), path.join(root, 'lib', systemName())].join(':'),
    },
  };
}

/** Without these packages, or without a way to them, nothing is there afterwards. */
function fetchPackages(folder: string, root: string, program: Program): void {
  const lists = path.join(folder, 'lists');
  const cache = path.join(folder, 'cache');
  const packages = path.join(folder, 'packages');
  for (const made of [path.join(lists, 'partial'), path.join(cache, 'archives/partial'), packages, root]) {
    mkdirSync(made, { recursive: true });
  }
  // Lists and archives of our own, so that nothing of the system is written or locked.
  const own = [
    `Dir::State::Lists=${lists}`,
    `Dir::Cache=${cache}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'Acquire::Languages=none',
  ];
  const apt = (...words: string[]) =>
    execFileSync('apt-get', [...own.flatMap((option) => ['-o', option]), ...words], {
      cwd: packages,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 180_000,
    });
  try {
    apt('update');
    const planned = apt('--simulate', 'install', '--no-install-recommends', program);
    const missing = [...planned.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
    // What is common to both programs has to lie beside this one, also where it is installed.
    apt('download', ...new Set([...missing, program, 'chromium-common']));
    for (const file of readdirSync(packages)) execFileSync('dpkg', ['-x', path.join(packages, file), root]);
  } catch {
    // The caller sees that nothing is there.
  }
}

/** The system's name for its kind of machine, as its folders of libraries carry it. */
function systemName(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
