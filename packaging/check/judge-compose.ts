import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chroot } from './clean-root.ts';
import { copySources } from './installed.ts';
import { NotHere } from './not-here.ts';
import { isInstalled, run } from './run.ts';

const told = { SITE: 'mandate.example.com', ADMIN_EMAIL: 'sa@mandate.example' };

/**
 * Lets Docker Compose read compose.yaml: its form, its variables, and that it refuses to start without those that are wanted.
 * @param root a clean root, into which Compose is installed when this machine has none, or null
 * @throws when it finds a fault
 */
export function judgeCompose(tree: string, root: string | null): string {
  const here = composeHere();
  if (here === null && root === null) throw new NotHere('Docker Compose is not installed');
  if (here === null && root !== null) {
    copySources(tree, join(root, 'src'));
    chroot(root, 'apt-get update -q; apt-get install -qy --no-install-recommends docker-compose');
  }
  const ask = (words: string[], variables: Record<string, string>) => {
    const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    const command = ['env', ...set, ...(here ?? ['docker-compose']), '--file', 'packaging/compose.yaml', ...words];
    if (here === null) return chroot(root ?? '', `cd /src; ${command.join(' ')}`);
    return run('env', command.slice(1), { cwd: tree });
  };
  const services = ask(['config', '--services'], told).trim().split('\n').sort();
  ask(['config', '--quiet'], told);
  for (const name of Object.keys(told)) {
    const refused = (() => {
      try {
        return ask(['config', '--quiet'], { ...told, [name]: '' }) === null;
      } catch {
        return true;
      }
    })();
    if (!refused) throw new Error(`compose.yaml is taken without ${name}`);
  }
  return `${services.join(', ')}; refused without ${Object.keys(told).join(' or ')}`;
}

function composeHere(): string[] | null {
  if (spawnSync('docker', ['compose', 'version']).status === 0) return ['docker', 'compose'];
  return isInstalled('docker-compose') ? ['docker-compose'] : null;
}
