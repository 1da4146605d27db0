import type { CalendarEvent } from '../../contract/calendar-calls.ts';
import { type Moments, momentsNow } from './moments.ts';

/** An event of a day: which week from this one, the day of it from Monday (1) on, from when to when, and what it is. */
type Row = readonly [
  week: number,
  day: number,
  from: string,
  to: string,
  title: string,
  location?: string,
  note?: string,
];

/** An event of whole days. */
type LongRow = readonly [week: number, day: number, days: number, title: string, location?: string];

const timed: readonly Row[] = [
  [-2, 1, '09:30', '10:00', 'Weekly planning', 'Room 2'],
  [-2, 3, '14:00', '16:00', 'Night bus network: first routes', 'Room 4'],
  [-1, 1, '09:30', '10:00', 'Weekly planning', 'Room 2'],
  [-1, 2, '13:00', '14:30', 'Interview with the harbour master', 'Port Ellery, pier 3'],
  [-1, 4, '10:00', '12:00', 'Budget of the rail study', 'Calder Rail, Marsham', 'Bring the hours of the survey team.'],
  [-1, 5, '15:00', '15:30', 'Week in review', 'Room 2'],
  [0, 1, '09:30', '10:00', 'Weekly planning', 'Room 2'],
  [0, 1, '14:00', '15:30', 'Berth figures, together with Bruno', 'Room 4', 'Berths four and five are missing.'],
  [0, 2, '10:00', '12:00', 'Interviews at Isarwerk', 'Isarwerk, Lindenau', 'Ask for Oskar Yilmaz at the gate.'],
  [0, 2, '15:00', '15:30', 'Call with Ostrava Glass'],
  [0, 3, '09:00', '10:30', 'Review of the rail study', 'Calder Rail, Marsham', 'Passenger counts come later.'],
  [0, 3, '16:00', '16:45', 'Annual report: last remarks', 'Room 1'],
  [
    0,
    4,
    '10:00',
    '11:00',
    'Review with the port authority',
    'Harbour Office',
    'Half a page in plain words, slides 12 to 15.',
  ],
  [0, 4, '13:00', '17:00', 'Pricing workshop', 'Room 7', 'Eleven people, cards on the wall.'],
  [0, 5, '11:00', '12:00', 'Second talk with a candidate', 'Room 1'],
  [0, 5, '15:00', '15:30', 'Week in review', 'Room 2'],
  [1, 1, '09:30', '10:00', 'Weekly planning', 'Room 2'],
  [1, 2, '09:00', '10:30', 'Steering committee: flood warning', 'Eastmere Water'],
  [1, 4, '14:00', '15:00', 'Second phase with Fenwick Optics', 'By telephone'],
  [1, 5, '15:00', '15:30', 'Week in review', 'Room 2'],
  [2, 1, '09:30', '10:00', 'Weekly planning', 'Room 2'],
  [2, 3, '10:00', '12:00', 'Results of the pricing workshop', 'Room 7'],
];

const whole: readonly LongRow[] = [
  [-1, 3, 2, 'Visit to the northern depots', 'Oakhurst'],
  [0, 5, 1, 'Offer to Juniper Clinics is due'],
  [1, 2, 2, 'Kick-off in Port Ellery', 'Port Ellery'],
  [2, 1, 5, 'Elif Kaya is on holiday'],
  [3, 4, 1, 'Annual report is published'],
];

/** Four weeks of work, the most of it in this one. */
export function sampleEvents({ inWeek }: Moments = momentsNow()): CalendarEvent[] {
  const events = [
    ...timed.map(([week, day, from, to, ...words]) => eventOf(inWeek(week, day, from), inWeek(week, day, to), words)),
    ...whole.map(([week, day, days, ...words]) =>
      eventOf(inWeek(week, day, '00:00'), inWeek(week, day + days, '00:00'), words),
    ),
  ];
  return events.map((event, place) => ({ id: `event-${place + 1}`, ...event }));
}

function eventOf(
  start: string,
  end: string,
  [title, location, note]: readonly [title: string, location?: string, note?: string],
): Omit<CalendarEvent, 'id'> {
  return { title, start, end, ...(location !== undefined && { location }), ...(note !== undefined && { note }) };
}
