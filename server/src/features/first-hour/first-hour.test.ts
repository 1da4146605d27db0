import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BackupState, FirstHour, FirstHourStep, StepState } from '@mandate/contract/overview/first-hour.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parameterOf, set } from '../../../testing/callers/parameters.ts';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeEach(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterEach(() => app.close());

async function hour(person: Person = people.SA): Promise<FirstHour> {
  return (await person.get<FirstHour>('/first-hour/get')).data;
}

async function stateOf(step: FirstHourStep): Promise<StepState | undefined> {
  return (await hour()).steps.find((each) => each.step === step)?.state;
}

describe('a firm without data', () => {
  test('has eight open steps for who may do them, and nobody else hears of them', async () => {
    for (const role of ['SA', 'ADMIN'] as const) {
      const found = await hour(people[role]);
      expect(found).toMatchObject({ isOpen: true, hasProjects: false });
      expect(found.steps.map(({ state }) => state)).toEqual(Array(8).fill('open'));
    }
    for (const role of ['EDITOR', 'GUEST'] as const) {
      expect((await people[role].get('/first-hour/get')).status).toBe(403);
      expect((await people[role].post('/first-hour/end', {})).status).toBe(403);
    }
  });

  test('is done with a step when the data say so, and open again when they do not any more', async () => {
    await savePersonnel(people.ADMIN);
    expect(await stateOf('people')).toBe('done');
    const category = await saved<{ id: string }>(people.ADMIN, 'service-category', { name: 'Consulting' });
    const made = { name: 'Day of work', categoryId: category.id, unitPrice: '900' };
    const { id } = await saved<{ id: string }>(people.ADMIN, 'service', made);
    expect(await stateOf('services')).toBe('done');
    await people.ADMIN.del(`/service/remove/${id}`);
    expect(await stateOf('services')).toBe('open');
    await saved(people.ADMIN, 'tax-rate', { code: 'DE19', name: 'Germany 19 %', percent: '19' });
    expect(await stateOf('taxes')).toBe('done');
    for (const [key, value] of [
      ['company.name', 'Halberd & Lane'],
      ['company.country', 'DE'],
      ['company.addressLine1', 'Kastanienallee 18'],
    ] as const)
      await set(people.ADMIN, key, value);
    expect(await stateOf('firm')).toBe('open');
    await set(people.ADMIN, 'company.city', 'Leipzig');
    expect(await stateOf('firm')).toBe('done');
    await saveProject(people.ADMIN);
    expect((await hour()).hasProjects).toBe(true);
  });

  test('skips a step, agrees with what it came with, and what is done counts as done all the same', async () => {
    await people.ADMIN.post('/first-hour/skip', { step: 'people' });
    expect(await stateOf('people')).toBe('skipped');
    await savePersonnel(people.ADMIN);
    expect(await stateOf('people')).toBe('done');
    const { data } = await people.ADMIN.post<FirstHour>('/first-hour/agree', { step: 'money' });
    expect(data.steps.find(({ step }) => step === 'money')?.state).toBe('done');
    const refused = await people.ADMIN.post('/first-hour/agree', { step: 'services' });
    expect(refused.fieldCodes).toHaveLength(1);
    expect((await people.ADMIN.post('/first-hour/skip', { step: 'tea' })).status).toBe(400);
  });

  test('keeps what two people mark at once', async () => {
    const marks = ['people', 'services', 'mail', 'backup'] as const;
    await Promise.all(
      marks.map((step, at) => people[at % 2 === 0 ? 'SA' : 'ADMIN'].post('/first-hour/skip', { step })),
    );
    for (const step of marks) expect(await stateOf(step)).toBe('skipped');
  });

  test('is over for good once no step is open, also when its data go', async () => {
    const person = await savePersonnel(people.ADMIN);
    for (const step of ['firm', 'money', 'taxes', 'numbering', 'services', 'mail', 'backup'] as const)
      await people.ADMIN.post('/first-hour/skip', { step });
    expect((await hour()).isOpen).toBe(false);
    await people.ADMIN.del(`/personnel/remove/${person.id}`);
    expect(await hour()).toMatchObject({ isOpen: false });
  });

  test('is over when the rest is skipped, twice is no different from once', async () => {
    for (const _ of [1, 2]) {
      const { data } = await people.ADMIN.post<FirstHour>('/first-hour/end', {});
      expect(data.isOpen).toBe(false);
      expect(data.steps.map(({ state }) => state)).toEqual(Array(8).fill('skipped'));
    }
  });
});

test('a firm that began with the sample has no first hour', async () => {
  await app.database.pool.query(`insert into product_facts (key, value) values ('sample.loaded', '{}')`);
  expect((await hour()).isOpen).toBe(false);
});

describe('the first backup', () => {
  test('is made by an SA alone, who learns where it is, and ends its step', async () => {
    const before = (await people.SA.get<BackupState>('/backup/get')).data;
    expect(before).toMatchObject({ isUnderWay: false, last: null });
    const { data, status } = await people.SA.post<BackupState>('/backup/make', {});
    expect(status).toBe(200);
    expect(data.last).toMatchObject({ isDone: true, file: expect.stringMatching(/^mandate-.*\.backup$/) });
    expect(existsSync(path.join(data.folder, data.last?.file ?? ''))).toBe(true);
    expect(await stateOf('backup')).toBe('done');
    expect((await people.ADMIN.post('/backup/make', {})).status).toBe(403);
    expect((await people.ADMIN.get('/backup/get')).status).toBe(403);
    expect(await hour(people.ADMIN)).not.toHaveProperty('folder');
  });

  test('says so when its folder cannot be written', async () => {
    const other = await startTestApp({ backupsDir: path.join(process.execPath, 'within a file') });
    try {
      const { SA } = await everyRole(other);
      const refused = await SA.post('/backup/make', {});
      expect(refused).toMatchObject({ status: 503, errorCode: 'backupNotMade' });
      const { data } = await SA.get<BackupState>('/backup/get');
      expect(data.last).toMatchObject({ isDone: false, bytes: null });
    } finally {
      await other.close();
    }
  });
});

test('the parameters of the letterhead are there, and empty', async () => {
  for (const name of ['addressLine1', 'postalCode', 'city', 'vatNumber', 'iban'])
    expect(await parameterOf(people.ADMIN, `company.${name}`)).toMatchObject({ value: null, editableBy: 'ADMIN' });
});
