import { expect, test } from 'vitest';
import { spanText } from '../span-text.ts';
import { instantOf, wallTimeOf } from '../wall-time.ts';
import { placed, shownEvent, spanAfter } from './shown-event.ts';

const meeting = { id: 'm', title: 'Meeting', start: '2026-11-22T10:00', end: '2026-11-22T11:30' };
const journey = { id: 'j', title: 'Journey', start: '2026-11-22T10:00', end: '2026-11-24T16:00' };
const formats = { date: 'd MMM yyyy', language: 'en' };

test('an event is shown in the person’s time zone, before and after the clocks change', () => {
  expect(wallTimeOf('2026-03-28T09:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-28T10:00');
  expect(wallTimeOf('2026-03-29T09:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T11:00');
  expect(instantOf('2026-03-29T11:00', 'Europe/Berlin')).toBe('2026-03-29T09:00:00Z');
});

test('an event that ends before it starts is shown where it starts', () => {
  const event = { id: 'r', title: 'Reversed', start: '2026-11-22T10:00:00Z', end: '2026-11-21T10:00:00Z' };
  expect(shownEvent(event, 'UTC')).toMatchObject({ start: '2026-11-22T10:00', end: '2026-11-22T10:00' });
});

test('an event of a day or longer stands above the hours, on every day it touches', () => {
  expect(placed(meeting)).toEqual({ ...meeting, allDay: false });
  expect(placed(journey)).toMatchObject({ start: '2026-11-22T00:00', end: '2026-11-25T00:00', allDay: true });
  const whole = { ...journey, start: '2026-11-22T00:00', end: '2026-11-23T00:00' };
  expect(placed(whole)).toMatchObject({ start: '2026-11-22T00:00', end: '2026-11-23T00:00', allDay: true });
});

test('an event that is moved by days keeps its times', () => {
  const now = { start: '2026-11-24T00:00', end: '2026-11-27T00:00', allDay: true };
  expect(spanAfter(journey, placed(journey), now)).toEqual({ start: '2026-11-24T10:00', end: '2026-11-26T16:00' });
});

test('an event that is made longer keeps its start', () => {
  const now = { start: meeting.start, end: '2026-11-22T13:00', allDay: false };
  expect(spanAfter(meeting, placed(meeting), now)).toEqual({ start: meeting.start, end: '2026-11-22T13:00' });
});

test('an all-day event that is dropped on an hour lasts an hour, and one dropped back lasts a day', () => {
  const hour = { start: '2026-11-23T14:00', end: null, allDay: false };
  expect(spanAfter(journey, placed(journey), hour)).toEqual({ start: '2026-11-23T14:00', end: '2026-11-23T15:00' });
  const day = { start: '2026-11-23T00:00', end: null, allDay: true };
  expect(spanAfter(meeting, placed(meeting), day)).toEqual({ start: '2026-11-23T00:00', end: '2026-11-24T00:00' });
});

test('the time of an event is given in days or in hours', () => {
  expect(spanText(placed(meeting), formats)).toBe('22 Nov 2026, 10:00 – 11:30');
  expect(spanText(placed(journey), formats)).toBe('22 Nov 2026 – 24 Nov 2026');
  expect(spanText({ ...placed(meeting), end: '2026-11-23T01:00' }, formats)).toBe(
    '22 Nov 2026, 10:00 – 23 Nov 2026, 01:00',
  );
});
