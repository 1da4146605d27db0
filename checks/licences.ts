import satisfies from 'spdx-satisfies';
import { type LicenceException, licenceExceptions, readLicences } from './licence-exceptions.ts';

/** What of a lock file says under which licence a package is. */
interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** What the check found: how many packages were looked at, and a sentence for each that may not be there. */
export interface Licences {
  readonly packages: number;
  readonly refused: readonly string[];
}

/** Licences under which anything may be used and passed on with its notice alone; as SPDX names them. */
const permissive = [
  'MIT',
  'MIT-0',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'ISC',
  'BlueOak-1.0.0',
  'CC0-1.0',
];

/**
 * Judges every package of a lock file by its licence: a permissive one, or the one of an exception that has a reason. Of licences joined by
 * OR one is enough, of those joined by AND each counts. A package whose licence nobody knows is refused.
 */
export function checkLicences({ packages }: LockFile): Licences {
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const refused = foreign.flatMap(([path, locked]) => {
    const name = nameOf(path);
    const licence = locked.license ?? licenceOfWhole(name, locked, packages) ?? readLicences[name];
    const isBuildOnly = locked.dev === true;
    return isAllowed(licence, [...permissive, ...exceptionsFor(name, isBuildOnly).map((one) => one.licence)])
      ? []
      : [
          `${name} is under ${licence ?? 'no licence that is known'}, ${isBuildOnly ? 'and builds or tests' : 'and ships'}.`,
        ];
  });
  return { packages: foreign.length, refused };
}

/** Exceptions no package of a lock file is left for. */
export function exceptionsLeftOver({ packages }: LockFile): LicenceException[] {
  const names = Object.keys(packages).map(nameOf);
  return licenceExceptions.filter((exception) => !names.some((name) => isFor(exception, name)));
}

function exceptionsFor(name: string, isBuildOnly: boolean): LicenceException[] {
  return licenceExceptions.filter((exception) => isFor(exception, name) && (exception.ships || isBuildOnly));
}

function isFor({ name }: LicenceException, wanted: string): boolean {
  return name.endsWith('*') ? wanted.startsWith(name.slice(0, -1)) : wanted === name;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * The licence of the package that has this one for a single platform. The lock file knows nothing else of a platform that was never fetched
 * where it was written.
 */
function licenceOfWhole(name: string, { optional }: LockedPackage, packages: LockFile['packages']): string | undefined {
  if (!optional) return undefined;
  return Object.values(packages).find(({ optionalDependencies = {} }) => name in optionalDependencies)?.license;
}

function isAllowed(licence: string | undefined, allowed: string[]): boolean {
  try {
    return licence !== undefined && satisfies(licence, allowed);
  } catch {
    // Words such as "SEE LICENSE IN …" are no expression: somebody has to read what they mean.
    return false;
  }
}
