import type { Header } from '../file/backup-header.ts';
import { type Manifest, rowsOf } from '../file/manifest.ts';

const figure = (value: number) => value.toLocaleString('en');

/** What a backup holds, as lines for people. */
export function backupSummary({ product, at, migrations, keyId, installation }: Header, manifest: Manifest): string[] {
  const { tables, money, audit, attachments, sealedTexts } = manifest;
  const sums = (what: string, of: Record<string, string>) =>
    Object.entries(of).map(([currency, amount]) => `${what} ${amount} ${currency}`);
  return [
    `Made by Mandate ${product} of the installation ${installation} on ${at}, with the key ${keyId}.`,
    `${migrations.length} migrations, the last ${migrations.at(-1)?.name}.`,
    `${figure(rowsOf(manifest))} rows in ${Object.keys(tables).length} tables.`,
    ...Object.entries(tables).map(([name, { rows }]) => `  ${name.padEnd(24)} ${figure(rows).padStart(11)}`),
    ...sums('Contract net', money.contractNet),
    ...sums('Planned cost', money.plannedCost),
    ...sums('Net of lines', money.lineNet),
    `Head of the audit ${audit.id}:${audit.hash}`,
    `${figure(attachments.files)} attachments, ${figure(attachments.bytes)} bytes; ${figure(sealedTexts)} sealed texts.`,
  ];
}
