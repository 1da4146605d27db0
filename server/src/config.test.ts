import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, describeEnvironment, readConfig } from './config.ts';

function faultsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n');
  }
}

describe('the configuration', () => {
  test('starts on an empty environment with the built-in database and the sample firm', () => {
    expect(readConfig({}, true)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      dataDir: '/var/lib/mandate',
      diskReserve: 200 * 1024 * 1024,
      maxConnections: 4000,
      workers: 1,
      secretsDir: '/var/lib/mandate/secrets',
      adminEmail: 'sa@mandate.example',
      adminPassword: undefined,
      sampleData: 'firm',
      samplePassword: undefined,
      trustedProxies: [],
      publicUrl: undefined,
      mailAllowPrivate: false,
      metrics: undefined,
      isTraced: false,
    });
  });

  test('keeps the data of an ordinary user in the project', () => {
    expect(readConfig({}, false).dataDir).toBe(join(import.meta.dirname, '..', '..', 'data'));
  });

  test('reads every variable', () => {
    const config = readConfig({
      HOST: '::1',
      PORT: '0',
      DATABASE_URL: 'postgresql://me:secret@db.example/mandate',
      DATABASE_READ_URL: 'postgresql://me:secret@standby.example/mandate',
      DATA_DIR: 'some/folder',
      DISK_RESERVE: '1000',
      MAX_CONNECTIONS: '100',
      WORKERS: '16',
      ADMIN_EMAIL: 'boss@firm.example',
      ADMIN_PASSWORD: 'long enough',
      SAMPLE_DATA: '100000',
      TRUSTED_PROXIES: '10.0.0.1, fd00::/8',
      PUBLIC_URL: 'https://mandate.firm.example/',
      MAIL_ALLOW_PRIVATE: 'true',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      METRICS_TOKEN: 'sixteen-and-more',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    });
    expect(config).toMatchObject({
      host: '::1',
      port: 0,
      databaseUrl: 'postgresql://me:secret@db.example/mandate',
      dataDir: resolve('some/folder'),
      diskReserve: 1000 * 1024 * 1024,
      maxConnections: 100,
      workers: 16,
      databaseReadUrl: 'postgresql://me:secret@standby.example/mandate',
      secretsDir: resolve('some/folder/secrets'),
      adminEmail: 'boss@firm.example',
      adminPassword: 'long enough',
      sampleData: 100_000,
      trustedProxies: ['10.0.0.1', 'fd00::/8'],
      publicUrl: 'https://mandate.firm.example',
      mailAllowPrivate: true,
      metrics: { port: 9464, host: '0.0.0.0', token: 'sixteen-and-more' },
      isTraced: true,
    });
  });

  test('serves metrics to this machine alone, unless a token is asked for', () => {
    expect(readConfig({ METRICS_PORT: '0' }).metrics).toEqual({ port: 0, host: '127.0.0.1', token: undefined });
    for (const METRICS_HOST of ['127.0.0.1', '127.1.2.3', '::1']) expect(faultsOf({ METRICS_HOST })).toEqual([]);
    for (const METRICS_HOST of ['0.0.0.0', '::', '10.0.0.1', 'localhost'])
      expect(faultsOf({ METRICS_HOST, METRICS_TOKEN: '' })).toEqual([
        'METRICS_HOST must be a loopback address such as 127.0.0.1 unless METRICS_TOKEN is set.',
      ]);
  });

  test('loads no sample into a database of others unless told', () => {
    const DATABASE_URL = 'postgres://db.example/mandate';
    expect(readConfig({ DATABASE_URL }).sampleData).toBe('none');
    expect(readConfig({ DATABASE_URL, SAMPLE_DATA: 'firm' }).sampleData).toBe('firm');
  });

  test('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', TRUSTED_PROXIES: '', SAMPLE_DATA: '' })).toEqual(readConfig({}));
  });

  test.each([
    ['HOST', ['not a host', '-x', 'a..b'], /^HOST must /],
    ['PORT', ['http', '-1', '65536', '3000.5', '1e3', ' 80'], /^PORT must /],
    ['DATABASE_URL', ['mysql://x/y', 'localhost', 'postgres'], /^DATABASE_URL must /],
    ['DATABASE_READ_URL', ['mysql://x/y', 'standby'], /^DATABASE_READ_URL must /],
    ['DATA_DIR', ['a\nb', 'a\0b'], /^DATA_DIR must /],
    ['DISK_RESERVE', ['much', '-1', '1.5', '1e9'], /^DISK_RESERVE must /],
    ['MAX_CONNECTIONS', ['many', '0', '19', '100001'], /^MAX_CONNECTIONS must /],
    ['WORKERS', ['all', '0', '65', '1.5'], /^WORKERS must be a whole number/],
    ['SECRETS_DIR', ['a\nb'], /^SECRETS_DIR must /],
    ['ADMIN_EMAIL', ['nobody', 'a@b'], /^ADMIN_EMAIL must /],
    ['ADMIN_PASSWORD', ['short', '1234567'], /^ADMIN_PASSWORD must have at least 8 characters\.$/],
    ['SAMPLE_PASSWORD', ['short'], /^SAMPLE_PASSWORD must /],
    ['SAMPLE_DATA', ['all', '0', '-5', '1000001', '1.5'], /^SAMPLE_DATA must /],
    ['TRUSTED_PROXIES', ['proxy', '10.0.0.0/33', '10.0.0.1,', '10.0.0.1/8/8', '::1/129'], /^TRUSTED_PROXIES must /],
    [
      'PUBLIC_URL',
      ['mandate.example', 'ftp://x.example', 'https://u:p@x.example', 'https://x.example/?a'],
      /^PUBLIC_URL must /,
    ],
    ['MAIL_ALLOW_PRIVATE', ['yes', '1', 'TRUE'], /^MAIL_ALLOW_PRIVATE must be true or false\.$/],
    ['METRICS_PORT', ['metrics', '-1', '65536'], /^METRICS_PORT must /],
    ['METRICS_HOST', ['not a host', '-x'], /^METRICS_HOST must be an address /],
    ['METRICS_TOKEN', ['fifteen letters', 'with blanks in between', 'únglücklich-lang'], /^METRICS_TOKEN must /],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      ['collector:4318', 'grpc://x', 'http://u:p@x'],
      /^OTEL_EXPORTER_OTLP_ENDPOINT must /,
    ],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['x', 'http://x/?key=1'], /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must /],
  ])('refuses a wrong %s in one sentence', (name, values, sentence) => {
    for (const value of values) {
      const faults = faultsOf({ [name]: value });
      expect(faults, value).toHaveLength(1);
      expect(faults[0]).toMatch(sentence);
    }
  });

  test('refuses what the built-in database cannot do', () => {
    expect(faultsOf({ WORKERS: '9' })).toEqual([expect.stringMatching(/^WORKERS must be at most 8 /)]);
    const DATABASE_READ_URL = 'postgres://standby.example/mandate';
    expect(faultsOf({ DATABASE_READ_URL })).toEqual([expect.stringMatching(/^DATABASE_READ_URL needs a DATABASE_URL/)]);
  });

  test('names every fault at once and never repeats a value', () => {
    const faults = faultsOf({ PORT: 'x', ADMIN_PASSWORD: 'hunter2', DATABASE_URL: 'hunter2' });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hunter2');
  });

  test('describes every variable it reads', () => {
    const lines = describeEnvironment().split('\n');
    expect(lines).toHaveLength(2 + 22);
    for (const line of lines.slice(2)) expect(line).toMatch(/^\| `[A-Z_]+` \| (`.+`)? ?\| \S.+ \|$/);
    expect(lines).toContain('| `PORT` | `3000` | Port to listen on; 0 takes any free one. |');
  });
});

test('docs/operations.md tells the environment as the server reads it', () => {
  const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const cells = (line: string) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .join('|');
  const told = operations.split('\n').map(cells);
  for (const line of describeEnvironment().split('\n').slice(2)) expect(told).toContain(cells(line));
});
