import { isIP, isIPv4 } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { dataFolder, isPath, systemData } from './data-folder.ts';

/** The environment is not fit to start with. The message has one sentence a line, one for each fault. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

const shortestPassword = 8;
const largestSample = 1_000_000;
const largestReserve = 999_999_999;
const fewestConnections = 20;
const mostConnections = 100_000;
const mostWorkers = 64;
/** More would be more than the connections the built-in database takes. */
const mostBesideBuiltIn = 8;
const mebibyte = 1024 * 1024;
const shortestToken = 16;

const text = z.string();

/** Every variable the server reads: its form, the sentence when it is wrong, what it is for. An empty one counts as absent. */
const variables = {
  HOST: text
    .refine(isHost, 'HOST must be an address or a host name to listen on, such as 127.0.0.1.')
    .default('127.0.0.1')
    .describe('Address to listen on; `0.0.0.0` or `::` for all.'),
  PORT: text
    .refine((value) => isNumberIn(value, 0, 65_535), 'PORT must be a whole number from 0 to 65535.')
    .transform(Number)
    .default(3000)
    .describe('Port to listen on; 0 takes any free one.'),
  DATABASE_URL: text
    .refine(isDatabaseUrl, 'DATABASE_URL must look like postgres://user:password@host:5432/database.')
    .optional()
    .describe('A PostgreSQL server, version 15 or newer. Without it the built-in database is used.'),
  DATABASE_DIRECT_URL: text
    .refine(isDatabaseUrl, 'DATABASE_DIRECT_URL must look like postgres://user:password@host:5432/database.')
    .optional()
    .describe('The way to the same database around a pooler that works by transaction.'),
  DATABASE_READ_URL: text
    .refine(isDatabaseUrl, 'DATABASE_READ_URL must look like postgres://user:password@host:5432/database.')
    .optional()
    .describe('Standbys of that server, which lists, the dashboard and large exports are read from.'),
  DATA_DIR: text
    .refine(isPath, 'DATA_DIR must be the path of a folder, without line breaks.')
    .optional()
    .describe(
      `Folder of the built-in database and everything else the server keeps. Default \`data\` in the project; as root \`${systemData}\`.`,
    ),
  DISK_RESERVE: text
    .refine(
      (value) => isNumberIn(value, 0, largestReserve),
      'DISK_RESERVE must be a whole number of megabytes, such as 200; 0 for none.',
    )
    .transform(Number)
    .default(200)
    .describe(
      'Megabytes kept free on the disk of the built-in database: with fewer left nothing can be changed, and reading goes on. 0 for none.',
    ),
  MAX_CONNECTIONS: text
    .refine(
      (value) => isNumberIn(value, fewestConnections, mostConnections),
      `MAX_CONNECTIONS must be a whole number from ${fewestConnections} to ${mostConnections}.`,
    )
    .transform(Number)
    .default(4000)
    .describe('Most connections at once; one network has at most a quarter of them.'),
  WORKERS: text
    .refine((value) => isNumberIn(value, 1, mostWorkers), `WORKERS must be a whole number from 1 to ${mostWorkers}.`)
    .transform(Number)
    .default(1)
    .describe(
      `Processes that serve, to use as many cores. With the built-in database at most ${mostBesideBuiltIn}; a database elsewhere lends 13 connections to each.`,
    ),
  SECRETS_DIR: text
    .refine(isPath, 'SECRETS_DIR must be the path of a folder, without line breaks.')
    .transform((value) => resolve(value))
    .optional()
    .describe('Folder of the keys, readable by the server only. Default `secrets` in the data folder.'),
  ADMIN_EMAIL: z
    .email('ADMIN_EMAIL must be an e-mail address such as sa@mandate.example.')
    .default('sa@mandate.example')
    .describe('E-mail address of the first SA account, made at the first start.'),
  ADMIN_PASSWORD: text
    .refine(isLongEnough, `ADMIN_PASSWORD must have at least ${shortestPassword} characters.`)
    .optional()
    .describe('Its password. Without it one is generated and printed once.'),
  SAMPLE_DATA: text
    .refine(
      (value) => value === 'firm' || value === 'none' || isNumberIn(value, 1, largestSample),
      `SAMPLE_DATA must be firm, none or a whole number of projects from 1 to ${largestSample}.`,
    )
    .transform((value) => (value === 'firm' || value === 'none' ? value : Number(value)))
    .optional()
    .describe(
      '`firm` loads the sample firm, `none` nothing, a number the firm with that many projects. Default `firm`, with DATABASE_URL `none`.',
    ),
  SAMPLE_PASSWORD: text
    .refine(isLongEnough, `SAMPLE_PASSWORD must have at least ${shortestPassword} characters.`)
    .optional()
    .describe('Password of the accounts of the sample firm. Without it one is generated and printed once.'),
  TRUSTED_PROXIES: text
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every(isNetwork),
      'TRUSTED_PROXIES must be addresses or networks separated by commas, such as 10.0.0.1,192.168.0.0/16.',
    )
    .default([])
    .describe(
      'Proxies whose word about the address of the caller and the trace of the call is taken, separated by commas. Default none.',
    ),
  PUBLIC_URL: text
    .refine(isPublicUrl, 'PUBLIC_URL must be an http or https address without user, query and fragment.')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional()
    .describe('Address under which people reach the server.'),
  MAIL_ALLOW_PRIVATE: z
    .enum(['true', 'false'], 'MAIL_ALLOW_PRIVATE must be true or false.')
    .transform((value) => value === 'true')
    .default(false)
    .describe('`true` lets mail leave through servers on private and loopback addresses and on any port.'),
  METRICS_PORT: text
    .refine((value) => isNumberIn(value, 0, 65_535), 'METRICS_PORT must be a whole number from 0 to 65535.')
    .transform(Number)
    .optional()
    .describe('Port to serve metrics on, at `/metrics`; 0 takes any free one. Without it none are served.'),
  METRICS_HOST: text
    .refine(isHost, 'METRICS_HOST must be an address or a host name to listen on, such as 127.0.0.1.')
    .default('127.0.0.1')
    .describe('Address to serve them on; one that others reach needs `METRICS_TOKEN`.'),
  METRICS_TOKEN: text
    .refine(
      isToken,
      `METRICS_TOKEN must have at least ${shortestToken} characters, all of them letters, digits or signs.`,
    )
    .optional()
    .describe('Who asks for metrics must send it, as `Authorization: Bearer …`.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: text
    .refine(
      isPublicUrl,
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address without user, query and fragment.',
    )
    .optional()
    .describe('A collector of OpenTelemetry, to whose `/v1/traces` traces are sent. Without it none are made.'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text
    .refine(
      isPublicUrl,
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be an http or https address without user, query and fragment.',
    )
    .optional()
    .describe('The whole address traces are sent to, instead.'),
};

const environment = z.object(variables);

/** What is right by itself and cannot be together. */
function faultsTogether({ WORKERS, DATABASE_URL, DATABASE_READ_URL }: z.infer<typeof environment>): string[] {
  if (DATABASE_URL !== undefined) return [];
  return [
    ...(WORKERS > mostBesideBuiltIn
      ? [`WORKERS must be at most ${mostBesideBuiltIn} with the built-in database: more need a DATABASE_URL.`]
      : []),
    ...(DATABASE_READ_URL !== undefined
      ? ['DATABASE_READ_URL needs a DATABASE_URL: the built-in database has no standbys.']
      : []),
  ];
}

/** What the server was told by its environment; paths are absolute. */
export type Config = {
  host: string;
  port: number;
  /** Undefined: the built-in database under `dataDir`. */
  databaseUrl: string | undefined;
  /** The way around a pooler that works by transaction; undefined: `databaseUrl` is direct, or as good. */
  databaseDirectUrl: string | undefined;
  /** Standbys that lists are read from; undefined: nothing but the database itself. */
  databaseReadUrl: string | undefined;
  dataDir: string;
  /** Bytes that are kept free on the disk of the built-in database. */
  diskReserve: number;
  maxConnections: number;
  /** Processes that serve. */
  workers: number;
  secretsDir: string;
  adminEmail: string;
  /** Undefined: generate one. */
  adminPassword: string | undefined;
  /** A number: the sample firm with that many projects. */
  sampleData: 'firm' | 'none' | number;
  /** Undefined: generate one. */
  samplePassword: string | undefined;
  trustedProxies: string[];
  /** Without a slash at the end. */
  publicUrl: string | undefined;
  /** Whether mail may leave through private addresses and through any port. */
  mailAllowPrivate: boolean;
  /** Where metrics are served; undefined: nowhere. */
  metrics: { port: number; host: string; token: string | undefined } | undefined;
  /** Whether traces are made and sent. Where to, and how, the OpenTelemetry SDK reads from the environment. */
  isTraced: boolean;
};

/**
 * Reads the configuration from the environment.
 * @throws ConfigurationError naming every fault at once; values are not repeated, they may be secret.
 */
export function readConfig(env: NodeJS.ProcessEnv, isRoot: boolean = process.getuid?.() === 0): Config {
  const given = Object.fromEntries(Object.keys(variables).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const read = environment.safeParse(given);
  const faults = [
    ...(read.error?.issues ?? []).map(({ message }) => message),
    ...openMetrics(given),
    ...(read.success ? faultsTogether(read.data) : []),
  ];
  if (!read.success || faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  const values = read.data;
  const dataDir = dataFolder(values.DATA_DIR, isRoot);
  return {
    host: values.HOST,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    dataDir,
    diskReserve: values.DISK_RESERVE * mebibyte,
    maxConnections: values.MAX_CONNECTIONS,
    workers: values.WORKERS,
    secretsDir: values.SECRETS_DIR ?? join(dataDir, 'secrets'),
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    sampleData: values.SAMPLE_DATA ?? (values.DATABASE_URL ? 'none' : 'firm'),
    samplePassword: values.SAMPLE_PASSWORD,
    trustedProxies: values.TRUSTED_PROXIES,
    publicUrl: values.PUBLIC_URL,
    mailAllowPrivate: values.MAIL_ALLOW_PRIVATE,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST, token: values.METRICS_TOKEN },
    isTraced: (values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined,
  };
}

/** The environment as a Markdown table, for docs/operations.md. */
export function describeEnvironment(): string {
  const rows = Object.entries(variables).map(([name, form]) => {
    const read = form.safeParse(undefined);
    const standard = read.success && read.data !== undefined ? String(read.data) : '';
    return `| \`${name}\` | ${standard && `\`${standard}\``} | ${form.description ?? ''} |`;
  });
  return ['| Variable | Default | What it is for |', '|---|---|---|', ...rows].join('\n');
}

function isNumberIn(value: string, least: number, most: number): boolean {
  return /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
}

function isHost(value: string): boolean {
  return (
    isIP(value) !== 0 ||
    /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(value)
  );
}

function isDatabaseUrl(value: string): boolean {
  return URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);
}

function isLongEnough(value: string): boolean {
  return [...value].length >= shortestPassword;
}

/** The sentence for metrics that others could reach and anybody could read. */
function openMetrics({ METRICS_HOST, METRICS_TOKEN }: Record<string, string | undefined>): string[] {
  if (METRICS_TOKEN || !METRICS_HOST || !isHost(METRICS_HOST) || isLoopback(METRICS_HOST)) return [];
  return ['METRICS_HOST must be a loopback address such as 127.0.0.1 unless METRICS_TOKEN is set.'];
}

/** Whether it can stand in a header, and is not soon guessed. */
function isToken(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value) && value.length >= shortestToken;
}

function isLoopback(value: string): boolean {
  return value === '::1' || (isIPv4(value) && value.startsWith('127.'));
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  return version !== 0 && rest.length === 0 && (bits === undefined || isNumberIn(bits, 0, version === 4 ? 32 : 128));
}

function isPublicUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && !username && !password && !search && !hash;
}
