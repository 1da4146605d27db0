import { expect, test } from 'vitest';
import { draftOf, errorsOf, eventOf } from './event-draft.ts';

const draft = { ...draftOf({ start: '2026-11-22T10:00', end: '2026-11-22T11:00' }), title: 'Meeting' };

test('an event needs only a title, a start and an end', () => {
  expect(errorsOf(draft)).toEqual({});
  expect(eventOf(draft, 'm', 'Europe/Rome')).toEqual({
    id: 'm',
    title: 'Meeting',
    start: '2026-11-22T09:00:00Z',
    end: '2026-11-22T10:00:00Z',
  });
});

test('an event with only spaces as its title counts as untitled', () => {
  expect(errorsOf({ ...draft, title: '  ' })).toEqual({ title: 'calendar.error.title' });
});

test('an event that ends before it starts is refused at the field that is wrong: the date or the time', () => {
  expect(errorsOf({ ...draft, endDate: '2026-11-21' })).toEqual({ endDate: 'calendar.error.order' });
  expect(errorsOf({ ...draft, endTime: '09:59' })).toEqual({ endTime: 'calendar.error.order' });
});

test('all errors of an event are shown at once, without comparing dates that cannot be read', () => {
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
])('an event accepts %s as a time', (startTime, instant) => {
  expect(errorsOf({ ...draft, startTime })).toEqual({});
  expect(eventOf({ ...draft, startTime }, 'm', 'Europe/Rome').start).toBe(`2026-11-22T${instant}:00Z`);
});

test.each(['24:00', '9:5', '9:60', 'noon', ''])('an event does not accept "%s" as a time', (startTime) => {
  expect(errorsOf({ ...draft, startTime })).toEqual({ startTime: 'calendar.error.time' });
});

test('place and note of an event are stored without the spaces around them', () => {
  expect(eventOf({ ...draft, location: ' Port Ellery ', note: ' ' }, 'm', 'UTC')).toMatchObject({
    location: 'Port Ellery',
  });
  expect(eventOf({ ...draft, note: ' ' }, 'm', 'UTC')).not.toHaveProperty('note');
});
