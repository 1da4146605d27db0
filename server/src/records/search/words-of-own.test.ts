import { afterAll, beforeAll, expect, test } from 'vitest';
import { inLanguage, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let german: Person;
let english: Person;

beforeAll(async () => {
  app = await startTestApp();
  german = await inLanguage(app, await signIn(app, 'ADMIN', 'German'), 'de-AT');
  english = await signIn(app, 'ADMIN', 'English');
});
afterAll(() => app.close());

async function keys(person: Person, search: string): Promise<unknown[]> {
  const { rows } = await grid(person, 'parameter', { search, sort: [{ field: 'key', direction: 'asc' }] });
  return rows.map(({ key }) => key);
}

test('parameters of the product are found by what they are called and for in the language they are shown in', async () => {
  expect(await keys(german, 'basiswahrung')).toEqual(['money.baseCurrency']);
  expect(await keys(german, 'Wechselkurse rechnen')).toEqual(['money.baseCurrency']);
  expect(await keys(german, 'base currency Basis')).toEqual(['money.baseCurrency']);
  expect(await keys(german, '%')).toEqual(await keys(english, '%'));
  expect(await keys(english, 'Basiswährung')).toEqual([]);
});

test('what other records are called has nothing to do with them', async () => {
  expect((await grid(german, 'place', { search: 'Basiswährung' })).rows).toEqual([]);
  const { data } = await german.get<{ groups: { entity: string; records: { code: string; label: string }[] }[] }>(
    `/search/find?q=${encodeURIComponent('Mindestmarge')}`,
  );
  expect(data.groups.map(({ entity, records }) => [entity, records.map(({ code, label }) => [code, label])])).toEqual([
    ['parameter', [['money.marginFloorPercent', 'Mindestmarge']]],
  ]);
});
