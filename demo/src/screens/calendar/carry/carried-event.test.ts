import { expect, test } from 'vitest';
import { carriedBy, isWhereItWas, lifted } from './carried-event.ts';

const event = lifted({ id: 'm', title: 'Meeting', start: '2026-11-22T10:00', end: '2026-11-22T11:00' });
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

test('arrow keys move an event by days and weeks in a month, by days and hours in a week', () => {
  expect(carriedBy(event, key('ArrowRight'), 'month', false)).toMatchObject({ start: '2026-11-23T10:00' });
  expect(carriedBy(event, key('ArrowDown'), 'month', false)).toMatchObject({ start: '2026-11-29T10:00' });
  expect(carriedBy(event, key('ArrowUp'), 'week', false)).toMatchObject({ start: '2026-11-22T09:00' });
  expect(carriedBy(event, key('ArrowUp'), 'agenda', false)).toMatchObject({ start: '2026-11-21T10:00' });
});

test('an all-day event is moved by whole days only', () => {
  expect(carriedBy(event, key('ArrowDown'), 'day', true)).toMatchObject({ start: '2026-11-23T10:00' });
});

test('with Shift, arrow keys move the end of an event, and never before its start', () => {
  expect(carriedBy(event, key('ArrowDown', true), 'day', false)).toMatchObject({
    start: '2026-11-22T10:00',
    end: '2026-11-22T12:00',
  });
  expect(carriedBy(event, key('ArrowUp', true), 'day', false)).toBeNull();
});

test('keys other than the arrows do not move an event', () => {
  expect(carriedBy(event, key('a'), 'month', false)).toBeNull();
});

test('an event that is moved away and back counts as not moved', () => {
  const there = carriedBy(event, key('ArrowLeft'), 'month', false);
  expect(there && isWhereItWas(there)).toBe(false);
  const back = there && carriedBy(there, key('ArrowRight'), 'month', false);
  expect(back && isWhereItWas(back)).toBe(true);
});
