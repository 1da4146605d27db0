import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backup, openBackup, readToEnd } from '../../src/features/backup/file/open-backup.ts';
import { makeBackup } from '../../src/features/backup/make-backup.ts';
import { pauseMail, restoreInto } from '../../src/features/backup/restore/restore-backup.ts';
import { type KeyRing, ringOf } from '../../src/secrets/key-ring.ts';
import { type Person, signIn } from '../callers/people.ts';
import { type ProjectRecord, saveProject, work } from '../callers/records.ts';
import { sendForm } from '../callers/send-file.ts';
import { recordedLog } from '../recorded-log.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** A firm of which a backup is made, and what is needed to restore it elsewhere. */
export interface Drill {
  app: TestApp;
  admin: Person;
  ring: KeyRing;
  /** A folder for files, gone when the drill is closed. */
  dir: string;
  /** Where the backup is. */
  file: string;
  /** A project with lines and an attachment. */
  project: ProjectRecord;
  /** The password of the mail server, and where it is sealed. */
  secret: string;
  secretPlace: string;
  backUp(): Promise<void>;
  open(from: string, keys?: KeyRing): Promise<Backup>;
  /** Restores as the command does: the whole file is read before anything is touched. */
  restore(from: string, place: TestDatabase, keys?: KeyRing): Promise<void>;
  close(): Promise<void>;
}

/** What backups and restores are made with: nobody listens, nobody stops them. */
export const undisturbed = { log: recordedLog(), say: () => {}, signal: new AbortController().signal };

/** Starts a product with a firm in it. Its backup is made by `backUp`. */
export async function startDrill(): Promise<Drill> {
  const app = await startTestApp();
  const ring = ringOf(app.ring);
  const admin = await signIn(app, 'ADMIN');
  const dir = await mkdtemp(path.join(tmpdir(), 'mandate-backup-'));
  const file = path.join(dir, 'drill.backup');
  const project = await saveProject(admin, {
    name: 'Tab\tbreak \\N “é”',
    lines: [work(), work({ quantity: '3', unitCost: '7.25' })],
  });
  const fields = { entity: 'project', recordId: project.id, kind: 'other' };
  await sendForm(app, admin, '/file/save', 'notes.txt', randomBytes(200_000).toString('hex'), fields);
  const { rows } = await app.database.pool.query('select id from mail_servers');
  const [secret, secretPlace] = ['a password of the mail server', `mail_servers/${rows[0].id}/secret`];
  await app.database.pool.query('update mail_servers set secret = $1', [app.seal.seal(secret, secretPlace)]);
  const open = (from: string, keys = ring) => openBackup(from, { ring: keys, secretsDir: '/srv/secrets' });
  return {
    app,
    admin,
    ring,
    dir,
    file,
    project,
    secret,
    secretPlace,
    async backUp() {
      await makeBackup(file, { database: app.database, ring, keepFree: 0, ...undisturbed });
    },
    open,
    async restore(from, place, keys) {
      const backup = await open(from, keys);
      try {
        await readToEnd(backup.parts());
        const source = { migrations: backup.header.migrations, parts: () => backup.parts(), settle: pauseMail };
        await restoreInto(place, source, undisturbed);
      } finally {
        await backup.close();
      }
    },
    async close() {
      await app.close();
      await rm(dir, { recursive: true });
    },
  };
}

/** The sentence a work is refused with. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'it was done',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

/** How many rows a table has. */
export async function rowsIn(place: TestDatabase, table: string): Promise<number> {
  return Number((await place.pool.query(`select count(*) from ${table}`)).rows[0].count);
}
