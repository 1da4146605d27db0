import type { OpenMonths } from '@mandate/contract/time/open-months.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { set } from '../../../../testing/callers/parameters.ts';
import { act, booked, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const hour = 3_600;
let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
});
afterAll(() => app.close());

const read = async () => (await firm.sa.get<OpenMonths>('/period/get')).data;
const close = (until: string) => firm.sa.post('/period/close', { until });
/** The last day of the month that is over. */
const last = addDays(`${dayIn(new Date(), 'UTC').slice(0, 7)}-01`, -1);

test('of a firm that has not booked yet the month that is over can be closed', async () => {
  expect(await read()).toEqual({ closedUntil: null, months: [{ until: last, open: 0, submitted: 0 }], weeks: [] });
});

test('months that are over are told with what keeps each of them open, whoever handed it in', async () => {
  const { ann, eve, sa, lineId } = firm;
  await booked(ann, { lineId, date: '2026-03-31', seconds: 8 * hour });
  await booked(ann, { lineId, date: '2026-04-01', seconds: 7 * hour });
  await booked(eve, { lineId, date: '2026-04-02', seconds: 5 * hour });
  await act(eve, 'submit', eve, {}, '2026-03-30');
  const { closedUntil, months, weeks } = await read();
  expect(closedUntil).toBeNull();
  expect(months.slice(0, 2)).toEqual([
    { until: '2026-03-31', open: 1, submitted: 0 },
    { until: '2026-04-30', open: 1, submitted: 1 },
  ]);
  expect(months.at(-1)?.until).toBe(last);
  expect(weeks).toMatchObject([
    { personnelId: ann.personnelId, week: '2026-03-30', state: 'open', seconds: 15 * hour, countsFrom: '2026-03-31' },
    {
      personnelId: eve.personnelId,
      week: '2026-03-30',
      state: 'submitted',
      seconds: 5 * hour,
      countsFrom: '2026-04-02',
    },
  ]);
  expect((await close('2026-03-31')).errorMessage).toBe('1 entry up to 2026-03-31 is not approved.');
  await act(ann, 'submit', ann, {}, '2026-03-30');
  await act(sa, 'approve', ann, {}, '2026-03-30');
  expect((await close('2026-03-31')).status).toBe(200);
  const after = await read();
  expect(after.closedUntil).toBe('2026-03-31');
  expect(after.months[0]).toEqual({ until: '2026-04-30', open: 0, submitted: 1 });
  expect(after.weeks).toHaveLength(1);
});

test('nothing keeps a month open where nobody approves time, and nobody but administrators is told', async () => {
  await set(firm.sa, 'time.approval', 'none');
  const { months, weeks } = await read();
  expect([months[0], weeks]).toEqual([{ until: '2026-04-30', open: 0, submitted: 0 }, []]);
  expect((await firm.eve.get('/period/get')).errorCode).toBe('notPermitted');
});
