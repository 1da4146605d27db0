import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attentionOf, type PanelFirm, panelOf, startPanelFirm } from '../../../testing/callers/panel-firm.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { purgeOldSnoozes } from './snooze.ts';

let firm: PanelFirm;

beforeAll(async () => {
  firm = await startPanelFirm();
});
afterAll(() => firm.app.close());
beforeEach(() => firm.empty());

describe('a row is put off', () => {
  const request = (recordId: string, values: object = {}) => ({
    ...{ kind: 'endOverdue', recordIds: [recordId], until: firm.on(1) },
    ...values,
  });

  test('by one person until a day, and is back on it', async () => {
    const { id } = await firm.projectIn('active', { end_date: firm.on(-1) });
    expect(
      (await firm.editor.post('/control-panel/snooze', request(id, { until: firm.on(3), reason: ' Agreed by phone ' })))
        .status,
    ).toBe(200);
    const { attention } = await panelOf(firm.editor);
    expect(attention?.rows).toMatchObject([
      { kind: 'endOverdue', projectId: id, snoozed: { until: firm.on(3), reason: 'Agreed by phone' } },
    ]);
    expect(attention?.snoozedCount).toBe(1);
    expect(attention?.counts.find(({ kind }) => kind === 'endOverdue')?.count).toBe(0);
    expect((await panelOf(firm.sa)).attention).toMatchObject({
      rows: [{ projectId: id, snoozed: null }],
      snoozedCount: 0,
    });
    await firm.sql('update attention_snoozes set until = $1', [firm.today]);
    expect((await panelOf(firm.editor)).attention).toMatchObject({ rows: [{ snoozed: null }], snoozedCount: 0 });
  });

  test('and can be taken up again before that day', async () => {
    const { id } = await firm.projectIn('active', { end_date: firm.on(-1) });
    await firm.editor.post('/control-panel/snooze', request(id));
    await firm.editor.post('/control-panel/snooze', request(id, { until: firm.on(365) }));
    expect((await attentionOf(firm.editor))[0]?.snoozed).toEqual({ until: firm.on(365), reason: null });
    const { status, data } = await firm.editor.post('/control-panel/unsnooze', { kind: 'endOverdue', recordIds: [id] });
    expect({ status, data }).toEqual({ status: 200, data: null });
    expect((await attentionOf(firm.editor))[0]?.snoozed).toBe(null);
    expect((await firm.editor.post('/control-panel/unsnooze', { kind: 'endOverdue', recordIds: [id] })).status).toBe(
      200,
    );
  });

  test('only with a kind, a record in reach, and a day from tomorrow to a year ahead', async () => {
    const { id } = await firm.projectIn('active', { end_date: firm.on(-1) });
    const codes = async (values: object) =>
      (await firm.editor.post('/control-panel/snooze', request(id, values))).fieldCodes;
    expect(await codes({ until: firm.today })).toEqual(['until dayOutside']);
    expect(await codes({ until: firm.on(366) })).toEqual(['until dayOutside']);
    expect(await codes({ until: '2026-02-30' })).toEqual(['until dateNotValid']);
    expect(await codes({ kind: 'overBudget' })).toEqual(['kind valueNotAllowed']);
    expect(await codes({ reason: 'x'.repeat(201) })).toEqual(['reason maxLength']);
    expect(await codes({ more: 1 })).toEqual(['more fieldUnknown']);
    const status = async (values: object, person = firm.editor) =>
      (await person.post('/control-panel/snooze', request(id, values))).status;
    expect(await status({ recordIds: [uuidV7()] })).toBe(404);
    expect(await codes({ recordIds: [] })).toEqual(['recordIds fieldRequired']);
    // A margin they are not told of.
    expect(await status({ kind: 'marginUnderFloor' })).toBe(404);
    expect(await status({ kind: 'marginUnderFloor' }, firm.sa)).toBe(200);
    // The project is no milestone.
    expect(await status({ kind: 'milestoneLate' })).toBe(404);
    expect(await status({}, firm.member)).toBe(403);
    await firm.sql('update projects set deleted_at = now() where id = $1', [id]);
    expect(await status({})).toBe(404);
  });

  test('and that is forgotten once the day is past', async () => {
    const { id } = await firm.projectIn('active', { end_date: firm.on(-1) });
    await firm.editor.post('/control-panel/snooze', request(id));
    const left = async () => (await firm.sql('select 1 from attention_snoozes')).rowCount;
    await firm.sql('update attention_snoozes set until = current_date - 1');
    await purgeOldSnoozes(firm.app.database.db);
    expect(await left()).toBe(1);
    await firm.sql('update attention_snoozes set until = current_date - 2');
    await purgeOldSnoozes(firm.app.database.db);
    expect(await left()).toBe(0);
  });
});
