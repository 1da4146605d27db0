import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootUnits } from './check/boot-units.ts';
import { buildImage } from './check/build-image.ts';
import { makeCleanRoot } from './check/clean-root.ts';
import { installBeside, installInRoot } from './check/installed.ts';
import { judgeCompose } from './check/judge-compose.ts';
import { judgeUnits } from './check/judge-units.ts';
import { NotHere } from './check/not-here.ts';
import { startClosed, startOpen } from './check/started.ts';
import { tryProxy } from './check/try-proxy.ts';

/**
 * `npm run packaging:check`: looks whether what is in this folder works, as far as this machine allows: a clean Debian wants root and
 * mmdebstrap or debootstrap, the image Docker or podman, the units systemd. What cannot be checked here is told with the reason.
 */
const tree = join(import.meta.dirname, '..');
const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'mandate-packaging-'));

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Does one part and tells of it. @returns whether it was done and found good */
async function check(what: string, part: () => string | Promise<string>): Promise<boolean> {
  try {
    say(`${what}: ${(await part()) || 'good'}`);
    return true;
  } catch (error) {
    if (error instanceof NotHere) say(`${what}: NOT CHECKED HERE, ${error.message}`);
    else {
      say(`${what}: FAILED, ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
    return false;
  }
}

try {
  const root = join(folder, 'root');
  const isClean = await check('A clean Debian', () => {
    makeCleanRoot(root, dockerfile);
    return 'made';
  });
  if (isClean) {
    if (await check('Installed in it', () => installInRoot(tree, root)))
      await check('Started there, read-only and without rights', () => startClosed(root));
    await check('Started there by systemd', () => bootUnits(root));
  } else if (await check('Installed in an empty folder', () => installBeside(tree, folder)))
    await check('Started there, not as root', () => startOpen(folder));
  await check('The image', () => buildImage(tree, folder, dockerfile, isClean ? root : null));
  await check('The units of systemd', () => judgeUnits(tree, folder));
  await check('compose.yaml', () => judgeCompose(tree, isClean ? root : null));
  await check('The proxy of compose.yaml', () => tryProxy(tree, isClean ? root : null));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
