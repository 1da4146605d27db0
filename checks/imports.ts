import { execFileSync } from 'node:child_process';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { rooms } from './rooms.ts';

/** Broken import rules, one line each. */
export interface Findings {
  /** How many of the project's own modules were read. */
  modules: number;
  violations: string[];
}

const folders = ['contract', 'server', 'web', 'demo', 'e2e', 'bench', 'checks', 'packaging'];

/**
 * Checks who imports whom.
 * @param baseDir the folder of the project
 * @param files what to read; by default every room
 */
export async function checkImports(baseDir: string, files: string[] = folders): Promise<Findings> {
  const { output } = await cruise(files, {
    ...rooms.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: rooms.forbidden ?? [] },
  });
  const result = output as ICruiseResult;
  const own = result.modules.filter(({ source }) => !source.includes('node_modules') && /\.tsx?$/.test(source));
  const violations = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return { modules: own.length, violations };
}

/** How many TypeScript files the project holds; reading fewer would mean that the check is blind. */
export function filesToCheck(baseDir: string): number {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: baseDir,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)) && !file.endsWith('.d.ts')).length;
}
