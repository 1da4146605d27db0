import { spawn } from 'node:child_process';

/** What a change has to pass beside its tests, each a script `check:…`; the longest first, so that nothing waits for one alone in the end. */
const checks = ['types', 'build', 'style', 'walls', 'unused', 'names'];

/** Each of two cores takes one check after the other; all of them run, so that one run tells of every fault. */
const lanes = 2;

const left = [...checks];
const failed: string[] = [];
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let check = left.shift(); check !== undefined; check = left.shift()) {
      const begun = Date.now();
      const { isPassed, said } = await run(`check:${check}`);
      if (!isPassed) failed.push(check);
      const seconds = Math.round((Date.now() - begun) / 1000);
      process.stdout.write(`${said.trimEnd()}\ncheck:${check} ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s\n\n`);
    }
  }),
);
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

/** @returns whether a script passed, and what it said, to be told as one */
async function run(script: string): Promise<{ isPassed: boolean; said: string }> {
  const child = spawn('npm', ['run', '--silent', script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
    });
  const status = await new Promise((ended) => child.on('close', ended).on('error', ended));
  return { isPassed: status === 0, said };
}
