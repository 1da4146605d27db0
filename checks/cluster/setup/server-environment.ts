import { databaseUrl, type Machine, ports, type Site } from './site.ts';

/** Where a server finds the database that leads: through the pooler, and around it. */
export interface WaysToDatabase {
  pooled: { host: string; port: number };
  direct: { host: string; port: number };
}

/** The ways as they are where nothing stands between. */
export function plainWays({ pooler, proxy }: Site): WaysToDatabase {
  return { pooled: { host: pooler, port: ports.pooler }, direct: { host: proxy, port: ports.database } };
}

/** The environment of one server. All of them share the folder of secrets. */
export function serverEnvironment(
  site: Site,
  { name, address }: Machine,
  { pooled, direct }: WaysToDatabase,
): Record<string, string> {
  return {
    HOST: address,
    PORT: String(ports.server),
    DATABASE_URL: databaseUrl(site, pooled.host, pooled.port, '?prepare=false'),
    DATABASE_DIRECT_URL: databaseUrl(site, direct.host, direct.port),
    DATABASE_READ_URL: databaseUrl(site, site.reading, ports.database),
    DATA_DIR: site.folder(name),
    SECRETS_DIR: site.folder('secrets'),
    TRUSTED_PROXIES: site.proxy,
    PUBLIC_URL: `https://${site.proxy}:${ports.people}`,
  };
}
