import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectStatuses } from '../project/way/status.ts';
import {
  type BookedLine,
  type BookingMoment,
  bookingProblems,
  isOutside,
  plannedFor,
  timeProblems,
  type Worker,
} from './booking.ts';

const line: BookedLine = {
  id: 'line',
  name: 'Build',
  isWork: true,
  isOptional: false,
  isBillable: true,
  unit: 'hour',
  hoursPerDay: '8',
  startDate: null,
  endDate: null,
  personnelId: null,
  personnelName: null,
  providerId: null,
  providerName: null,
  project: {
    id: 'project',
    name: 'Bridge',
    status: 'active',
    whoBooks: 'team',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    actualEndDate: null,
    team: new Set(['ann']),
  },
};
const ann: Worker = { personnelId: 'ann', providerId: null, name: 'Ann', from: '2020-01-01', to: null, isActive: true };
const moment: BookingMoment = { lastDay: '2026-03-08', closedUntil: null, isAdministrator: false, state: 'open' };
const day = '2026-03-04';

const codes = (
  changes: Partial<Omit<BookedLine, 'project'>> & { project?: Partial<BookedLine['project']> } = {},
  worker: Partial<Worker> = {},
  when: Partial<BookingMoment> & { date?: string } = {},
) => {
  const { project, ...own } = changes;
  const changed = { ...line, ...own, project: { ...line.project, ...project } };
  const { date = day, ...at } = when;
  return bookingProblems(changed, { ...ann, ...worker }, date, { ...moment, ...at }).map(({ code }) => code);
};

describe('time is booked', () => {
  test('by the team on the work of a project that runs', () => {
    expect(codes()).toEqual([]);
    expect(codes({ project: { status: 'approved' } })).toEqual([]);
  });

  test('on nothing else than work that was ordered', () => {
    expect(codes({ isWork: false })).toEqual(['bookingNotWork']);
    expect(codes({ isOptional: true })).toEqual(['bookingOptional']);
  });

  test('while a project runs, and of one that is completed up to the day its work ended', () => {
    const refused = projectStatuses.filter((status) => codes({ project: { status } }).length > 0);
    expect(refused).toEqual(['draft', 'quoted', 'closed', 'onHold', 'lost', 'cancelled']);
    const completed = { status: 'completed', actualEndDate: '2026-03-04' } as const;
    expect(codes({ project: completed })).toEqual([]);
    expect(codes({ project: completed }, {}, { date: '2026-03-05' })).toEqual(['bookingStatus']);
  });

  test('by nobody from outside the team, unless everyone books on it', () => {
    const other = { personnelId: 'ben', name: 'Ben' };
    expect(codes({}, other)).toEqual(['bookingNotInTeam']);
    expect(codes({ project: { whoBooks: 'everyone' } }, other)).toEqual([]);
  });

  test('on the line of a provider by its people alone', () => {
    const delivered = { providerId: 'north', providerName: 'North', project: { team: new Set(['ann', 'north']) } };
    expect(codes(delivered)).toEqual(['bookingOtherFirm']);
    expect(codes(delivered, { providerId: 'north' })).toEqual([]);
    expect(codes(delivered, { personnelId: null, providerId: 'north' })).toEqual([]);
    expect(codes(delivered, { personnelId: null, providerId: 'south' })).toEqual([
      'bookingNotInTeam',
      'bookingOtherFirm',
    ]);
  });

  test('on days somebody is with the firm', () => {
    expect(codes({}, { from: '2026-03-05' })).toEqual(['bookingNotEmployed']);
    expect(codes({}, { to: '2026-03-03' })).toEqual(['bookingNotEmployed']);
    expect(codes({}, { from: day, to: day })).toEqual([]);
  });

  test('of whoever has left up to their last day, and of who is not active without one not at all', () => {
    expect(codes({}, { to: day, isActive: false })).toEqual([]);
    expect(codes({}, { to: '2026-03-03', isActive: false })).toEqual(['bookingNotEmployed']);
    expect(codes({}, { from: '2026-03-05', to: '2026-03-06', isActive: false })).toEqual(['bookingNotEmployed']);
    expect(codes({}, { isActive: false })).toEqual(['bookingNotEmployed']);
  });

  test('up to the end of this week, in open months and open weeks, by an administrator everywhere', () => {
    expect(codes({}, {}, { date: '2026-03-08' })).toEqual([]);
    expect(codes({}, {}, { date: '2026-03-09' })).toEqual(['bookingFuture']);
    expect(codes({}, {}, { closedUntil: '2026-03-31' })).toEqual(['periodClosed']);
    expect(codes({}, {}, { state: 'submitted' })).toEqual(['entryLocked']);
    expect(codes({}, {}, { closedUntil: '2026-03-31', state: 'approved', isAdministrator: true })).toEqual([]);
  });

  test('or refused for every reason at once, in one order', () => {
    const all = codes(
      { isWork: false, isOptional: true, providerId: 'x', project: { status: 'lost', team: new Set() } },
      { isActive: false },
      { lastDay: '2026-03-01', closedUntil: '2026-03-31', state: 'submitted' },
    );
    expect(all).toEqual([
      ...['bookingNotWork', 'bookingOptional', 'bookingStatus', 'bookingNotInTeam', 'bookingOtherFirm'],
      ...['bookingNotEmployed', 'bookingFuture', 'periodClosed', 'entryLocked'],
    ]);
  });
});

test('time is in the steps of the firm, on lines sold by days also in parts of a day', () => {
  const steps = { minutes: 15, day: '0.25' };
  expect(timeProblems(900, line, steps)).toEqual([]);
  expect(timeProblems(600, line, steps)).toEqual([{ code: 'timeStep', params: { step: '0:15' } }]);
  const byDays = { ...line, unit: 'day', hoursPerDay: '7.33' } as const;
  expect(timeProblems(6_597, byDays, steps)).toEqual([]);
  expect(timeProblems(6_600, byDays, steps)).toEqual([{ code: 'timeStep', params: { step: '0.25 d / 0:15' } }]);
});

test('work is outside the days of its line, which are its own before those of its project', () => {
  expect(isOutside(line, '2025-12-31')).toBe(true);
  expect(isOutside({ ...line, startDate: '2025-12-01' }, '2025-12-31')).toBe(false);
  expect(isOutside({ ...line, endDate: '2026-03-01' }, day)).toBe(true);
});

test('a line that is planned for somebody is told to everybody else', () => {
  const planned = { ...line, personnelId: 'ben', personnelName: 'Ben' };
  expect(plannedFor(planned, ann)).toBe('Ben');
  expect(plannedFor({ ...planned, personnelId: 'ann' }, ann)).toBeNull();
  expect(plannedFor(line, ann)).toBeNull();
});

test('whoever may book keeps being let in when more people may, and a closed month shuts out no administrator', () => {
  fc.assert(
    fc.property(
      fc.subarray(['ann', 'ben', 'eve']),
      fc.constantFrom(...projectStatuses),
      fc.boolean(),
      (team, status, closed) => {
        const project = { status, team: new Set(team) };
        const found = codes({ project }, {}, { closedUntil: closed ? '2026-03-31' : null });
        const wider = codes(
          { project: { ...project, team: new Set([...team, 'ann']) } },
          {},
          { isAdministrator: true },
        );
        expect(found).toEqual(expect.arrayContaining(wider));
        expect(wider).not.toContain('periodClosed');
      },
    ),
  );
});
