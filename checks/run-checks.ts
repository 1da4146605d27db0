import { spawn } from 'node:child_process';

/** What a change has to pass beside its tests; the longest first, so that nothing waits for one alone in the end. */
const checks = [
  { what: 'Types', commands: ['tsc -p .'] },
  {
    what: 'Build',
    commands: [
      'node web/build.ts',
      'node web/budget.ts',
      'node web/pdf-apart.ts',
      'node web/chunk-cycles.ts',
      'node web/demo-apart.ts',
    ],
  },
  { what: 'Style', commands: ['biome check --error-on-warnings .'] },
  { what: 'Walls', commands: ['node checks/check-imports.ts'] },
  { what: 'Unused code', commands: ['knip'] },
  { what: 'Names and licences', commands: ['node checks/check-file-names.ts', 'node checks/check-licences.ts'] },
];

/** Each of two cores takes one check after the other; all of them run, so that one run tells of every fault. */
const lanes = 2;

const left = [...checks];
const failed: string[] = [];
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let check = left.shift(); check !== undefined; check = left.shift()) {
      const begun = Date.now();
      const { isPassed, said } = await passed(check.commands);
      if (!isPassed) failed.push(check.what);
      const seconds = Math.round((Date.now() - begun) / 1000);
      process.stdout.write(`${said.trimEnd()}\n${check.what}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s\n\n`);
    }
  }),
);
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

/** Runs commands one after the other until one fails. @returns what they said, to be told as one */
async function passed(commands: readonly string[]): Promise<{ isPassed: boolean; said: string }> {
  let said = '';
  for (const command of commands) {
    const child = spawn(command, { shell: true });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    const status = await new Promise((ended) => child.on('close', ended).on('error', ended));
    if (status !== 0) return { isPassed: false, said };
  }
  return { isPassed: true, said };
}
