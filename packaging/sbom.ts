import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';

/** `npm run sbom [-- <file>]`: writes what ships as CycloneDX, by default into `sbom.cdx.json` of the source tree. */
const tree = join(import.meta.dirname, '..');
const file = process.argv[2] ?? join(tree, 'sbom.cdx.json');
const bill = billOfMaterials(tree);
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
process.stdout.write(`${file}: ${bill.components.length} packages\n`);
