import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'EDITOR');
});
afterAll(() => app.close());

const of = ({ id, version }: { id: string; version: number }) => ({ id, version });
const numberOf = (record: { code: string }) => Number(/\d+$/.exec(record.code)?.[0]);

describe('codes given by number', () => {
  test('follow the pattern of the parameter', async () => {
    const year = new Date().toISOString().slice(2, 4);
    expect((await saveCustomer(person)).code).toBe('C00001');
    expect((await saveProject(person)).code).toBe(`P${year}-0001`);
    expect((await saveProject(person)).code).toBe(`P${year}-0002`);
  });

  test('count by the type of a project where the pattern has it', async () => {
    const { pool } = app.database;
    const put = (pattern: string) =>
      pool.query("update parameters set value = $1 where key = 'numbering.project'", [JSON.stringify(pattern)]);
    const { rows } = await pool.query("select value from parameters where key = 'numbering.project'");
    await put('T-{TYPE}-{SEQ:2}');
    const codes: string[] = [];
    for (const type of ['audit', 'audit', 'support', null]) codes.push((await saveProject(person, { type })).code);
    await put(rows[0].value);
    expect(codes).toEqual(['T-audit-01', 'T-audit-02', 'T-support-01', 'T-01']);
  });

  test('are different for everybody who asks at once', async () => {
    const made = await Promise.all(Array.from({ length: 40 }, () => saveProject(person)));
    expect(new Set(made.map(({ code }) => code)).size).toBe(40);
  });

  test('go on after a higher one that was typed', async () => {
    await saveCustomer(person, { code: 'C00500' });
    expect((await saveCustomer(person)).code).toBe('C00501');
    await saveCustomer(person, { code: 'C00007' });
    expect((await saveCustomer(person)).code).toBe('C00502');
    await saveCustomer(person, { code: 'OTHER-9000' });
    expect((await saveCustomer(person)).code).toBe('C00503');
  });

  test('step over one that is taken, in capitals or small letters', async () => {
    const next = numberOf(await saveCustomer(person)) + 1;
    await saveCustomer(person, { code: `c${String(next).padStart(5, '0')}` });
    expect(numberOf(await saveCustomer(person))).toBe(next + 1);
  });

  test('have a gap at most after a save that was refused', async () => {
    const before = numberOf(await saveProject(person));
    const refused = await person.post('/project/save', {
      name: 'Refused',
      isInternal: true,
      externalRef: 'x',
      lines: [{}],
    });
    expect(refused.status).toBe(400);
    const after = numberOf(await saveProject(person));
    expect(after - before).toBeLessThanOrEqual(2);
  });

  test('grow wider than the pattern rather than being cut', async () => {
    await saveCustomer(person, { code: 'C99999' });
    expect((await saveCustomer(person)).code).toBe('C100000');
  });
});

describe('the code of a project', () => {
  test('is chosen by who may change numbering, by nobody else', async () => {
    const admin = await signIn(app, 'ADMIN');
    const keeper = await signIn(app, 'EDITOR', 'Nora Numbers', ['editNumbers']);
    const body = { name: 'A project', isInternal: true };
    const refused = await person.post('/project/save', { ...body, code: 'MINE-1' });
    expect([refused.status, ...refused.fieldCodes]).toEqual([400, 'code notPermitted']);
    for (const who of [admin, keeper]) {
      const code = `CHOSEN-${who.id.slice(-4)}`;
      const project = await saveProject(who, { code });
      expect(project.code).toBe(code);
      expect((await saveProject(who, { ...of(project), code: `${code}-B` })).code).toBe(`${code}-B`);
    }
  });

  test('is given to everybody else, who may send it back as it is and not change it', async () => {
    const project = await saveProject(person);
    expect(project.code).toMatch(/^P/);
    const kept = await saveProject(person, { ...of(project), code: project.code, name: 'Renamed' });
    expect([kept.code, kept.name]).toEqual([project.code, 'Renamed']);
    const refused = await person.post('/project/save', { ...of(kept), code: 'MINE-2' });
    expect(refused.fieldCodes).toEqual(['code notPermitted']);
  });
});
