import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { leftOut, savedTables } from './saved-tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('every table', () => {
  test('is saved, or is named with the reason why it is not', async () => {
    const { rows } = await app.database.pool.query<{ name: string; kind: string }>(
      `select relname as name, relkind as kind from pg_class where relnamespace = current_schema()::regnamespace
       and relkind not in ('i', 'S', 'v', 'c', 't')`,
    );
    const client = await app.database.pool.connect();
    const saved = (await savedTables(client)).map(({ name }) => name);
    client.release();
    const known = new Set([...saved, ...Object.keys(leftOut)]);
    expect(rows.filter(({ name, kind }) => kind !== 'r' || !known.has(name))).toEqual([]);
    expect(saved.filter((name) => name in leftOut)).toEqual([]);
    const names = rows.map(({ name }) => name);
    expect(Object.keys(leftOut).filter((name) => name !== 'restore_under_way' && !names.includes(name))).toEqual([]);
  });

  test('that is saved refers to none that is not', async () => {
    const { rows } = await app.database.pool.query(
      `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
       where contype = 'f' and confrelid::regclass::text = any($1) and not conrelid::regclass::text = any($1)`,
      [Object.keys(leftOut)],
    );
    expect(rows).toEqual([]);
  });
});
