import { expect, test } from 'vitest';
import { carriedBy, isWhereItWas, lifted } from './carried-event.ts';

const event = lifted({ id: 'm', title: 'Meeting', start: '2026-11-22T10:00', end: '2026-11-22T11:00' });
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

test('arrows carry an event by days and weeks in a month, by days and hours in a week', () => {
  expect(carriedBy(event, key('ArrowRight'), 'month', false)).toMatchObject({ start: '2026-11-23T10:00' });
  expect(carriedBy(event, key('ArrowDown'), 'month', false)).toMatchObject({ start: '2026-11-29T10:00' });
  expect(carriedBy(event, key('ArrowUp'), 'week', false)).toMatchObject({ start: '2026-11-22T09:00' });
  expect(carriedBy(event, key('ArrowUp'), 'agenda', false)).toMatchObject({ start: '2026-11-21T10:00' });
});

test('what stands above the hours goes by days alone', () => {
  expect(carriedBy(event, key('ArrowDown'), 'day', true)).toMatchObject({ start: '2026-11-23T10:00' });
});

test('with Shift the end goes, and never before the start', () => {
  expect(carriedBy(event, key('ArrowDown', true), 'day', false)).toMatchObject({
    start: '2026-11-22T10:00',
    end: '2026-11-22T12:00',
  });
  expect(carriedBy(event, key('ArrowUp', true), 'day', false)).toBeNull();
});

test('other keys take it nowhere', () => {
  expect(carriedBy(event, key('a'), 'month', false)).toBeNull();
});

test('an event that came back is where it was', () => {
  const there = carriedBy(event, key('ArrowLeft'), 'month', false);
  expect(there && isWhereItWas(there)).toBe(false);
  const back = there && carriedBy(there, key('ArrowRight'), 'month', false);
  expect(back && isWhereItWas(back)).toBe(true);
});
