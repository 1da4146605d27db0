import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackChromium } from './unpack-chromium.ts';

/** A browser to drive: where it is, and what it needs around it. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Where a browser of our own is kept for the next time. */
const kept = fileURLToPath(new URL('../../node_modules/.cache/mandate-browser', import.meta.url));

const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium: the one of CHROME_PATH, the system's, the system's installed now (as root) or unpacked into a folder (as anybody
 * else), or the one that comes with the project's packages. The last one ends at letters it has no font for.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named) return plain(named);
  const present = installed.find((file) => existsSync(file));
  if (present) return plain(present);
  if (process.getuid?.() === 0 && installPackage()) {
    const fresh = installed.find((file) => existsSync(file));
    if (fresh) return plain(fresh);
  }
  const unpacked = process.getuid?.() === 0 ? null : unpackChromium(path.join(kept, 'system'));
  if (unpacked) return { ...unpacked, args: quiet };
  return bundled();
}

function plain(executablePath: string): Browser {
  return { executablePath, args: quiet, env: {} };
}

function installPackage(): boolean {
  try {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    return true;
  } catch {
    return false;
  }
}

/** The package unpacks itself into the folder for temporary files, and with it the libraries a bare system lacks. */
async function bundled(): Promise<Browser> {
  const folder = path.join(kept, 'bundled');
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  delete process.env.AWS_EXECUTION_ENV;
  delete process.env.TMPDIR;
  const env = { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: path.join(folder, 'fonts') };
  return { executablePath, args: quiet, env };
}
