/** What of a lock file is looked at. */
interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'win32'];
const processors = ['arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The packages for single platforms that a lock file does not name although others ask for them. `npm ci` refuses such a lock file;
 * npm writes one when the registry it asked did not have the package for some platform.
 * @returns name and version of each
 */
export function missingPlatforms({ packages }: LockFile): { name: string; version: string; isDev: boolean }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const isNamed = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
      return isNamed ? [] : [{ name, version, isDev: dev }];
    }),
  );
}

/** The lock file with an entry for each missing platform, read off its name; such a package is never fetched on another platform. */
export function completedLockFile(lock: LockFile): LockFile {
  const packages = { ...lock.packages };
  for (const { name, version, isDev } of missingPlatforms(lock)) {
    const words = name.split(/[/-]/);
    const cpu = processors.find((each) => words.includes(each)) ?? 'arm';
    const os = systems.find((each) => words.includes(each));
    if (os === undefined) throw new Error(`${name} names no platform that is known here`);
    packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(isDev && { dev: true }),
      ...(os === 'linux' && { libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] }),
      optional: true,
      os: [os],
    };
  }
  return {
    ...lock,
    packages: Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
