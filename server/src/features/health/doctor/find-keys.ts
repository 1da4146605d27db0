import { join } from 'node:path';
import { mailServerId } from '@mandate/contract/entities/mail-server.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { mailSecretPlace } from '../../../mail/mail-settings.ts';
import { KeysRefused, readKeys } from '../../../secrets/keys.ts';
import { existingSecretKeys } from '../../../secrets/rings.ts';
import { type Seal, SealBroken, sealWith } from '../../../secrets/sealed.ts';
import { keyFiles } from './find-folders.ts';
import { type Finding, finding } from './finding.ts';

/** What was found of the keys, and the seal they make; null where there is none. */
export interface FoundKeys {
  found: Finding;
  seal: Seal | null;
}

/**
 * Whether the keys can be read, and open what is sealed.
 * @param db null where it cannot be asked what is sealed
 */
export async function findKeys({ secretsDir }: Config, db: Database | null): Promise<FoundKeys> {
  const sealed = db === null ? null : await mailSecret(db);
  const said = (...rest: [Parameters<typeof finding>[1], Finding['params']?]) => finding('keys', ...rest);
  try {
    const files = await keyFiles(secretsDir);
    if (files.length === 0) return { found: said(sealed === null ? 'keysMissing' : 'keysLost'), seal: null };
    for (const name of files) readKeys(join(secretsDir, name));
    const seal = sealWith(existingSecretKeys(secretsDir));
    if (sealed !== null) seal.open(sealed, mailSecretPlace);
    return { found: said('keysGood'), seal };
  } catch (error) {
    if (error instanceof SealBroken) return { found: said('keysDoNotOpen'), seal: null };
    if (error instanceof KeysRefused) return { found: said('keysRefused', { reason: error.message }), seal: null };
    throw error;
  }
}

/** The sealed password of the mail server. */
async function mailSecret(db: Database): Promise<string | null> {
  const text = 'select secret from mail_servers where id = $1';
  const [row] = await run<{ secret: string | null }>(db, text, [mailServerId]);
  return row?.secret ?? null;
}
