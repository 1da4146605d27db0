import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ParameterRecord, parameterOf, set } from '../../../testing/callers/parameters.ts';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterAll(() => app.close());

/** Sets values by key, on the versions there are. */
async function setAll(person: Person, values: Record<string, unknown>) {
  const sent = [];
  for (const [key, value] of Object.entries(values))
    sent.push({ key, value, version: (await parameterOf(people.SA, key)).version });
  return person.post<ParameterRecord[]>('/parameter/save-values', { values: sent });
}

const valueNow = async (key: string) => (await parameterOf(people.SA, key)).value;

test('several parameters are set in one act, and the history of each tells it', async () => {
  const reply = await setAll(people.ADMIN, { 'company.country': 'DE', 'company.city': 'Leipzig' });
  expect(reply.status).toBe(200);
  expect(reply.data.map(({ key, value }) => [key, value])).toEqual([
    ['company.country', 'DE'],
    ['company.city', 'Leipzig'],
  ]);
  const { data } = await people.ADMIN.get<{ rows: unknown[] }>(`/parameter/history/${reply.data[1]?.id}`);
  expect(data.rows).toHaveLength(1);
});

test('a number of the firm is kept in its own form, and judged by the country set with it', async () => {
  const reply = await setAll(people.ADMIN, {
    'company.country': 'DE',
    'company.vatNumber': 'de 136 695 976',
    'company.iban': 'DE89 3704 0044 0532 0130 00',
  });
  expect(reply.data.map(({ value }) => value)).toEqual(['DE', 'de 136 695 976', 'DE89370400440532013000']);
  const refused = await setAll(people.ADMIN, {
    'company.vatNumber': 'DE136695977',
    'company.iban': 'DE89370400440532013001',
  });
  expect(refused.fieldCodes.sort()).toEqual(['company.iban ibanNotValid', 'company.vatNumber vatNumberNotValid']);
  const formless = await setAll(people.ADMIN, { 'company.iban': 'nothing of an account' });
  expect(formless.fieldCodes).toEqual(['company.iban ibanNotValid']);
});

test('one wrong value keeps all of them from being set, each told at its key', async () => {
  await set(people.ADMIN, 'company.city', 'Leipzig');
  const reply = await setAll(people.ADMIN, {
    'company.city': 'Halle',
    'company.name': 'x'.repeat(161),
    'people.hoursPerDay': '25',
    'numbering.place': 'no counter',
  });
  expect(reply.status).toBe(400);
  expect(reply.fieldErrors.map(({ field }) => field).sort()).toEqual([
    'company.name',
    'numbering.place',
    'people.hoursPerDay',
  ]);
  expect(await valueNow('company.city')).toBe('Leipzig');
});

test('values that must agree may change together', async () => {
  const refused = await setAll(people.SA, { 'money.baseCurrency': 'NOK' });
  expect(refused.fieldCodes).toEqual(['money.baseCurrency currencyNotInUse']);
  const reply = await setAll(people.SA, { 'money.baseCurrency': 'NOK', 'money.enabledCurrencies': ['NOK', 'EUR'] });
  expect(reply.status).toBe(200);
  expect(await valueNow('money.baseCurrency')).toBe('NOK');
});

test('what only an SA sets is refused to an ADMIN at its key, and what an ADMIN may not see is answered as if it were not there', async () => {
  const reply = await setAll(people.ADMIN, { 'money.baseCurrency': 'EUR', 'company.city': 'Berlin' });
  expect(reply.fieldCodes).toEqual(['money.baseCurrency notPermitted']);
  const hidden = await setAll(people.ADMIN, { 'security.signUpMode': 'closed' });
  const unknown = await people.ADMIN.post('/parameter/save-values', {
    values: [{ key: 'no.such', version: 1, value: 1 }],
  });
  expect(hidden.fieldCodes).toEqual(['security.signUpMode recordNotFound']);
  expect(unknown.fieldCodes).toEqual(['no.such recordNotFound']);
  expect((await setAll(people.EDITOR, { 'company.city': 'Berlin' })).status).toBe(403);
  expect(await valueNow('company.city')).not.toBe('Berlin');
});

test('what somebody else changed meanwhile is told with both values, and nothing is set; the same again is no change', async () => {
  const [city, name] = [await parameterOf(people.SA, 'company.city'), await parameterOf(people.SA, 'company.name')];
  await set(people.SA, 'company.city', 'Dresden');
  const values = [
    { key: 'company.name', version: name.version, value: 'Halberd & Lane' },
    { key: 'company.city', version: city.version, value: 'Jena' },
  ];
  const reply = await people.ADMIN.post<{ key: string; conflicts: unknown[]; changedBy: string }>(
    '/parameter/save-values',
    { values },
  );
  expect(reply).toMatchObject({ status: 409, errorCode: 'recordChangedByOther' });
  expect(reply.data).toMatchObject({
    key: 'company.city',
    changedBy: people.SA.fullName,
    conflicts: [{ field: 'value', theirs: 'Dresden', yours: 'Jena' }],
  });
  expect(await valueNow('company.name')).toBe(name.value);
  const before = (await parameterOf(people.SA, 'company.city')).version;
  expect((await setAll(people.ADMIN, { 'company.city': 'Dresden' })).status).toBe(200);
  expect((await parameterOf(people.SA, 'company.city')).version).toBe(before);
});

test('a key named twice, an unknown word and nothing at all are refused', async () => {
  const one = { key: 'company.city', version: 1, value: 'Jena' };
  const twice = await people.ADMIN.post('/parameter/save-values', { values: [one, one] });
  expect(twice.fieldCodes).toEqual(['values.1.key valueNotAllowed']);
  expect((await people.ADMIN.post('/parameter/save-values', { values: [] })).status).toBe(400);
  const strange = await people.ADMIN.post('/parameter/save-values', { values: [{ ...one, label: 'Town' }] });
  expect(strange.fieldCodes).toEqual(['values.0.label fieldUnknown']);
});
