import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const days = { startDate: '2026-01-01', endDate: '2026-04-11' };
const milestone = (id: string, dueDate: string | null, facts = {}) => ({ id, name: id, dueDate, ...facts });

describe('the timeline of milestones', () => {
  it('places each one by its day between start and end, numbered as in the list', () => {
    const timeline = timelineOf(
      [
        milestone('end', '2026-04-11'),
        milestone('open', null),
        milestone('half', '2026-02-20', { reachedOn: '2026-02-20' }),
      ],
      days,
      '2026-03-12',
    );
    expect(timeline?.points).toMatchObject([
      { id: 'half', number: 3, at: 50, lane: 0, state: 'reached' },
      { id: 'end', number: 1, at: 100, lane: 0, state: 'open' },
    ]);
    expect(timeline).toMatchObject({ lanes: 1, bar: { from: 0, to: 100 }, today: 70 });
  });

  it('raises a milestone that would cover another, and grows for one outside the project', () => {
    const timeline = timelineOf(
      [milestone('one', '2026-01-01'), milestone('two', '2026-01-02'), milestone('after', '2026-07-20')],
      days,
      '2026-01-05',
    );
    expect(timeline?.points.map(({ lane }) => lane)).toEqual([0, 1, 0]);
    expect(timeline?.bar).toEqual({ from: 0, to: 50 });
    expect(timeline?.points[2]).toMatchObject({ at: 100 });
  });

  it('is shown when the project has no days or a single one, and not when no day is known at all', () => {
    expect(
      timelineOf([milestone('one', '2026-01-01')], { startDate: null, endDate: 'soon' }, '2026-01-05'),
    ).toMatchObject({
      points: [{ at: 50, state: 'late' }],
      today: null,
    });
    expect(timelineOf([milestone('one', null)], days, '2026-01-05')).toBeNull();
  });
});
