import { attentionKinds, type ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { healthChecks } from '@mandate/contract/overview/health.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForJob } from '../../../testing/callers/jobs.ts';
import { type PanelFirm, panelOf, startPanelFirm, unpriced } from '../../../testing/callers/panel-firm.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saved, saveProject, staff, work } from '../../../testing/callers/records.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let firm: PanelFirm;

beforeAll(async () => {
  firm = await startPanelFirm();
});
afterAll(() => firm.app.close());
beforeEach(() => firm.empty());

describe('everybody is told their part of the control panel', () => {
  test('an SA the whole, an ADMIN of health the levels alone', async () => {
    const whole = await panelOf(firm.sa);
    expect(whole.firmDay).toBe(firm.today);
    expect(whole.attention?.counts).toHaveLength(attentionKinds.length);
    expect(whole.operations?.mail).toMatchObject({ isEnabled: false, isPaused: false });
    expect(whole.health?.map(({ check }) => check)).toEqual([...healthChecks]);
    expect(whole.health?.every(({ code }) => code !== null)).toBe(true);
    const levels = await panelOf(firm.admin);
    expect(levels.attention?.counts).toHaveLength(attentionKinds.length);
    expect(levels.operations?.sessions.open).toBeGreaterThan(0);
    expect(levels.health?.map(({ level }) => level)).toEqual(whole.health?.map(({ level }) => level));
    expect(levels.health?.map(({ code, params }) => ({ code, params }))).toEqual(
      healthChecks.map(() => ({ code: null, params: {} })),
    );
  });

  test('an EDITOR what needs attention, as far as their grants reach', async () => {
    const priced = { planned_margin_percent: '3.25', start_date: firm.on(3) };
    const { id } = await firm.projectIn('draft', priced, { lines: [work(), unpriced()] });
    const shown = async (person: Person) => (await panelOf(person)).attention;
    const usual = await shown(firm.editor);
    expect(usual?.rows.map(({ kind, projectId }) => [kind, projectId])).toEqual([['priceMissing', id]]);
    expect(usual?.rows[0]).toMatchObject({ value: '1', on: firm.on(3), limit: null, isMine: false });
    expect(usual?.counts.map(({ kind }) => kind)).not.toContain('marginUnderFloor');
    const trusted = await signIn(firm.app, 'EDITOR', 'Trusted', ['seeRates', 'seeCosts']);
    expect((await shown(trusted))?.rows.map(({ kind }) => kind)).toEqual(['marginUnderFloor', 'priceMissing']);
    expect((await shown(trusted))?.rows[0]).toMatchObject({ value: '3.25', limit: '15', on: null });
    const blind = await signIn(firm.app, 'EDITOR', 'Blind', []);
    expect((await shown(blind))?.rows).toEqual([]);
    expect((await shown(blind))?.counts.map(({ kind }) => kind)).not.toContain('priceMissing');
    const { operations, health } = await panelOf(firm.editor);
    expect({ operations, health }).toEqual({ operations: null, health: null });
  });

  test('a GUEST their own projects only, who waits nothing but whom to ask', async () => {
    const milestones = [
      { name: 'Handed over', dueDate: firm.on(2) },
      { name: 'Begun', dueDate: firm.on(-2) },
    ];
    const own = await firm.projectIn('active', { end_date: firm.on(30) }, { milestones });
    await staff(firm.sa, own.id, firm.guestsPerson);
    // They manage it and are no member: they may not see it.
    await firm.projectIn('active', { project_manager_id: firm.guestsPerson });
    const panel = await panelOf(firm.member);
    expect(panel).toMatchObject({ attention: null, operations: null, health: null });
    expect(panel.myWork.projects).toEqual([
      { id: own.id, code: own.code, name: own.name, status: 'active', endDate: firm.on(30), isManager: false },
    ]);
    expect(panel.myWork.milestones.map(({ name, projectId }) => [name, projectId])).toEqual([['Handed over', own.id]]);
    // Nobody else tells a guest what is late.
    expect(panel.myWork.lateMilestones.map(({ name }) => name)).toEqual(['Begun']);
    await firm.sql("update projects set status = 'quoted' where id = $1", [own.id]);
    expect((await panelOf(firm.member)).myWork.lateMilestones).toEqual([]);
    expect(panel.myWork.lines).toEqual([]);
    const reply = await firm.waiting.get<ControlPanel>('/control-panel/get');
    expect(reply.alerts).toHaveLength(1);
    expect(reply.data).toMatchObject({ attention: null, operations: null, health: null });
    expect(reply.data.myWork).toEqual({
      ...{ projects: [], projectCount: 0, lines: [], milestones: [], lateMilestones: [], drafts: 0 },
      ...{ week: null, returned: [] },
    });
    expect((await fetch(`${firm.app.url}/control-panel/get`)).status).toBe(401);
  });
});

test('my work shows what the linked person of the firm has: projects, open lines, milestones of two weeks, drafts', async () => {
  const line = work({ description: 'First line\nand more', personnelId: firm.editorsPerson, endDate: firm.on(5) });
  const milestones = [
    { name: 'Late', dueDate: firm.on(-1) },
    { name: 'Today', dueDate: firm.on(0) },
    { name: 'Soon', dueDate: firm.on(14) },
    { name: 'Later', dueDate: firm.on(15) },
    { name: 'Reached', dueDate: firm.on(1), reachedOn: firm.on(0) },
    { name: 'Waived', dueDate: firm.on(1), waivedReason: 'Not wanted any more' },
  ];
  const managed = await saveProject(firm.sa, {
    projectManagerId: firm.editorsPerson,
    endDate: firm.on(60),
    milestones,
    lines: [line],
  });
  const joined = await saveProject(firm.sa, { endDate: firm.on(90), lines: [line] });
  await staff(firm.sa, joined.id, firm.editorsPerson);
  const both = await saveProject(firm.sa, { projectManagerId: firm.editorsPerson });
  await staff(firm.sa, both.id, firm.editorsPerson);
  await firm.projectIn('closed', { project_manager_id: firm.editorsPerson });
  await saveProject(firm.sa);
  const changes = [{ field: 'fullName', old: null, new: 'Another Name' }];
  await saved(firm.editor, 'draft', {
    ...{ entity: 'account', recordId: firm.editor.id, isNew: false, title: 'My account', baseVersion: 1, changes },
  });
  const { myWork } = await panelOf(firm.editor);
  expect(myWork.projects.map(({ id, isManager }) => [id, isManager])).toEqual([
    [joined.id, false],
    [managed.id, true],
    [both.id, true],
  ]);
  expect(myWork.projectCount).toBe(3);
  expect(myWork.lines.map(({ projectId }) => projectId).sort()).toEqual([managed.id, joined.id].sort());
  expect(myWork.lines[0]).toMatchObject({ description: 'First line', endDate: firm.on(5) });
  expect(myWork.milestones.map(({ name }) => name)).toEqual(['Today', 'Soon']);
  expect(myWork.lateMilestones).toEqual([]);
  expect(myWork.drafts).toBe(1);
  await firm.sql("update projects set status = 'completed' where id = any($1)", [[managed.id, joined.id]]);
  expect((await panelOf(firm.editor)).myWork).toMatchObject({ projectCount: 3, lines: [], milestones: [] });
  expect((await panelOf(firm.sa)).myWork).toMatchObject({ projects: [], projectCount: 0 });
});

test('operations count what the pages behind them list', async () => {
  await firm.setZone('UTC');
  const before = (await panelOf(firm.admin)).operations;
  const jobId = await askForJob(firm.app, firm.sa);
  const failedId = await askForJob(firm.app, firm.sa);
  await firm.sql("update jobs set state = 'failed', ended_at = now() where id = $1", [failedId]);
  await firm.sql(
    `insert into imports (id, account_id, entity, file_name, headers, row_count, state, created)
     values ($1, $2, 'customer', 'a.csv', '{Name}', 1, 'done', 1)`,
    [uuidV7(), firm.sa.id],
  );
  await firm.sql(`insert into mail_messages (id, purpose, to_address, subject, content, not_after, state)
    select gen_random_uuid(), 'test', 'a@b.example', 'Test', '', now() + interval '1 day', s
    from unnest('{queued,deferred,failed,sent}'::text[]) s`);
  await firm.sql("update mail_servers set paused_at = now(), host = 'mail.example', enabled = true");
  const project = await saveProject(firm.sa);
  await firm.sa.del(`/project/remove/${project.id}`);
  const exported = await firm.sa.post('/customer/export', { query: {}, format: 'csv' });
  expect(exported.status).toBe(200);
  const after = (await panelOf(firm.admin)).operations;
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
  await firm.sql("update jobs set ended_at = now() - interval '1 day', state = 'failed' where id = any($1)", [
    [jobId, failedId],
  ]);
  expect((await panelOf(firm.admin)).operations?.jobs).toEqual(before.jobs);
});
