import { expect, test } from 'vitest';
import { draftOf, errorsOf, eventOf } from './event-draft.ts';

const draft = { ...draftOf({ start: '2026-11-22T10:00', end: '2026-11-22T11:00' }), title: 'Meeting' };

test('a title, a start and an end are enough', () => {
  expect(errorsOf(draft)).toEqual({});
  expect(eventOf(draft, 'm', 'Europe/Rome')).toEqual({
    id: 'm',
    title: 'Meeting',
    start: '2026-11-22T09:00:00Z',
    end: '2026-11-22T10:00:00Z',
  });
});

test('a title of blanks is none', () => {
  expect(errorsOf({ ...draft, title: '  ' })).toEqual({ title: 'calendar.error.title' });
});

test('an end before the start is refused where it is wrong: at its date or at its time', () => {
  expect(errorsOf({ ...draft, endDate: '2026-11-21' })).toEqual({ endDate: 'calendar.error.order' });
  expect(errorsOf({ ...draft, endTime: '09:59' })).toEqual({ endTime: 'calendar.error.order' });
});

test('every error is told at once, and no order of what is no date', () => {
  expect(errorsOf({ ...draft, title: '', startDate: 'soon', endTime: '' })).toEqual({
    title: 'calendar.error.title',
    startDate: 'calendar.error.date',
    endTime: 'calendar.error.time',
  });
});

test.each([
  ['9', '08:00'],
  ['9:30', '08:30'],
  ['09.30', '08:30'],
  ['0930', '08:30'],
])('%s is a time', (startTime, instant) => {
  expect(errorsOf({ ...draft, startTime })).toEqual({});
  expect(eventOf({ ...draft, startTime }, 'm', 'Europe/Rome').start).toBe(`2026-11-22T${instant}:00Z`);
});

test.each(['24:00', '9:5', '9:60', 'noon', ''])('"%s" is no time', (startTime) => {
  expect(errorsOf({ ...draft, startTime })).toEqual({ startTime: 'calendar.error.time' });
});

test('place and note are kept without the blanks around them', () => {
  expect(eventOf({ ...draft, location: ' Port Ellery ', note: ' ' }, 'm', 'UTC')).toMatchObject({
    location: 'Port Ellery',
  });
  expect(eventOf({ ...draft, note: ' ' }, 'm', 'UTC')).not.toHaveProperty('note');
});
