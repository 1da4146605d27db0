import type { AttentionKind, AttentionRow, ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { healthChecks } from '@mandate/contract/overview/health.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForJob } from '../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saved, savePersonnel, saveProject, staff, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { companyDay } from '../../business/company-day.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { uuidV7 } from '../../database/uuid.ts';
import { findPerson } from '../session/account/find-person.ts';
import { chosenRows } from './attention.ts';
import { findControlPanel } from './control-panel.ts';
import { forgetOldSnoozes } from './snooze.ts';

let app: TestApp;
let sa: Person;
let admin: Person;
let editor: Person;
let member: Person;
let waiting: Person;
let editorsPerson: string;
let guestsPerson: string;
let today: string;

beforeAll(async () => {
  app = await startTestApp();
  // The day of the firm is that of its people, at whatever hour the tests run.
  await sql("update parameters set value = to_jsonb('UTC'::text) where key = 'company.timeZone'");
  sa = await signIn(app, 'SA');
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
  member = await signIn(app, 'GUEST', 'The member');
  waiting = await signIn(app, 'GUEST', 'Who waits');
  editorsPerson = (await savePersonnel(sa, { userId: editor.id })).id;
  guestsPerson = (await savePersonnel(sa, { userId: member.id })).id;
});
afterAll(() => app.close());

beforeEach(async () => {
  await sql('truncate attention_snoozes');
  await sql('update projects set deleted_at = now(), deletion_id = gen_random_uuid()');
  today = await companyDay(app.database.db);
});

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const panelOf = async (person: Person, zone = 'UTC') =>
  (await person.get<ControlPanel>('/control-panel/get', { 'x-time-zone': zone })).data;
const attentionOf = async (person: Person) => (await panelOf(person)).attention?.rows ?? [];
const kindsOf = async (person: Person) => (await attentionOf(person)).map(({ kind }) => kind);
const on = (days: number) => addDays(today, days);

/** A line somebody still has to price: a save takes none, a line whose service lost its price is one. */
const unpriced = (values: object = {}) => work({ description: 'To be priced', ...values });

/** A project in a status, with columns set as no step would: what it takes to come there is tested where that is. */
async function projectIn(status: string, columns: Record<string, unknown> = {}, values: object = {}) {
  const made = await saveProject(sa, values);
  const names = ['status', ...Object.keys(columns)];
  const set = names.map((name, index) => `${name} = $${index + 2}`).join();
  await sql(`update projects set ${set} where id = $1`, [made.id, status, ...Object.values(columns)]);
  await sql("update project_lines set unit_price = null where description = 'To be priced'");
  return made;
}

async function setZone(zone: string): Promise<void> {
  await sql("update parameters set value = to_jsonb($1::text) where key = 'company.timeZone'", [zone]);
  today = await companyDay(app.database.db);
}

describe('everybody is told his part', () => {
  test('an SA the whole, an ADMIN of health the levels alone', async () => {
    const whole = await panelOf(sa);
    expect(whole.firmDay).toBe(today);
    expect(whole.attention?.counts).toHaveLength(8);
    expect(whole.operations?.mail).toMatchObject({ isEnabled: false, isPaused: false });
    expect(whole.health?.map(({ check }) => check)).toEqual([...healthChecks]);
    expect(whole.health?.every(({ code }) => code !== null)).toBe(true);
    const levels = await panelOf(admin);
    expect(levels.attention?.counts).toHaveLength(8);
    expect(levels.operations?.sessions.open).toBeGreaterThan(0);
    expect(levels.health?.map(({ level }) => level)).toEqual(whole.health?.map(({ level }) => level));
    expect(levels.health?.map(({ code, params }) => ({ code, params }))).toEqual(
      healthChecks.map(() => ({ code: null, params: {} })),
    );
  });

  test('an EDITOR what needs attention, as far as his grants reach', async () => {
    const priced = { planned_margin_percent: '3.25', start_date: on(3) };
    const { id } = await projectIn('draft', priced, { lines: [work(), unpriced()] });
    const shown = async (person: Person) => (await panelOf(person)).attention;
    const usual = await shown(editor);
    expect(usual?.rows.map(({ kind, projectId }) => [kind, projectId])).toEqual([['priceMissing', id]]);
    expect(usual?.rows[0]).toMatchObject({ value: '1', on: on(3), limit: null, isMine: false });
    expect(usual?.counts.map(({ kind }) => kind)).not.toContain('marginUnderFloor');
    const trusted = await signIn(app, 'EDITOR', 'Trusted', ['seeRates', 'seeCosts']);
    expect((await shown(trusted))?.rows.map(({ kind }) => kind)).toEqual(['marginUnderFloor', 'priceMissing']);
    expect((await shown(trusted))?.rows[0]).toMatchObject({ value: '3.25', limit: '15', on: null });
    const blind = await signIn(app, 'EDITOR', 'Blind', []);
    expect((await shown(blind))?.rows).toEqual([]);
    expect((await shown(blind))?.counts.map(({ kind }) => kind)).not.toContain('priceMissing');
    const { operations, health } = await panelOf(editor);
    expect({ operations, health }).toEqual({ operations: null, health: null });
  });

  test('a GUEST his own projects only, who waits nothing but whom to ask', async () => {
    const milestones = [
      { name: 'Handed over', dueDate: on(2) },
      { name: 'Begun', dueDate: on(-2) },
    ];
    const own = await projectIn('active', { end_date: on(30) }, { milestones });
    await staff(sa, own.id, guestsPerson);
    // He manages it and is no member: it is not his to see.
    await projectIn('active', { project_manager_id: guestsPerson });
    const panel = await panelOf(member);
    expect(panel).toMatchObject({ attention: null, operations: null, health: null });
    expect(panel.myWork.projects).toEqual([
      { id: own.id, code: own.code, name: own.name, status: 'active', endDate: on(30), isManager: false },
    ]);
    expect(panel.myWork.milestones.map(({ name, projectId }) => [name, projectId])).toEqual([['Handed over', own.id]]);
    // Nobody else tells a guest what is late.
    expect(panel.myWork.lateMilestones.map(({ name }) => name)).toEqual(['Begun']);
    await sql("update projects set status = 'quoted' where id = $1", [own.id]);
    expect((await panelOf(member)).myWork.lateMilestones).toEqual([]);
    expect(panel.myWork.lines).toEqual([]);
    const reply = await waiting.get<ControlPanel>('/control-panel/get');
    expect(reply.alerts).toHaveLength(1);
    expect(reply.data).toMatchObject({ attention: null, operations: null, health: null });
    expect(reply.data.myWork).toEqual({
      ...{ projects: [], projectCount: 0, lines: [], milestones: [], lateMilestones: [], drafts: 0 },
    });
    expect((await fetch(`${app.url}/control-panel/get`)).status).toBe(401);
  });
});

test('my work is of the person one is linked to: projects, open lines, milestones of two weeks, drafts', async () => {
  const line = work({ description: 'First line\nand more', personnelId: editorsPerson, endDate: on(5) });
  const milestones = [
    { name: 'Late', dueDate: on(-1) },
    { name: 'Today', dueDate: on(0) },
    { name: 'Soon', dueDate: on(14) },
    { name: 'Later', dueDate: on(15) },
    { name: 'Reached', dueDate: on(1), reachedOn: on(0) },
    { name: 'Waived', dueDate: on(1), waivedReason: 'Not wanted any more' },
  ];
  const managed = await saveProject(sa, {
    projectManagerId: editorsPerson,
    endDate: on(60),
    milestones,
    lines: [line],
  });
  const joined = await saveProject(sa, { endDate: on(90), lines: [line] });
  await staff(sa, joined.id, editorsPerson);
  const both = await saveProject(sa, { projectManagerId: editorsPerson });
  await staff(sa, both.id, editorsPerson);
  await projectIn('closed', { project_manager_id: editorsPerson });
  await saveProject(sa);
  const changes = [{ field: 'fullName', old: null, new: 'Another Name' }];
  await saved(editor, 'draft', {
    ...{ entity: 'account', recordId: editor.id, isNew: false, title: 'My account', baseVersion: 1, changes },
  });
  const { myWork } = await panelOf(editor);
  expect(myWork.projects.map(({ id, isManager }) => [id, isManager])).toEqual([
    [joined.id, false],
    [managed.id, true],
    [both.id, true],
  ]);
  expect(myWork.projectCount).toBe(3);
  expect(myWork.lines.map(({ projectId }) => projectId).sort()).toEqual([managed.id, joined.id].sort());
  expect(myWork.lines[0]).toMatchObject({ description: 'First line', endDate: on(5) });
  expect(myWork.milestones.map(({ name }) => name)).toEqual(['Today', 'Soon']);
  expect(myWork.lateMilestones).toEqual([]);
  expect(myWork.drafts).toBe(1);
  await sql("update projects set status = 'completed' where id = any($1)", [[managed.id, joined.id]]);
  expect((await panelOf(editor)).myWork).toMatchObject({ projectCount: 3, lines: [], milestones: [] });
  expect((await panelOf(sa)).myWork).toMatchObject({ projects: [], projectCount: 0 });
});

/** By kind: the status, the column and the days from today on which it is, and on which it is not. */
const boundaries: [AttentionKind, string, string, number[], number[]][] = [
  ['quoteExpired', 'quoted', 'quote_valid_until', [-2, -1], [0, 1]],
  ['quoteExpires', 'quoted', 'quote_valid_until', [0, 6, 7], [-1, 8]],
  ['startOverdue', 'approved', 'start_date', [-2, -1], [0, 1]],
  ['endOverdue', 'active', 'end_date', [-2, -1], [0, 1]],
  ['resumeDue', 'onHold', 'resume_on', [-1, 0], [1, 2]],
  ['priceMissing', 'draft', 'start_date', [-1, 29, 30], [31, 32]],
  ['priceMissing', 'quoted', 'start_date', [29, 30], [31]],
];

describe('a project needs attention from one day on to another', () => {
  test.each(boundaries)('%s, %s, by %s', async (kind, status, column, isOn, isOff) => {
    // On both sides of the line that divides days the firm's day is another than that of UTC at some hour.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      await setZone(zone);
      const { id } = await projectIn(status, {}, { lines: [unpriced()] });
      for (const [days, isExpected] of [...isOn.map((day) => [day, true]), ...isOff.map((day) => [day, false])]) {
        await sql(`update projects set ${column} = $2 where id = $1`, [id, on(Number(days))]);
        const found = (await attentionOf(editor)).filter((row) => row.kind === kind && row.projectId === id);
        expect(
          found.map((row) => row.on),
          `${days} days in ${zone}`,
        ).toEqual(isExpected ? [on(Number(days))] : []);
      }
      await sql('update projects set deleted_at = now() where id = $1', [id]);
      expect(await kindsOf(editor)).toEqual([]);
    }
  });

  test('a milestone is late from the day after until it is reached or waived, of projects under way', async () => {
    const { id, milestones } = await projectIn('active', {}, { milestones: [{ name: 'Handed over', dueDate: on(0) }] });
    const milestoneId = milestones[0]?.id ?? '';
    const put = (column: string, value: unknown) =>
      sql(`update project_milestones set ${column} = $2 where id = $1`, [milestoneId, value]);
    expect(await kindsOf(editor)).toEqual([]);
    await put('due_date', on(-1));
    expect(await attentionOf(editor)).toMatchObject([
      { kind: 'milestoneLate', projectId: id, recordIds: [milestoneId], detail: 'Handed over', on: on(-1) },
    ]);
    for (const [column, value] of Object.entries({ reached_on: today, waived_reason: 'Not wanted' })) {
      await put(column, value);
      expect(await kindsOf(editor)).toEqual([]);
      await put(column, null);
    }
    for (const [status, isExpected] of Object.entries({
      approved: true,
      onHold: true,
      draft: false,
      completed: false,
    })) {
      await sql('update projects set status = $2 where id = $1', [id, status]);
      expect((await kindsOf(editor)).includes('milestoneLate')).toBe(isExpected);
    }
  });

  test('a margin under the floor, while the project is open', async () => {
    const { id } = await projectIn('draft', { planned_margin_percent: '14.9999' });
    expect(await kindsOf(sa)).toEqual(['marginUnderFloor']);
    await sql("update parameters set value = '\"14.9999\"' where key = 'money.marginFloorPercent'");
    expect(await kindsOf(sa)).toEqual([]);
    await sql("update parameters set value = '\"15\"' where key = 'money.marginFloorPercent'");
    for (const status of ['completed', 'closed', 'lost', 'cancelled']) {
      await sql('update projects set status = $2 where id = $1', [id, status]);
      expect(await kindsOf(sa)).toEqual([]);
    }
  });

  test('prices that are missing are counted of billable lines with figures alone', async () => {
    const lines = [
      ...[unpriced(), unpriced({ isOptional: true }), work(), unpriced({ isBillable: false })],
      { type: 'text', description: 'Words' },
    ];
    await projectIn('draft', { start_date: today }, { lines });
    expect(await attentionOf(editor)).toMatchObject([{ kind: 'priceMissing', value: '2' }]);
  });
});

test('within a kind come own rows first, then the most urgent', async () => {
  const other = await projectIn('active', { end_date: on(-9) });
  const late = await projectIn('active', { end_date: on(-5), project_manager_id: editorsPerson });
  const later = await projectIn('active', { end_date: on(-7), project_manager_id: editorsPerson });
  await projectIn('onHold', { resume_on: today });
  const { rows, counts } = (await panelOf(editor)).attention ?? { rows: [], counts: [] };
  expect(rows.map(({ projectId, isMine }) => [projectId, isMine]).slice(0, 3)).toEqual([
    [later.id, true],
    [late.id, true],
    [other.id, false],
  ]);
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { kind: 'endOverdue', count: 3, mine: 2, isExact: true },
    { kind: 'resumeDue', count: 1, mine: 0, isExact: true },
  ]);
});

test('projects one manages or works on are one’s own, others and those of nobody are not', async () => {
  const managed = await projectIn('active', { end_date: on(-1), project_manager_id: editorsPerson });
  const joined = await projectIn('active', { end_date: on(-2) });
  await staff(sa, joined.id, editorsPerson);
  const others = await projectIn('active', { end_date: on(-3), project_manager_id: guestsPerson });
  const { rows, counts } = (await panelOf(editor)).attention ?? { rows: [], counts: [] };
  expect(rows.map(({ projectId, isMine }) => [projectId, isMine])).toEqual([
    [joined.id, true],
    [managed.id, true],
    [others.id, false],
  ]);
  expect(counts.find(({ kind }) => kind === 'endOverdue')).toMatchObject({ count: 3, mine: 2 });
  expect((await panelOf(sa)).attention?.counts.every(({ mine }) => mine === 0)).toBe(true);
});

describe('late milestones of one project', () => {
  const late = (days: number[]) => days.map((day) => ({ name: `Due ${-day} days ago`, dueDate: on(day) }));
  const lateRows = async () => (await attentionOf(editor)).filter(({ kind }) => kind === 'milestoneLate');

  test('are one row that names the longest late, and count as one', async () => {
    const project = await projectIn(
      'active',
      {},
      { milestones: [...late([-3, -9, -1]), { name: 'Ahead', dueDate: on(3) }] },
    );
    await projectIn('active', {}, { milestones: late([-5]) });
    const byDay = project.milestones.toSorted((one, other) => (one.dueDate ?? '').localeCompare(other.dueDate ?? ''));
    const rows = await lateRows();
    expect(rows.map(({ detail, on: day, recordIds }) => [detail, day, recordIds.length])).toEqual([
      ['Due 9 days ago', on(-9), 3],
      ['Due 5 days ago', on(-5), 1],
    ]);
    expect(rows[0]?.recordIds).toEqual(byDay.slice(0, 3).map(({ id }) => id));
    expect((await panelOf(editor)).attention?.counts.find(({ kind }) => kind === 'milestoneLate')?.count).toBe(2);
  });

  test('are put off together, and one that comes late meanwhile is told', async () => {
    const { milestones } = await projectIn('active', {}, { milestones: late([-3, -9, 1]) });
    const [row] = await lateRows();
    const body = { kind: 'milestoneLate', recordIds: row?.recordIds };
    expect((await editor.post('/control-panel/snooze', { ...body, until: on(4) })).status).toBe(200);
    expect((await lateRows()).map(({ recordIds, snoozed }) => [recordIds.length, snoozed?.until])).toEqual([
      [2, on(4)],
    ]);
    await sql('update project_milestones set due_date = $2 where id = $1', [milestones[2]?.id, on(-1)]);
    expect((await lateRows()).map(({ recordIds, snoozed }) => [recordIds.length, snoozed?.until])).toEqual([
      [1, undefined],
      [2, on(4)],
    ]);
    expect((await panelOf(editor)).attention).toMatchObject({ snoozedCount: 1 });
    await editor.post('/control-panel/unsnooze', body);
    expect((await lateRows()).map(({ recordIds, snoozed }) => [recordIds.length, snoozed])).toEqual([[3, null]]);
    // All of them, or none.
    const strange = { ...body, recordIds: [...(row?.recordIds ?? []), uuidV7()], until: on(4) };
    expect((await editor.post('/control-panel/snooze', strange)).status).toBe(404);
    expect((await lateRows())[0]?.snoozed).toBe(null);
  });
});

/** Beside the line that divides days: the first is a day ahead of the other at any moment, and two at some. */
const zones = { east: 'Pacific/Kiritimati', west: 'Pacific/Pago_Pago' };

describe('where two people are on different days', () => {
  /** The panel of the editor at a moment, as it is asked for from a zone. */
  async function panelAt(moment: string, timeZone: string): Promise<ControlPanel> {
    const { db, pool } = app.database;
    const found = await findPerson(db, editor.id);
    if (!found) throw new Error('the editor is gone');
    const caller = { ...found, sessionId: uuidV7() };
    const call = { db, pool, room: unknownRoom, caller, timeZone, requestId: '', network: '', alerts: [] };
    return findControlPanel(call, async () => [], new Date(moment));
  }
  const namesAt = async (moment: string, zone: string) =>
    (await panelAt(moment, zone)).myWork.milestones.map(({ name }) => name);

  beforeEach(async () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-14', '2026-03-15', '2026-03-16'];
    const milestones = [...days, '2026-03-17'].map((dueDate) => ({ name: dueDate, dueDate }));
    await projectIn('active', { project_manager_id: editorsPerson }, { milestones });
    await setZone('UTC');
  });

  test.each<[moment: string, zone: keyof typeof zones, today: string, shown: string[]]>([
    // One minute before and after midnight at Kiritimati.
    ['2026-03-01T09:59:00Z', 'east', '2026-03-01', ['2026-03-01', '2026-03-02', '2026-03-14', '2026-03-15']],
    ['2026-03-01T10:00:00Z', 'east', '2026-03-02', ['2026-03-02', '2026-03-14', '2026-03-15', '2026-03-16']],
    // The same at Pago Pago, over the end of a February; for an hour a day three days are at once.
    ['2026-03-01T10:00:00Z', 'west', '2026-02-28', ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-14']],
    ['2026-03-01T10:59:00Z', 'west', '2026-02-28', ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-14']],
    ['2026-03-01T11:00:00Z', 'west', '2026-03-01', ['2026-03-01', '2026-03-02', '2026-03-14', '2026-03-15']],
  ])('at %s, %s, the next 14 days are one’s own from today on', async (moment, zone, day, shown) => {
    expect((await panelAt(moment, zones[zone])).today).toBe(day);
    expect(await namesAt(moment, zones[zone])).toEqual(shown);
  });

  test('what needs attention goes by the firm’s day, the same for both', async () => {
    // In Berlin it is still the 1st of March: the milestones of February are late.
    const moment = '2026-03-01T10:30:00Z';
    const told = await Promise.all(Object.values(zones).map((zone) => panelAt(moment, zone)));
    expect(told.map(({ today: day }) => day)).toEqual(['2026-03-02', '2026-02-28']);
    for (const { firmDay, attention } of told) {
      expect(firmDay).toBe('2026-03-01');
      expect(attention?.rows).toMatchObject([{ kind: 'milestoneLate', on: '2026-02-27', recordIds: { length: 2 } }]);
    }
  });

  test('each puts off until a day of one’s own, and has it back on that day', async () => {
    const { id } = await projectIn('active', { end_date: '2020-01-01' });
    for (const zone of Object.values(zones)) {
      const headers = { 'x-time-zone': zone };
      const { today: day } = await panelOf(editor, zone);
      const wish = { kind: 'endOverdue', recordIds: [id] };
      const put = async (until: string) =>
        (await editor.post('/control-panel/snooze', { ...wish, until }, headers)).fieldCodes;
      expect(await put(day)).toEqual(['until dayOutside']);
      expect(await put(addDays(day, 366))).toEqual(['until dayOutside']);
      expect(await put(addDays(day, 1))).toEqual([]);
    }
    // Put off last from the west until what is today, or was yesterday, in the east.
    const isPutOff = async (zone: string) =>
      (await panelOf(editor, zone)).attention?.rows.find(({ kind }) => kind === 'endOverdue')?.snoozed !== null;
    expect([await isPutOff(zones.west), await isPutOff(zones.east)]).toEqual([true, false]);
  });

  test('the tiles count what the lists behind them call today', async () => {
    for (const zone of Object.values(zones)) {
      const query = {
        filter: { all: [{ field: 'at', operator: 'relative', value: 'today' }] },
        total: 'exact',
        pageSize: 1,
      };
      const { operations } = await panelOf(sa, zone);
      const { data } = await sa.post<{ total: number }>('/audit/get-grid', query, { 'x-time-zone': zone });
      expect(operations?.audit.today).toBe(data.total);
    }
  });
});

test('where there are more rows than room every kind has its share', () => {
  const row = (kind: AttentionKind, index: number) =>
    ({ kind, recordIds: [String(index)], snoozed: null as AttentionRow['snoozed'] }) as AttentionRow;
  const rows = (kind: AttentionKind, count: number) => Array.from({ length: count }, (_, index) => row(kind, index));
  const asleep = { ...row('endOverdue', 999), snoozed: { until: '2030-01-01', reason: null } };
  const chosen = chosenRows([
    rows('marginUnderFloor', 100),
    rows('quoteExpired', 3),
    [...rows('endOverdue', 100), asleep],
  ]);
  const count = (kind: AttentionKind) => chosen.filter((each) => each.kind === kind).length;
  expect(chosen).toHaveLength(100);
  expect([count('marginUnderFloor'), count('quoteExpired'), count('endOverdue')]).toEqual([48, 3, 49]);
  expect(chosenRows([rows('quoteExpired', 2), [asleep]]).map(({ recordIds }) => recordIds[0])).toEqual([
    '0',
    '1',
    '999',
  ]);
  expect(chosenRows([[], []])).toEqual([]);
});

describe('a row is put off', () => {
  const wish = (recordId: string, values: object = {}) => ({
    ...{ kind: 'endOverdue', recordIds: [recordId], until: on(1) },
    ...values,
  });

  test('by one person until a day, and is back on it', async () => {
    const { id } = await projectIn('active', { end_date: on(-1) });
    expect(
      (await editor.post('/control-panel/snooze', wish(id, { until: on(3), reason: ' Agreed by phone ' }))).status,
    ).toBe(200);
    const { attention } = await panelOf(editor);
    expect(attention?.rows).toMatchObject([
      { kind: 'endOverdue', projectId: id, snoozed: { until: on(3), reason: 'Agreed by phone' } },
    ]);
    expect(attention?.snoozedCount).toBe(1);
    expect(attention?.counts.find(({ kind }) => kind === 'endOverdue')?.count).toBe(0);
    expect((await panelOf(sa)).attention).toMatchObject({ rows: [{ projectId: id, snoozed: null }], snoozedCount: 0 });
    await sql('update attention_snoozes set until = $1', [today]);
    expect((await panelOf(editor)).attention).toMatchObject({ rows: [{ snoozed: null }], snoozedCount: 0 });
  });

  test('and taken up again', async () => {
    const { id } = await projectIn('active', { end_date: on(-1) });
    await editor.post('/control-panel/snooze', wish(id));
    await editor.post('/control-panel/snooze', wish(id, { until: on(365) }));
    expect((await attentionOf(editor))[0]?.snoozed).toEqual({ until: on(365), reason: null });
    const { status, data } = await editor.post('/control-panel/unsnooze', { kind: 'endOverdue', recordIds: [id] });
    expect({ status, data }).toEqual({ status: 200, data: null });
    expect((await attentionOf(editor))[0]?.snoozed).toBe(null);
    expect((await editor.post('/control-panel/unsnooze', { kind: 'endOverdue', recordIds: [id] })).status).toBe(200);
  });

  test('only with a kind, a record in reach, and a day from tomorrow to a year ahead', async () => {
    const { id } = await projectIn('active', { end_date: on(-1) });
    const codes = async (values: object) => (await editor.post('/control-panel/snooze', wish(id, values))).fieldCodes;
    expect(await codes({ until: today })).toEqual(['until dayOutside']);
    expect(await codes({ until: on(366) })).toEqual(['until dayOutside']);
    expect(await codes({ until: '2026-02-30' })).toEqual(['until dateNotValid']);
    expect(await codes({ kind: 'overBudget' })).toEqual(['kind valueNotAllowed']);
    expect(await codes({ reason: 'x'.repeat(201) })).toEqual(['reason maxLength']);
    expect(await codes({ more: 1 })).toEqual(['more fieldUnknown']);
    const status = async (values: object, person = editor) =>
      (await person.post('/control-panel/snooze', wish(id, values))).status;
    expect(await status({ recordIds: [uuidV7()] })).toBe(404);
    expect(await codes({ recordIds: [] })).toEqual(['recordIds fieldRequired']);
    // A margin he is not told of.
    expect(await status({ kind: 'marginUnderFloor' })).toBe(404);
    expect(await status({ kind: 'marginUnderFloor' }, sa)).toBe(200);
    // The project is no milestone.
    expect(await status({ kind: 'milestoneLate' })).toBe(404);
    expect(await status({}, member)).toBe(403);
    await sql('update projects set deleted_at = now() where id = $1', [id]);
    expect(await status({})).toBe(404);
  });

  test('and forgotten when the day is past', async () => {
    const { id } = await projectIn('active', { end_date: on(-1) });
    await editor.post('/control-panel/snooze', wish(id));
    const left = async () => (await sql('select 1 from attention_snoozes')).rowCount;
    await sql('update attention_snoozes set until = current_date - 1');
    await forgetOldSnoozes(app.database.db);
    expect(await left()).toBe(1);
    await sql('update attention_snoozes set until = current_date - 2');
    await forgetOldSnoozes(app.database.db);
    expect(await left()).toBe(0);
  });
});

test('operations count what the pages behind them list', async () => {
  await setZone('UTC');
  const before = (await panelOf(admin)).operations;
  const jobId = await askForJob(app, sa);
  const failedId = await askForJob(app, sa);
  await sql("update jobs set state = 'failed', ended_at = now() where id = $1", [failedId]);
  await sql(
    `insert into imports (id, account_id, entity, file_name, headers, row_count, state, created)
     values ($1, $2, 'customer', 'a.csv', '{Name}', 1, 'done', 1)`,
    [uuidV7(), sa.id],
  );
  await sql(`insert into mail_messages (id, purpose, to_address, subject, content, not_after, state)
    select gen_random_uuid(), 'test', 'a@b.example', 'Test', '', now() + interval '1 day', s
    from unnest('{queued,deferred,failed,sent}'::text[]) s`);
  await sql("update mail_servers set paused_at = now(), host = 'mail.example', enabled = true");
  const project = await saveProject(sa);
  await sa.del(`/project/remove/${project.id}`);
  const exported = await sa.post('/customer/export', { query: {}, format: 'csv' });
  expect(exported.status).toBe(200);
  const after = (await panelOf(admin)).operations;
  if (!before || !after) throw new Error('an ADMIN is told of operations');
  expect(after.jobs).toEqual({
    ...before.jobs,
    queued: before.jobs.queued + 1,
    failedToday: before.jobs.failedToday + 1,
  });
  expect(after.imports.undoable).toBe(before.imports.undoable + 1);
  expect(after.imports.lastAt).not.toBe(null);
  expect(after.exports).toMatchObject({ lastRows: 0 });
  expect(before.exports).toEqual({ lastAt: null, lastRows: null });
  expect(after.trash.records).toBe(before.trash.records + 1);
  expect(after.sessions.open).toBe(before.sessions.open);
  expect(after.audit.today).toBeGreaterThan(before.audit.today);
  expect(after.mail).toEqual({ waiting: 2, failed: 1, isPaused: true, isEnabled: true });
  await sql("update jobs set ended_at = now() - interval '1 day', state = 'failed' where id = any($1)", [
    [jobId, failedId],
  ]);
  expect((await panelOf(admin)).operations?.jobs).toEqual(before.jobs);
});
