import { audit } from '@mandate/contract/entities/audit.ts';
import { job } from '@mandate/contract/entities/job.ts';
import { session } from '@mandate/contract/entities/session.ts';
import { trash } from '@mandate/contract/entities/trash.ts';
import { entity } from '@mandate/contract/facts/entity.ts';
import {
  code,
  initially,
  integer,
  optional,
  reference,
  searched,
  text,
  unique,
} from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { project } from '@mandate/contract/project/project.ts';
import { englishWords as words } from '@mandate/contract/testing/english-words.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import {
  indexFaults,
  listingWordFaults,
  permissionFaults,
  screenFaults,
  screenWordFaults,
  tableFaults,
  trashFaults,
  unknownRegisters,
  wayFaults,
  wordFaults,
} from './inspection-faults.ts';

/** Entities that have no screens of their own. */
const withoutScreens = ['view', 'file', 'note', 'mail-server'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Fails with the file to write next and everything else that is missing. */
function expectNothingMissing(faults: string[]): void {
  const [next, ...others] = faults;
  if (next === undefined) return;
  expect.fail([`Next: ${next}`, ...others.map((fault) => `then: ${fault}`)].join('\n'));
}

const entities = [...knownEntities.values()].map((facts) => [facts.name, facts] as const);
const withScreens = entities.filter(([name]) => !withoutScreens.includes(name));

describe('each entity', () => {
  test.each(entities)('%s has a word for every field and every choice', (_name, facts) => {
    expectNothingMissing(wordFaults(facts, words));
  });

  test.each(entities)('%s has a table that holds what its fields say', async (_name, facts) => {
    expectNothingMissing([...(await tableFaults(database.pool, facts)), ...(await trashFaults(database.pool, facts))]);
  });

  test.each(entities)('%s has a row in the table of permissions', (_name, facts) => {
    expectNothingMissing(permissionFaults(facts));
  });

  test.each(withScreens)('%s has a list and an editor, a way to them, and what they say', (_name, facts) => {
    expectNothingMissing([...screenFaults(facts), ...wayFaults(facts, words), ...screenWordFaults(facts, words)]);
  });
});

test('every register has facts', () => {
  expectNothingMissing(unknownRegisters());
});

test.each([audit, trash, job, session].map((facts) => [facts.name, facts] as const))(
  'the list of %s has a word for all it says',
  (_name, facts) => {
    expectNothingMissing(listingWordFaults(facts, words));
  },
);

test('every filter and every sort of the list of projects has its index', async () => {
  expectNothingMissing(await indexFaults(database.pool, project));
});

test('an entity that nothing was written for is told all it lacks', async () => {
  const vehicle = entity({
    // @ts-expect-error: it has no row in the table of permissions yet.
    name: 'company-vehicle',
    table: 'company_vehicles',
    label: 'plate',
    defaultSort: { field: 'plate', direction: 'asc' },
    fields: {
      code: unique(code({ max: 24 }), 'live'),
      plate: searched(text({ max: 20 })),
      seats: initially(integer({ min: 1, max: 9 }), 5),
      driverId: optional(reference('account')),
    },
    parts: {},
  });
  expect(await tableFaults(database.pool, vehicle)).toEqual(['server/migrations: the table company_vehicles']);
  expect(permissionFaults(vehicle)).toEqual(['contract/src/access/permissions.ts: a row company-vehicle']);
  expect(wordFaults(vehicle, words)).toContain('contract/src/locales/en/records.json: field.companyVehicle.plate');
  expect(screenFaults(vehicle)).toEqual([
    'web/src/features/company-vehicles/company-vehicle-list.tsx',
    'web/src/features/company-vehicles/company-vehicle-editor.tsx',
  ]);

  expect(wayFaults(vehicle, words)).toEqual(['contract/src/registers.ts: an entry company-vehicle']);
  expect(screenWordFaults(vehicle, words)).toContain(
    'contract/src/locales/en/records.json: record.companyVehicle.save',
  );

  await database.pool.query(`create table company_vehicles (
    id uuid primary key, version integer not null, code text not null check (char_length(code) <= 20), plate text check (char_length(plate) <= 20),
    seats text not null, driver_id uuid, tags text[] not null, external_ref text, created_at timestamptz not null, created_by_id uuid,
    updated_at timestamptz not null, updated_by_id uuid, deleted_at timestamptz, deleted_by_id uuid, deletion_id uuid);
    create unique index company_vehicles_code_unique on company_vehicles (code)`);
  expect(await tableFaults(database.pool, vehicle)).toEqual(
    [
      'company_vehicles.code lacks check (char_length(code) <= 24)',
      'company_vehicles.plate must not be nullable',
      'company_vehicles.seats is text: not fit for integer',
      'company_vehicles.external_ref lacks check (char_length(external_ref) <= 80)',
      'company_vehicles.search_text is missing',
      'company_vehicles.driver_label is missing',
      'company_vehicles_code_unique covers the wrong records',
      'the unique index company_vehicles_external_ref_unique',
    ].map((fault) => `server/migrations: ${fault}`),
  );
  expect(await indexFaults(database.pool, vehicle)).toContain(
    'server/migrations: company_vehicles needs an index of driver_label, id',
  );
});
