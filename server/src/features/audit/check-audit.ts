import type { Database } from '../../database/database.ts';
import type { Fault, Head } from './check-chain.ts';
import { verifyAudit } from './verify-audit.ts';

/** What is wrong with a row, as a clause. */
export const faultSentences: Record<Fault, string> = {
  rowChanged: 'it was changed after it was written',
  rowMissing: 'it was taken out',
  notLinked: 'it does not follow the row before it',
  historyChanged: 'the entry of the history it names was changed',
  historyMissing: 'the entry of the history it names was taken out',
  tailMissing: 'it and what came after it were taken out',
  headDiffers: 'the chain should end here, and does not',
  keptHeadDiffers: 'it is not the row whose hash was kept',
};

/** Verifies the audit and says in a clause what is wrong with it first, if anything. @param kept a head written down earlier */
export async function checkAudit(db: Database, kept: Head | null): Promise<{ rows: number; fault: string | null }> {
  // A chain without rows has no row whose hash could have been kept.
  const { rows, broken } = await verifyAudit(db, kept?.id === 0 ? null : kept);
  return { rows, fault: broken && `the audit is broken at row ${broken.id}: ${faultSentences[broken.fault]}` };
}
