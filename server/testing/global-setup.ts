import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { connectionOf } from '../src/database/connection/connect.ts';
import { openEmbedded } from '../src/database/embedded/embedded.ts';
import { application } from '../src/database/embedded/embedded-application.ts';
import { superuserConnection } from '../src/database/embedded/open-keeper.ts';
import { migrate } from '../src/database/migrate.ts';
import { onDatabase, runOn } from './database/on-server.ts';
import { recordedLog } from './recorded-log.ts';
import { makeTestFolder, removeStaleTestFolders, removeTestFolder } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made, and the migrated one they are copied from. */
    testServer: { connection: ClientConfig; template: string };
  }
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * Once a run: a PostgreSQL (the built-in one, or that of TEST_DATABASE_URL or DATABASE_URL, whose role must be allowed
 * to create databases) with a migrated database that every test file copies. Gives what ends all of it.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  await removeStaleTestFolders();
  const url = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const server = url ? { connection: connectionOf(url), close: async () => undefined } : await openBuiltIn();
  const template = `mandate_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  try {
    await runOn(server.connection, `create database ${template}`);
    await migrate(onDatabase(server.connection, template), migrations, recordedLog());
  } catch (error) {
    await server.close();
    throw error;
  }
  project.provide('testServer', { connection: server.connection, template });
  return async () => {
    await dropAll(server.connection, template);
    await server.close();
  };
}

async function openBuiltIn() {
  const folder = await makeTestFolder();
  const embedded = await openEmbedded({ dir: folder, log: recordedLog() });
  const { host = '', port = 0 } = embedded.connection;
  // Test databases may be lost with the machine, so their commits need not wait for the disk.
  await runOn(
    superuserConnection({ folder: host, port }),
    `alter role ${application} createdb; alter role ${application} set synchronous_commit = off`,
  );
  const close = async () => {
    await embedded.close();
    await removeTestFolder(folder);
  };
  return { connection: embedded.connection, close };
}

/** Test files drop their own; a file that was cut off did not. */
async function dropAll(connection: ClientConfig, template: string): Promise<void> {
  const left = await runOn(
    connection,
    `select datname as name from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { name } of left) await runOn(connection, `drop database if exists ${name} with (force)`);
}
