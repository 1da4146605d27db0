import type { AttentionKind, AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attentionOf,
  kindsOf,
  type PanelFirm,
  panelOf,
  startPanelFirm,
  unpriced,
} from '../../../testing/callers/panel-firm.ts';
import { staff, work } from '../../../testing/callers/records.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { chosenRows } from './attention.ts';

let firm: PanelFirm;

beforeAll(async () => {
  firm = await startPanelFirm();
});
afterAll(() => firm.app.close());
beforeEach(() => firm.empty());

/** By kind: the status, the column and the days from firm.today on which it is, and on which it is not. */
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
  test.each(boundaries)('%s: one that is %s, by its %s', async (kind, status, column, isOn, isOff) => {
    // On both sides of the line that divides days the firm's day is another than that of UTC at some hour.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      await firm.setZone(zone);
      const { id } = await firm.projectIn(status, {}, { lines: [unpriced()] });
      for (const [days, isExpected] of [...isOn.map((day) => [day, true]), ...isOff.map((day) => [day, false])]) {
        await firm.sql(`update projects set ${column} = $2 where id = $1`, [id, firm.on(Number(days))]);
        const found = (await attentionOf(firm.editor)).filter((row) => row.kind === kind && row.projectId === id);
        expect(
          found.map((row) => row.on),
          `${days} days in ${zone}`,
        ).toEqual(isExpected ? [firm.on(Number(days))] : []);
      }
      await firm.sql('update projects set deleted_at = now() where id = $1', [id]);
      expect(await kindsOf(firm.editor)).toEqual([]);
    }
  });

  test('a milestone is late from the day after until it is reached or waived, of projects under way', async () => {
    const { id, milestones } = await firm.projectIn(
      'active',
      {},
      { milestones: [{ name: 'Handed over', dueDate: firm.on(0) }] },
    );
    const milestoneId = milestones[0]?.id ?? '';
    const put = (column: string, value: unknown) =>
      firm.sql(`update project_milestones set ${column} = $2 where id = $1`, [milestoneId, value]);
    expect(await kindsOf(firm.editor)).toEqual([]);
    await put('due_date', firm.on(-1));
    expect(await attentionOf(firm.editor)).toMatchObject([
      { kind: 'milestoneLate', projectId: id, recordIds: [milestoneId], detail: 'Handed over', on: firm.on(-1) },
    ]);
    for (const [column, value] of Object.entries({ reached_on: firm.today, waived_reason: 'Not wanted' })) {
      await put(column, value);
      expect(await kindsOf(firm.editor)).toEqual([]);
      await put(column, null);
    }
    for (const [status, isExpected] of Object.entries({
      approved: true,
      onHold: true,
      draft: false,
      completed: false,
    })) {
      await firm.sql('update projects set status = $2 where id = $1', [id, status]);
      expect((await kindsOf(firm.editor)).includes('milestoneLate')).toBe(isExpected);
    }
  });

  test('a margin under the floor, while the project is open', async () => {
    const { id } = await firm.projectIn('draft', { planned_margin_percent: '14.9999' });
    expect(await kindsOf(firm.sa)).toEqual(['marginUnderFloor']);
    await firm.sql("update parameters set value = '\"14.9999\"' where key = 'money.marginFloorPercent'");
    expect(await kindsOf(firm.sa)).toEqual([]);
    await firm.sql("update parameters set value = '\"15\"' where key = 'money.marginFloorPercent'");
    for (const status of ['completed', 'closed', 'lost', 'cancelled']) {
      await firm.sql('update projects set status = $2 where id = $1', [id, status]);
      expect(await kindsOf(firm.sa)).toEqual([]);
    }
  });

  test('prices that are missing are counted of billable lines with figures alone', async () => {
    const lines = [
      ...[unpriced(), unpriced({ isOptional: true }), work(), unpriced({ isBillable: false })],
      { type: 'text', description: 'Words' },
    ];
    await firm.projectIn('draft', { start_date: firm.today }, { lines });
    expect(await attentionOf(firm.editor)).toMatchObject([{ kind: 'priceMissing', value: '2' }]);
  });
});

test('within a kind come own rows first, then the most urgent', async () => {
  const other = await firm.projectIn('active', { end_date: firm.on(-9) });
  const late = await firm.projectIn('active', { end_date: firm.on(-5), project_manager_id: firm.editorsPerson });
  const later = await firm.projectIn('active', { end_date: firm.on(-7), project_manager_id: firm.editorsPerson });
  await firm.projectIn('onHold', { resume_on: firm.today });
  const { rows, counts } = (await panelOf(firm.editor)).attention ?? { rows: [], counts: [] };
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

test('projects people manage or work on count as their own, those of others and of nobody do not', async () => {
  const managed = await firm.projectIn('active', { end_date: firm.on(-1), project_manager_id: firm.editorsPerson });
  const joined = await firm.projectIn('active', { end_date: firm.on(-2) });
  await staff(firm.sa, joined.id, firm.editorsPerson);
  const others = await firm.projectIn('active', { end_date: firm.on(-3), project_manager_id: firm.guestsPerson });
  const { rows, counts } = (await panelOf(firm.editor)).attention ?? { rows: [], counts: [] };
  expect(rows.map(({ projectId, isMine }) => [projectId, isMine])).toEqual([
    [joined.id, true],
    [managed.id, true],
    [others.id, false],
  ]);
  expect(counts.find(({ kind }) => kind === 'endOverdue')).toMatchObject({ count: 3, mine: 2 });
  expect((await panelOf(firm.sa)).attention?.counts.every(({ mine }) => mine === 0)).toBe(true);
});

describe('late milestones of one project', () => {
  const late = (days: number[]) => days.map((day) => ({ name: `Due ${-day} days ago`, dueDate: firm.on(day) }));
  const lateRows = async () => (await attentionOf(firm.editor)).filter(({ kind }) => kind === 'milestoneLate');

  test('are one row that names the longest late, and count as one', async () => {
    const project = await firm.projectIn(
      'active',
      {},
      { milestones: [...late([-3, -9, -1]), { name: 'Ahead', dueDate: firm.on(3) }] },
    );
    await firm.projectIn('active', {}, { milestones: late([-5]) });
    const byDay = project.milestones.toSorted((one, other) => (one.dueDate ?? '').localeCompare(other.dueDate ?? ''));
    const rows = await lateRows();
    expect(rows.map(({ detail, on: day, recordIds }) => [detail, day, recordIds.length])).toEqual([
      ['Due 9 days ago', firm.on(-9), 3],
      ['Due 5 days ago', firm.on(-5), 1],
    ]);
    expect(rows[0]?.recordIds).toEqual(byDay.slice(0, 3).map(({ id }) => id));
    expect((await panelOf(firm.editor)).attention?.counts.find(({ kind }) => kind === 'milestoneLate')?.count).toBe(2);
  });

  test('are put off together, and one that comes late meanwhile is told', async () => {
    const { milestones } = await firm.projectIn('active', {}, { milestones: late([-3, -9, 1]) });
    const [row] = await lateRows();
    const body = { kind: 'milestoneLate', recordIds: row?.recordIds };
    expect((await firm.editor.post('/control-panel/snooze', { ...body, until: firm.on(4) })).status).toBe(200);
    expect((await lateRows()).map(({ recordIds, snoozed }) => [recordIds.length, snoozed?.until])).toEqual([
      [2, firm.on(4)],
    ]);
    await firm.sql('update project_milestones set due_date = $2 where id = $1', [milestones[2]?.id, firm.on(-1)]);
    expect((await lateRows()).map(({ recordIds, snoozed }) => [recordIds.length, snoozed?.until])).toEqual([
      [1, undefined],
      [2, firm.on(4)],
    ]);
    expect((await panelOf(firm.editor)).attention).toMatchObject({ snoozedCount: 1 });
    await firm.editor.post('/control-panel/unsnooze', body);
    expect((await lateRows()).map(({ recordIds, snoozed }) => [recordIds.length, snoozed])).toEqual([[3, null]]);
    // All of them, or none.
    const strange = { ...body, recordIds: [...(row?.recordIds ?? []), uuidV7()], until: firm.on(4) };
    expect((await firm.editor.post('/control-panel/snooze', strange)).status).toBe(404);
    expect((await lateRows())[0]?.snoozed).toBe(null);
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
  expect(chosen.at(-1)).toBe(asleep);
  expect([count('marginUnderFloor'), count('quoteExpired'), count('endOverdue')]).toEqual([48, 3, 49]);
  expect(chosenRows([rows('quoteExpired', 2), [asleep]]).map(({ recordIds }) => recordIds[0])).toEqual([
    '0',
    '1',
    '999',
  ]);
  expect(chosenRows([[], []])).toEqual([]);
});
