import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type AuditEvent, actorOf } from '../../calls/audit.ts';
import { callOf } from '../../calls/call.ts';
import type { Connected } from '../../database/connection/connect.ts';
import { refuse } from '../../http/refusal.ts';
import { replyInEnvelopes } from '../../http/replies/reply.ts';
import { noBody } from '../../http/requests/no-body.ts';
import type { KeyRing } from '../../secrets/key-ring.ts';
import { backupPath } from './file/backup-path.ts';
import { findBackupState } from './find-backup-state.ts';
import { roomToLeave } from './leave-room.ts';
import { makeBackup } from './make-backup.ts';

/** What backups are made with while the product runs. */
export interface BackupPlace {
  /** An absolute path. */
  folder: string;
  ring: KeyRing;
  /** The folder of the built-in database, and the bytes that are to stay free on its disk; null where another server keeps the data. */
  builtIn: { dataDir: string; diskReserve: number } | null;
}

/** So long the call waits for a backup, in ms; that of a new firm is made by then. */
const waited = 8_000;

const tags = ['backup'];
const state = z.object({
  isUnderWay: z.boolean(),
  last: z
    .object({ file: z.string().nullable(), at: z.string(), isDone: z.boolean(), bytes: z.number().nullable() })
    .nullable(),
  folder: z.string(),
});
const response = { 200: envelopeOf(state) };

/** How it stands with backups, and the making of one. No transaction goes on meanwhile: it reads on a connection of its own. */
export function backupRoutes(
  database: Pick<Connected, 'db' | 'pool'>,
  { folder, ring, builtIn }: BackupPlace,
): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    replyInEnvelopes(app);
    const stopping = new AbortController();
    app.addHook('preClose', async () => stopping.abort());
    app.get(
      '/backup/get',
      { config: { allow: { entity: 'backup', verb: 'read' } }, schema: { tags, response } },
      (request) => findBackupState(callOf(request).db, folder),
    );
    app.post(
      '/backup/make',
      {
        config: { allow: { entity: 'backup', verb: 'create' } },
        schema: { tags, body: noBody, response },
      },
      async (request) => {
        const { db } = callOf(request);
        const found = await findBackupState(db, folder);
        if (found.isUnderWay) return found;
        const made = make(actorOf(callOf(request))).catch((error: unknown) => {
          request.log.warn({ err: error }, 'the backup that was asked for was not made');
          return null;
        });
        // Whoever asked need not stay for a large one: it goes on, and the next look tells how it ended.
        if ((await Promise.race([made, sleep(waited, 'later', { ref: false })])) === null) refuse('backupNotMade');
        return findBackupState(db, folder);
      },
    );

    async function make(actor: Omit<AuditEvent, 'action'>): Promise<void> {
      const file = await backupPath(null, folder);
      const keepFree = builtIn ? await roomToLeave(path.dirname(file), builtIn.dataDir, builtIn.diskReserve) : 0;
      const quiet = { say: () => undefined, signal: stopping.signal };
      await makeBackup(file, { database, ring, keepFree, actor, ...quiet });
    }
  };
}
