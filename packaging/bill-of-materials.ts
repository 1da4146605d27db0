import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readLicences } from '../checks/licence-exceptions.ts';
import { carriedWorks } from './carried-works.ts';

/** What of a CycloneDX file is read and completed here. */
export interface Bill {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** One package, or a work inside of one. */
export interface Component {
  'bom-ref'?: string;
  name: string;
  version: string;
  type: string;
  purl?: string;
  licenses?: { license: { id: string } | { name: string } }[];
  properties?: { name: string; value: string }[];
  components?: Component[];
}

/** Workspaces that test and measure the product, and a compiler some package would use if it were there: packaging/install.sh leaves it out. */
const leftOut = /^(@mandate\/(e2e|bench)|typescript|@typescript\/.+)$/;

/**
 * What ships of a source tree, for every platform: the packages of its lock file that do not only build or test, as npm lists them, and the
 * works inside them that npm does not know of.
 */
export function billOfMaterials(tree: string): Bill {
  // Not without development, as npm does it where NODE_ENV is production: it then leaves out whatever a test needs too, `pg` and `react` among it.
  // It marks what is there for development alone.
  const asked = ['sbom', '--package-lock-only', '--include=dev', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const bill: Bill = JSON.parse(execFileSync('npm', asked, { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  // npm takes it from the name of the folder.
  bill.metadata.component.name = 'mandate';
  const ships = bill.components.filter((one) => !isForDevelopment(one) && !leftOut.test(packageOf(one)));
  const refs = new Set([bill.metadata.component, ...ships].map((one) => one['bom-ref']));
  return {
    ...bill,
    components: ships.map(withLicence).map((component) => {
      const works = carriedWorks(packageOf(component), join(tree, 'node_modules'));
      if (works.length === 0) return component;
      return { ...component, components: works.map(({ name, version, licence }) => workOf(name, version, licence)) };
    }),
    dependencies: bill.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

/** The name of the package with its scope, which npm leaves out of the name of a workspace. */
export function packageOf({ purl = '' }: Component): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''));
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
}

/** A package with what its own file says, where npm knows nothing of its licence. */
function withLicence(component: Component): Component {
  const id = readLicences[packageOf(component)];
  return component.licenses || id === undefined ? component : { ...component, licenses: [{ license: { id } }] };
}

function workOf(name: string, version: string, licence: string | undefined): Component {
  if (licence === undefined) return { type: 'library', name, version };
  const license = licence.startsWith('LicenseRef-') ? { name: licence } : { id: licence };
  return { type: 'library', name, version, licenses: [{ license }] };
}
