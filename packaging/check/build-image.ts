import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { archiveOf } from './clean-root.ts';
import { copySources } from './installed.ts';
import { NotHere } from './not-here.ts';
import { isInstalled, run } from './run.ts';

const tag = 'localhost/mandate:check';
const tries = 120;

/** Whom the npm of a base that is a clean root trusts. */
const authorities = 'ENV NODE_EXTRA_CA_CERTS=/etc/authorities.pem';

/** As compose.yaml closes it. Limits are said because the usual ones are higher than what a small machine may give. */
const closed = [
  '--read-only',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--tmpfs=/tmp:size=1g',
  '--ulimit=nofile=8192:8192',
  '--ulimit=nproc=8192:8192',
];

/**
 * Builds the image and runs it closed, until its own health check says that it is ready. Bases that no registry gives are made of a clean root.
 * @param root a clean root with Node and npm, or null
 * @throws when it does not build or get ready
 */
export async function buildImage(
  tree: string,
  folder: string,
  dockerfile: string,
  root: string | null,
): Promise<string> {
  const engine = engineHere();
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
  const standIns = bases.filter((base) => spawnSync(engine, ['pull', '--quiet', base]).status !== 0);
  if (standIns.length > 0 && root === null)
    throw new NotHere(`no registry gives ${standIns.join(' and ')}, and there is no clean root to stand in`);
  const names = standIns.map((base) => `docker.io/library/${base}`);
  try {
    for (const name of names) run(engine, ['import', '--change', authorities, archiveOf(root ?? ''), name]);
    const sources = join(folder, 'context');
    copySources(tree, sources);
    const alone = engine === 'podman' ? ['--pull=never', '--layers=false', '--network=host'] : [];
    run(engine, ['build', ...alone, '--file=packaging/Dockerfile', `--tag=${tag}`, '.'], { cwd: sources });
    const sizeOf = (image: string) => Number(run(engine, ['image', 'inspect', '--format={{.Size}}', image]));
    const megabytes = Math.round((sizeOf(tag) - sizeOf(bases.at(-1) ?? '')) / 1e6);
    const seconds = await runClosed(engine, dockerfile);
    const made = standIns.length > 0 ? ` (a clean Debian stood in for ${standIns.join(' and ')})` : '';
    return `built by ${engine}${made}, ${megabytes} MB on its base; ready after ${seconds} s, closed as in compose.yaml`;
  } finally {
    // A base that is none must not be found by whoever builds the image in earnest.
    spawnSync(engine, ['rmi', '--force', tag, ...names]);
  }
}

/** The program that builds and runs images here; of Docker it is only half until its daemon answers. */
function engineHere(): string {
  const found = ['docker', 'podman'].find((one) => isInstalled(one) && spawnSync(one, ['info']).status === 0);
  if (found === undefined) throw new NotHere('no Docker daemon answers and podman is not installed');
  return found;
}

/** @returns after how many seconds it was ready */
async function runClosed(engine: string, dockerfile: string): Promise<string> {
  const health: string[] = JSON.parse(/^HEALTHCHECK[^[]+CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]');
  const begun = performance.now();
  const container = run(engine, ['run', '--detach', ...closed, '--env=SAMPLE_DATA=none', tag]).trim();
  try {
    for (let left = tries; spawnSync(engine, ['exec', container, ...health]).status !== 0; left--) {
      if (left === 0) throw new Error(`it did not get ready:\n${run(engine, ['logs', container])}`);
      await sleep(1000);
    }
    const writing = spawnSync(engine, ['exec', container, 'touch', '/opt/mandate/written']);
    if (writing.status === 0) throw new Error('its root can be written');
    return ((performance.now() - begun) / 1000).toFixed(0);
  } finally {
    run(engine, ['rm', '--force', '--volumes', container]);
  }
}
