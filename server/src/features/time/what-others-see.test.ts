import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import type { PersonnelOverview } from '@mandate/contract/overview/record/personnel-overview.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/callers/people.ts';
import { grid, saved } from '../../../testing/callers/records.ts';
import { act, booked, monday, type TimeFirm, timeFirm, wednesday } from '../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let entryId: string;
let absenceId: string;
const secrets = { text: 'Drafted the confidential plan', note: 'Slower than hoped for', why: 'A family matter of Ann' };

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  const cell = { lineId: firm.lineId, date: wednesday, seconds: 3_600 };
  entryId = (await booked(firm.ann, { ...cell, text: secrets.text, internalNote: secrets.note })).id;
  await act(firm.ann, 'submit', firm.ann, {}, monday);
  absenceId = (
    await saved<{ id: string }>(firm.ann, 'absence', {
      ...{ kind: 'holiday', startDate: '2099-03-02', endDate: '2099-03-03', note: secrets.why },
    })
  ).id;
});
afterAll(() => app.close());

/** Everything somebody is told of Ann's time, as one text. */
async function toldOfAnn(person: Person): Promise<string> {
  const { personnelId } = firm.ann;
  const reads = [
    `/entry/get-by-id/${entryId}`,
    `/week/get?week=${monday}&personnelId=${personnelId}`,
    `/week/get?week=${monday}`,
    `/week/find-lines?week=${monday}`,
    `/absence/get-by-id/${absenceId}`,
    '/absence/get-year?year=2099',
    `/personnel/get-overview/${personnelId}`,
    `/project/get-hours/${firm.projectId}`,
    `/project/get-by-id/${firm.projectId}`,
    `/search/find?q=${encodeURIComponent('confidential')}`,
    '/control-panel/get',
  ];
  const replies = await Promise.all(reads.map((path) => person.get(path)));
  const lists = await Promise.all(
    ['entry', 'week', 'absence', 'work-line', 'notification'].map((noun) => person.post(`/${noun}/get-grid`, {})),
  );
  return JSON.stringify([...replies, ...lists].map(({ data }) => data));
}

test('a guest in the same team is told nothing of the hours, texts and absences of others', async () => {
  const told = await toldOfAnn(firm.guest);
  for (const secret of [...Object.values(secrets), entryId, absenceId]) expect(told).not.toContain(secret);
  for (const noun of ['entry', 'week', 'absence']) expect((await grid(firm.guest, noun)).rows).toEqual([]);
  const { data } = await firm.guest.get<PersonnelOverview>(`/personnel/get-overview/${firm.ann.personnelId}`);
  // That others have none would be said of who is only not to be seen.
  expect(data).not.toHaveProperty('absences');
  const own = await firm.guest.get<PersonnelOverview>(`/personnel/get-overview/${firm.guest.personnelId}`);
  expect(own.data.absences).toMatchObject({ total: 0 });
});

test('colleagues see what was done and when somebody is away, and why to nobody but themselves', async () => {
  const told = await toldOfAnn(firm.ben);
  expect(told).toContain(secrets.text);
  expect(told).toContain(absenceId);
  for (const person of [firm.ben, firm.eve]) {
    const all = await toldOfAnn(person);
    expect(all).not.toContain(secrets.why);
    expect(all).not.toContain('"kind":"holiday"');
    expect(all).not.toMatch(/"(unitCost|costBase|costSource)"/);
  }
  expect(await toldOfAnn(firm.ann)).toContain(secrets.why);
  const { data } = await firm.eve.get<ControlPanel>('/control-panel/get');
  expect(data.attention?.rows.find(({ kind }) => kind === 'absenceToDecide')).toMatchObject({ detail: null });
});
