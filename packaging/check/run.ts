import { spawnSync } from 'node:child_process';

/** How many lines of a program that failed are told. */
const told = 20;

/**
 * Runs a program to its end and gives what it said on standard output.
 * @throws with its last lines when it fails
 */
export function run(program: string, args: string[], { cwd, input }: { cwd?: string; input?: string } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...(cwd !== undefined && { cwd }),
    ...(input !== undefined && { input }),
  });
  if (error) throw error;
  if (status === 0) return stdout;
  const last = `${stdout}\n${stderr}`.trim().split('\n').slice(-told).join('\n');
  throw new Error(`${program} ${args.slice(0, 3).join(' ')} ended with ${status}:\n${last}`);
}

/** Whether a program can be run here. */
export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** Whether this is root, who alone may make roots and mounts. */
export const isRoot = process.getuid?.() === 0;
