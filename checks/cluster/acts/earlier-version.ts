import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ClusterRefused } from '../cluster-refused.ts';

const git = (project: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim();

/** The last commit before the newest migration: an upgrade from it changes the database. */
export function refBeforeNewestMigration(project: string): string {
  const newest = readdirSync(join(project, 'server/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  const commit = git(project, 'log', '--format=%H', '--diff-filter=A', '-1', '--', `server/migrations/${newest}`);
  return commit === '' ? 'HEAD' : `${commit}~1`;
}

/** Why no earlier version can be had here, as a sentence; null where it can. */
export function earlierVersionObstacle(project: string, ref: string | null): string | null {
  try {
    git(project, 'rev-parse', '--verify', '--quiet', `${ref ?? refBeforeNewestMigration(project)}^{commit}`);
    return null;
  } catch {
    return 'An upgrade needs the history of the source: this is no clone, or it does not reach back far enough.';
  }
}

/** Puts an earlier version into a folder, with its own dependencies. @throws ClusterRefused */
export function provideEarlierVersion(project: string, ref: string | null, folder: string): void {
  git(project, 'worktree', 'prune');
  git(project, 'worktree', 'add', '--quiet', '--detach', '--force', folder, ref ?? refBeforeNewestMigration(project));
  const { NODE_ENV: _, ...env } = process.env;
  try {
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    throw new ClusterRefused(
      'The dependencies of the version before could not be installed: see npm above, or leave out the upgrade.',
    );
  }
}

/** Forgets the folder of an earlier version, where there is one. */
export function removeEarlierVersion(project: string, folder: string): void {
  if (existsSync(folder)) git(project, 'worktree', 'remove', '--force', folder);
}
