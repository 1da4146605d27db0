import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PanelFirm, panelOf, startPanelFirm } from '../../../testing/callers/panel-firm.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { english } from '../../words/words.ts';
import { findPerson } from '../session/account/find-person.ts';
import { findControlPanel } from './find-control-panel.ts';

let firm: PanelFirm;

beforeAll(async () => {
  firm = await startPanelFirm();
});
afterAll(() => firm.app.close());
beforeEach(() => firm.empty());

/** Beside the line that divides days: the first is a day ahead of the other at any moment, and two at some. */
const zones = { east: 'Pacific/Kiritimati', west: 'Pacific/Pago_Pago' };

describe('where two people are on different days', () => {
  /** The panel of the firm.editor at a moment, as it is asked for from a zone. */
  async function panelAt(moment: string, timeZone: string): Promise<ControlPanel> {
    const { db, pool } = firm.app.database;
    const found = await findPerson(db, firm.editor.id);
    if (!found) throw new Error('the firm.editor is gone');
    const caller = { ...found, sessionId: uuidV7() };
    const call = {
      db,
      pool,
      room: unknownRoom,
      caller,
      words: english,
      timeZone,
      requestId: '',
      network: '',
      alerts: [],
    };
    return findControlPanel(call, async () => [], new Date(moment));
  }
  const namesAt = async (moment: string, zone: string) =>
    (await panelAt(moment, zone)).myWork.milestones.map(({ name }) => name);

  beforeEach(async () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-14', '2026-03-15', '2026-03-16'];
    const milestones = [...days, '2026-03-17'].map((dueDate) => ({ name: dueDate, dueDate }));
    await firm.projectIn('active', { project_manager_id: firm.editorsPerson }, { milestones });
    await firm.setZone('UTC');
  });

  test.each<[moment: string, zone: keyof typeof zones, today: string, shown: string[]]>([
    // One minute before and after midnight at Kiritimati.
    ['2026-03-01T09:59:00Z', 'east', '2026-03-01', ['2026-03-01', '2026-03-02', '2026-03-14', '2026-03-15']],
    ['2026-03-01T10:00:00Z', 'east', '2026-03-02', ['2026-03-02', '2026-03-14', '2026-03-15', '2026-03-16']],
    // The same at Pago Pago, over the end of a February; for an hour a day three days are at once.
    ['2026-03-01T10:00:00Z', 'west', '2026-02-28', ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-14']],
    ['2026-03-01T10:59:00Z', 'west', '2026-02-28', ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-14']],
    ['2026-03-01T11:00:00Z', 'west', '2026-03-01', ['2026-03-01', '2026-03-02', '2026-03-14', '2026-03-15']],
  ])('at %s in the %s the next 14 days count from the person’s own day', async (moment, zone, day, shown) => {
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
    const { id } = await firm.projectIn('active', { end_date: '2020-01-01' });
    for (const zone of Object.values(zones)) {
      const headers = { 'x-time-zone': zone };
      const { today: day } = await panelOf(firm.editor, zone);
      const request = { kind: 'endOverdue', recordIds: [id] };
      const put = async (until: string) =>
        (await firm.editor.post('/control-panel/snooze', { ...request, until }, headers)).fieldCodes;
      expect(await put(day)).toEqual(['until dayOutside']);
      expect(await put(addDays(day, 366))).toEqual(['until dayOutside']);
      expect(await put(addDays(day, 1))).toEqual([]);
    }
    // Put off last from the west until what is firm.today, or was yesterday, in the east.
    const isPutOff = async (zone: string) =>
      (await panelOf(firm.editor, zone)).attention?.rows.find(({ kind }) => kind === 'endOverdue')?.snoozed !== null;
    expect([await isPutOff(zones.west), await isPutOff(zones.east)]).toEqual([true, false]);
  });

  test('the tiles count what the lists behind them call today', async () => {
    for (const zone of Object.values(zones)) {
      const query = {
        filter: { all: [{ field: 'at', operator: 'relative', value: 'today' }] },
        total: 'exact',
        pageSize: 1,
      };
      const { operations } = await panelOf(firm.sa, zone);
      const { data } = await firm.sa.post<{ total: number }>('/audit/get-grid', query, { 'x-time-zone': zone });
      expect(operations?.audit.today).toBe(data.total);
    }
  });
});
