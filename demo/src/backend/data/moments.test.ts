import { dayIn } from '@mandate/contract/values/dates.ts';
import { describe, expect, test } from 'vitest';
import { boards } from './boards/boards.ts';
import { chatInfo, chatRooms } from './chat-rooms.ts';
import { type Moments, momentsAt } from './moments.ts';
import { projectItems } from './project-items.ts';
import { sampleContacts } from './sample-contacts.ts';
import { sampleEvents } from './sample-events.ts';
import { sampleInvoices } from './sample-invoices.ts';
import { sampleMessages } from './sample-messages.ts';
import { sampleNotifications } from './sample-notifications.ts';
import { todos } from './todos.ts';

const zones = ['UTC', 'Europe/Rome', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/New_York'];

/** A Sunday, ends of months and years, a leap day, days on which clocks change, and moments beside midnight. */
const nows = [
  '2026-11-22T18:00:00Z',
  '2026-12-31T23:59:00Z',
  '2027-01-01T00:00:00Z',
  '2028-02-29T12:00:00Z',
  '2027-03-01T00:30:00Z',
  '2027-03-28T01:30:00Z',
  '2026-10-25T01:30:00Z',
  '2027-03-14T07:00:00Z',
  '2027-05-31T05:05:00Z',
  '2027-08-02T04:10:00Z',
].map((now) => new Date(now));

const dayMs = 86_400_000;

/** What the clocks of a zone show: the day of the week from Monday (1) on, and the time. */
function shown(instant: string, timeZone: string): { weekday: number; time: string; day: string } {
  const day = dayIn(new Date(instant), timeZone);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(instant));
  return { weekday: new Date(day).getUTCDay() || 7, time, day };
}

/** Every moment of the samples that tells of something that has happened. */
function pastOf(moments: Moments): string[] {
  const cards = boards(moments).flatMap(({ list }) => list.flatMap(({ cardList }) => cardList));
  return [
    ...sampleMessages(moments).map(({ date }) => date),
    ...[...chatRooms(moments).values()].flatMap((said) => said.map(({ time }) => time)),
    ...cards.flatMap(({ comments }) => comments.map(({ time }) => time)),
    ...sampleNotifications(moments).map(({ timestamp }) => timestamp),
    ...sampleInvoices(moments).map(({ date }) => date),
    ...projectItems(moments).map(({ date }) => date),
  ];
}

describe.each(zones)('The samples in %s', (zone) => {
  test.each(nows)('lie in the last months and not in the future, on %s', (now) => {
    const moments = momentsAt(now, zone);
    const past = pastOf(moments).map((moment) => now.getTime() - Date.parse(moment));
    expect(Math.min(...past)).toBeGreaterThan(0);
    expect(Math.max(...past)).toBeLessThan(120 * dayMs);
    const mails = sampleMessages(moments);
    expect(mails.filter(({ date }) => now.getTime() - Date.parse(date) < 7 * dayMs).length).toBeGreaterThan(6);
    expect(Math.max(...mails.map(({ date }) => now.getTime() - Date.parse(date)))).toBeLessThan(30 * dayMs);
  });

  test.each(nows)('fill the week with meetings in working hours, on %s', (now) => {
    const moments = momentsAt(now, zone);
    const monday = shown(moments.inWeek(0, 1, '00:00'), zone).day;
    const sunday = shown(moments.inWeek(0, 7, '00:00'), zone).day;
    const today = dayIn(now, zone);
    expect(monday <= today && today <= sunday).toBe(true);
    const events = sampleEvents(moments).map(({ start, end }) => ({
      start: shown(start, zone),
      end: shown(end, zone),
    }));
    const ofThisWeek = events.filter(({ start }) => start.day >= monday && start.day <= sunday);
    expect(new Set(ofThisWeek.map(({ start }) => start.weekday))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(ofThisWeek.length).toBeGreaterThan(8);
    for (const { start, end } of events.filter((event) => event.start.time !== '00:00')) {
      expect(start.weekday).toBeLessThan(6);
      expect(start.day).toBe(end.day);
      expect(start.time >= '08:00' && start.time < end.time && end.time <= '18:00').toBe(true);
    }
  });

  test.each(nows)('say of every chat when its last message came, the latest first, on %s', (now) => {
    const rooms = chatRooms(momentsAt(now, zone));
    const info = chatInfo(rooms);
    for (const { chatId, lastChatTime } of info) expect(lastChatTime).toBe(rooms.get(chatId)?.at(-1)?.time);
    for (const said of rooms.values()) expect(said).toEqual(said.toSorted((a, b) => a.time.localeCompare(b.time)));
    expect(info.map(({ lastChatTime }) => lastChatTime)).toEqual(
      info
        .map(({ lastChatTime }) => lastChatTime)
        .toSorted()
        .reverse(),
    );
  });

  test.each(nows)('have to-dos that are due before and after today, on %s', (now) => {
    const due = todos(momentsAt(now, zone)).map(({ startDate, dueDate }) => {
      expect(startDate < dueDate).toBe(true);
      return dueDate > now.toISOString();
    });
    expect(new Set(due).size).toBe(2);
  });
});

test.each(['2026-01-01', '2026-12-31', '2028-02-29', '2027-05-05'])(
  'sample contacts are as old as they say, on %s',
  (today) => {
    for (const { age, bd } of sampleContacts(today)) {
      const [year, date] = [Number(bd.slice(0, 4)), bd.slice(5, 10)];
      expect(Number(today.slice(0, 4)) - year - (date > today.slice(5) ? 1 : 0)).toBe(age);
    }
  },
);
