import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotHere } from './not-here.ts';
import { isInstalled, run } from './run.ts';

/** The units of systemd. */
const units = ['mandate.service', 'mandate-backup.service', 'mandate-backup.timer'];

/** The most a service may be exposed, by the measure of systemd from 0 to 10. */
const highest = 1.5;

/**
 * Lets systemd read the units and say how exposed the services are.
 * @throws when it finds a fault or too much exposure
 */
export function judgeUnits(tree: string, folder: string): string {
  if (!isInstalled('systemd-analyze')) throw new NotHere('systemd-analyze is not installed');
  const copies = join(folder, 'units');
  mkdirSync(copies);
  for (const unit of units) {
    // Their programs are looked for where they are here.
    const text = readFileSync(join(tree, 'packaging', unit), 'utf8').replaceAll('/opt/mandate', tree);
    writeFileSync(join(copies, unit), text);
  }
  run('systemd-analyze', ['verify', '--man=no', ...units.map((unit) => join(copies, unit))]);
  const exposures = units
    .filter((unit) => unit.endsWith('.service'))
    .map((unit) => {
      const said = run('systemd-analyze', ['security', '--offline=true', '--no-pager', join(copies, unit)]);
      const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1] ?? Number.NaN);
      if (!(exposure <= highest)) throw new Error(`${unit} is exposed by ${exposure}, more than ${highest}:\n${said}`);
      return `${unit} ${exposure}`;
    });
  return `no fault; exposure of 10: ${exposures.join(', ')}`;
}
