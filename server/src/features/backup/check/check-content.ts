import type { Connected } from '../../../database/connection/connect.ts';
import type { Database } from '../../../database/database.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import type { Manifest } from '../file/manifest.ts';
import { sealedTexts } from '../file/sealed-texts.ts';
import { openMaintenance } from '../maintenance-client.ts';
import type { Program } from '../program.ts';
import { checkAttachments } from './check-attachments.ts';
import { checkTotals } from './check-totals.ts';

/** Checks the audit, from another room: its rows, and what is wrong first, as a clause. @param kept a head written down earlier */
export type CheckAudit = (
  db: Database,
  kept: Manifest['audit'] | null,
) => Promise<{ rows: number; fault: string | null }>;

/** What a database is checked with. */
export interface Checking extends Program {
  checkAudit: CheckAudit;
  seal: Seal;
  /** Of how many projects totals are recomputed; null: of all. */
  projects: number | null;
}

/**
 * Looks whether what a database holds is as it was written: the audit and the history it names, totals of projects, attachments, sealed
 * texts. Others may go on writing meanwhile. Says what it found.
 * @param kept where the audit ended when it was saved
 * @returns what is wrong, the first of each kind, as clauses
 */
export async function checkContent(
  { db, pool }: Connected,
  { checkAudit, seal, projects, ...program }: Checking,
  kept: Manifest['audit'] | null = null,
): Promise<string[]> {
  const { say } = program;
  const faults: string[] = [];
  const tell = (right: string, fault: string | null) => {
    say(fault === null ? right : `${right}, then ${fault}`);
    if (fault !== null) faults.push(fault);
  };
  const audit = await checkAudit(db, kept);
  tell(`audit: ${audit.rows} rows are as they were written`, audit.fault);
  const { client, end } = await openMaintenance(pool);
  try {
    await client.query('begin isolation level repeatable read, read only');
    const totals = await checkTotals(client, projects, program);
    tell(`totals: ${totals.projects} projects come to what is stored`, totals.fault);
    const attachments = await checkAttachments(client, program);
    tell(`attachments: ${attachments.contents} are as they were kept`, attachments.fault);
    const sealed = await sealedTexts.openAll(client, seal);
    tell(`sealed texts: ${sealed.opened} open`, sealed.fault);
    return faults;
  } finally {
    await end();
  }
}
