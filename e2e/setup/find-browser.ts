import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, unpackChromium } from './unpack-chromium.ts';

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
 * Finds a Chromium: the one of CHROME_PATH, else the system's headless shell, which draws the same with a quarter less work, installed now
 * (as root) or unpacked into a folder (as anybody else); where that cannot be had the system's whole browser, or the one that comes with
 * the project's packages. The last one ends at letters it has no font for.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named) return plain(named);
  return installedOf('chromium-headless-shell') ?? wholeBrowser() ?? installedOf('chromium') ?? bundled();
}

/** A program of the system's packages, fetched where it is not there; null where it cannot be had or does not start. */
function installedOf(program: Program): Browser | null {
  const file = `/usr/bin/${program}`;
  const isRoot = process.getuid?.() === 0;
  if (!existsSync(file) && isRoot) installPackage(program);
  if (existsSync(file)) return starting(plain(file));
  const unpacked = isRoot ? null : unpackChromium(path.join(kept, program), program);
  return unpacked && starting({ ...unpacked, args: quiet });
}

function wholeBrowser(): Browser | null {
  const present = installed.find((file) => existsSync(file));
  return present === undefined ? null : plain(present);
}

function starting(browser: Browser): Browser | null {
  const sent = [...browser.args, '--dump-dom', 'data:text/html,<p>here'];
  try {
    const page = execFileSync(browser.executablePath, sent, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 30_000,
      env: { ...process.env, ...browser.env },
    });
    return page.includes('here') ? browser : null;
  } catch {
    return null;
  }
}

function plain(executablePath: string): Browser {
  return { executablePath, args: quiet, env: {} };
}

/** Where it cannot be installed, it is not there afterwards. */
function installPackage(program: Program): void {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: 'ignore', timeout: 180_000, env } as const;
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', program], options);
  } catch {
    // The caller sees that it is not there.
  }
}

/** The package unpacks itself into the folder for temporary files, and with it the libraries a bare system lacks. */
async function bundled(): Promise<Browser> {
  const folder = path.join(kept, 'bundled');
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  delete process.env.AWS_EXECUTION_ENV;
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  const env = { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: path.join(folder, 'fonts') };
  return { executablePath, args: quiet, env };
}
