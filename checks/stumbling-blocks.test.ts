import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stumblingBlocks } from './stumbling-blocks.ts';

const folder = join(import.meta.dirname, '..', 'server', 'migrations');

describe('a migration', () => {
  test('leaves servers of the version before able to work, each of them', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(names.length).toBeGreaterThan(20);
    expect(names.flatMap((name) => stumblingBlocks(name, readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  });

  test.each([
    ['drop table places', 'it is still asked for'],
    ['alter table places drop column name', 'it is still read and written'],
    ['ALTER TABLE places\n  RENAME COLUMN name TO title', 'it is still asked for by its old name'],
    ['alter table places alter column floors type bigint', 'it is still written in its old form'],
    ['alter table places alter floors set not null', 'rows are still written without it'],
    ['alter table places alter column floors drop default', 'rows are still written without it'],
    ['alter table places add column floors integer not null', 'give it a default'],
    ['alter table places add check (floors > 0)', 'rows are still written that it refuses'],
    ['create unique index on places (name)', 'rows are still written that it refuses'],
  ])('is refused that says "%s"', (statement, why) => {
    expect(stumblingBlocks('0999-planted.sql', `-- Why.\n${statement};`)).toEqual([expect.stringContaining(why)]);
  });

  test.each([
    'alter table places add column floors integer',
    'alter table places add column floors integer not null default 1',
    'create index on places (floors)',
    'create table rooms (id uuid primary key); alter table rooms add constraint unlike unique (id); create unique index on rooms (id)',
    '-- What a room is; one without a name is none.\ncreate table rooms (id uuid); create unique index on rooms (id)',
    "create function f() returns void language sql as $$ drop table places $$; comment on table places is 'rename'",
    '-- Older servers: never read it since the version before.\nalter table places drop column floors',
  ])('is fine that says "%s"', (sql) => {
    expect(stumblingBlocks('0999-planted.sql', sql)).toEqual([]);
  });
});
