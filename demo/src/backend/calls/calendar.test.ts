import { beforeEach, describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../../contract/calendar-calls.ts';
import { resetMock } from '../answer.ts';
import { replyOf } from '../reply-of.ts';

beforeEach(resetMock);

const path = '/api/calendar/events';
const events = async (call: string, payload?: unknown) => (await replyOf(call, payload))?.body as CalendarEvent[];
const start = '2026-03-02T09:00:00.000Z';
const end = '2026-03-02T11:00:00.000Z';

describe('The mock’s calendar', () => {
  test('has events with and without a place and a note', async () => {
    const all = await events(`GET ${path}/all`);
    expect(all.some((event) => 'location' in event && 'note' in event)).toBe(true);
    expect(all.some((event) => !('location' in event) && !('note' in event))).toBe(true);
  });

  test('takes a new event, with or without a place and a note', async () => {
    const event = { id: 'e-9', title: 'Lunch', start, end };
    expect((await events(`POST ${path}/add`, event)).at(-1)).toEqual(event);
    const placed = { ...event, id: 'e-10', location: 'Room 4', note: 'Bring the plan.' };
    expect((await events(`POST ${path}/add`, placed)).at(-1)).toEqual(placed);
  });

  test('moves a dragged event and changes nothing else about it', async () => {
    const [before] = await events(`GET ${path}/all`);
    const after = await events(`POST ${path}/update`, { event: { id: before?.id, title: 'ignored' }, start, end });
    expect(after[0]).toEqual({ ...before, start, end });
  });

  test('stores an event as it was edited', async () => {
    const edited = { id: 'event-1', title: 'Workshop', start, end, location: 'Lindenau', note: '' };
    expect((await events(`POST ${path}/update`, edited))[0]).toEqual(edited);
  });

  test('keeps the start and end of an event when it is sent no valid ones', async () => {
    const before = await events(`GET ${path}/all`);
    expect(await events(`POST ${path}/update`, { event: { id: 'event-1' }, start: 'soon', end: {} })).toEqual(before);
  });

  test('deletes an event by its id, and none for an unknown id', async () => {
    const before = await events(`GET ${path}/all`);
    const after = await events(`POST ${path}/delete`, { id: 'event-1' });
    expect(after).toEqual(before.slice(1));
    expect(await events(`POST ${path}/delete`, { id: 'event-1' })).toEqual(after);
    expect(await events(`POST ${path}/update`, { event: { id: 'nobody' }, start, end })).toEqual(after);
  });
});
