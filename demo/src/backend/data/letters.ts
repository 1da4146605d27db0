import type { Moments } from './moments.ts';
import type { personNamed } from './people.ts';

/** A message of the samples: from somebody to who is at the screen, or from them (`me`). */
export interface Letter {
  from: Parameters<typeof personNamed>[0] | 'me' | 'Parcel desk';
  when: (moments: Moments) => string;
  subject: string;
  /** Paragraphs; one that begins with `>` is quoted, lines that begin with `-` are a list. */
  text: readonly string[];
  /** It was read. */
  isRead?: true;
  isStarred?: true;
  folder?: 'archive' | 'spam';
  /** To whom who is at the screen sent it. */
  to?: string;
  attachments?: readonly { name: string; size: number }[];
}

/** What came in, the newest first. */
export const received: readonly Letter[] = [
  {
    from: 'Bruno Keller',
    when: ({ ago }) => ago(25),
    subject: 'Re: Crane figures for Thursday',
    text: [
      'Hello,',
      'the port authority moved the review to Thursday at ten. Berths one to three are complete; four and five are still missing.',
      '>If two berths are missing, we show three and say so.',
      'That is fine with me. Could you put half a page in plain words in front of the slides? You were in the room when it was agreed.',
    ],
  },
  {
    from: 'Petra Dorsey',
    when: ({ ago }) => ago(130),
    subject: 'Re: Outline of the second phase',
    text: [
      'Good morning,',
      'the outline is what we hoped for, and it keeps to the ceiling our board has approved. Travel is the one figure that can still move:',
      '>Visits to the sites are charged as they occur, and never more than four in a month.',
      'Can we write “three” instead of “four”? Then I can sign this week.',
    ],
  },
  {
    from: 'Inês Carvalho',
    when: ({ ago }) => ago(300),
    subject: 'Remarks on the annual report',
    text: [
      'The printer needs the report on Friday. Chapters two and four are waiting for you:',
      '-the table of projects still shows last year’s names',
      '-the photograph of the quay is too small to print',
      'Ten minutes are enough. I enter the remarks myself.',
    ],
    attachments: [{ name: 'annual-report-draft.pdf', size: 1_843_200 }],
  },
  {
    from: 'Oskar Yilmaz',
    when: ({ workday }) => workday(-1, '16:40'),
    subject: 'Interviews at Isarwerk: names and times',
    text: [
      'All seven people have agreed to an interview. The first three:',
      '-Tuesday, 10:00: head of the workshop',
      '-Tuesday, 11:30: night shift, by telephone',
      '-Wednesday, 09:00: purchasing',
      'The room is on the second floor. Please ask for me at the gate.',
    ],
    isRead: true,
    isStarred: true,
  },
  {
    from: 'Chiara Venturi',
    when: ({ workday }) => workday(-1, '11:05'),
    subject: 'Notes from the planning workshop',
    text: [
      'Thank you for the two days. I wrote up what we settled: the three work streams, who leads each of them, and the first date on which we look at results together.',
      '>We will not start a stream before somebody has said what done means.',
      'Two points stayed open:',
      '-who answers for the data of the northern depots',
      '-whether the pilot needs a budget line of its own',
      'Could you look through the list before Friday? I would like to send it to the whole group then.',
    ],
    isRead: true,
  },
  {
    from: 'Tobias Kellner',
    when: ({ workday }) => workday(-2, '15:20'),
    subject: 'Re: Timetable data for the rail study',
    text: [
      'Here is the timetable with every stop, also the ones on request. Two lines changed their numbers in spring; the old ones are in the last column.',
      '>The timetable with all stops would be enough; passenger counts can follow.',
      'The counts come next week, once our own people have checked them.',
    ],
    attachments: [{ name: 'timetable-all-stops.xlsx', size: 219_300 }],
  },
  {
    from: 'Kofi Novotny',
    when: ({ workday }) => workday(-3, '09:32'),
    subject: 'A question about the quarterly figures',
    text: [
      'I compared this quarter with the last one and found a difference I cannot explain: hours of the survey team appear in both.',
      '>Survey team: 214 hours, booked on the last day of the quarter.',
      'Were they moved on purpose? If not, I will correct the report and send it round once more. There is no hurry; next week is fine.',
    ],
    isRead: true,
  },
  {
    from: 'Elif Kaya',
    when: ({ workday }) => workday(-3, '08:45'),
    subject: 'Room for the pricing workshop',
    text: [
      'The room with the wall for the cards is booked for Thursday, from one to five. It holds twelve; we are eleven with the two guests.',
      'I bring the cards. Could you bring pens that still write?',
    ],
    isRead: true,
  },
  {
    from: 'Agnes Almqvist',
    when: ({ workday }) => workday(-4, '10:15'),
    subject: 'Purchase order number on your invoice',
    text: [
      'Our accounts department cannot book your last invoice without a purchase order number. It is OG-4471.',
      'Please send the invoice again with that number; the amount is right, and it will be paid within the week.',
    ],
    isRead: true,
    isStarred: true,
  },
  {
    from: 'Keiko Arai',
    when: ({ workday }) => workday(-5, '17:45'),
    subject: 'Photographs of the five berths',
    text: [
      'The weather held. I took each berth from the water and from the crane; number four twice, because a ship was in the way.',
      'The small files are attached, the large ones are in the project’s folder.',
    ],
    isRead: true,
    attachments: [
      { name: 'berths-1-to-3.zip', size: 3_460_000 },
      { name: 'berths-4-and-5.zip', size: 2_910_000 },
    ],
  },
  {
    from: 'Imani Wexford',
    when: ({ workday }) => workday(-6, '08:50'),
    subject: 'Dates for the steering committee',
    text: [
      'The committee of the flood warning study meets three times before the summer. Which of these suit you?',
      '-the second Tuesday of each month, at nine',
      '-the last Thursday, at two',
      'I need an answer by the end of the week to book the room.',
    ],
    isRead: true,
  },
  {
    from: 'Grete Sørensen',
    when: ({ workday }) => workday(-7, '12:20'),
    subject: 'Berth four, on paper',
    text: [
      'I have the hours of berth four on paper, from the harbour master himself. His writing is small, but every hour is there.',
      'I type them up on Monday, and then only berth five is missing.',
    ],
    isRead: true,
  },
  {
    from: 'Mateo Barrow',
    when: ({ workday }) => workday(-8, '16:05'),
    subject: 'Licence for the base maps',
    text: [
      'You may use our base maps in the report, on paper and on screen, as long as our name stands beneath each of them.',
      'For the web page of the city a second licence is needed. I can send an offer.',
    ],
    isRead: true,
  },
  {
    from: 'Farah Novotny',
    when: ({ workday }) => workday(-10, '14:30'),
    subject: 'Thank you for the workshop',
    text: [
      'Our team still talks about the workshop. The list of first steps hangs beside the coffee machine, and two of them are done.',
      'If you need somebody to say a good word about you, call me.',
    ],
    isRead: true,
    isStarred: true,
  },
  {
    from: 'Jonas Lindqvist',
    when: ({ workday }) => workday(-12, '18:00'),
    subject: 'Night bus network: first routes',
    text: [
      'Six routes, all of them through the station, every forty minutes. The seventh costs more than the others together; I would leave it out.',
      'The map is in the folder of the project. Tell me what is missing before I show it to the city.',
    ],
    isRead: true,
    attachments: [{ name: 'first-routes.pdf', size: 640_500 }],
  },
  {
    from: 'Tobias Kellner',
    when: ({ workday }) => workday(-7, '09:10'),
    subject: 'Timetable data for the rail study',
    text: [
      'Which data do you need for the study? We have the timetable, the passenger counts of two years, and the delays of one.',
    ],
    isRead: true,
    folder: 'archive',
  },
  {
    from: 'Henry Walsh',
    when: ({ workday }) => workday(-14, '10:00'),
    subject: 'Expenses of last month',
    text: ['Your expenses are approved. The night train is booked as travel of the rail study, as you asked.'],
    isRead: true,
    folder: 'archive',
  },
  {
    from: 'Oskar Yilmaz',
    when: ({ workday }) => workday(-18, '15:50'),
    subject: 'Signed order',
    text: ['The signed order is attached. We look forward to the work.'],
    isRead: true,
    folder: 'archive',
    attachments: [{ name: 'order-isarwerk.pdf', size: 184_200 }],
  },
  {
    from: 'Parcel desk',
    when: ({ workday }) => workday(-2, '03:12'),
    subject: 'Your parcel could not be delivered!!!',
    text: [
      'Dear customer, your parcel is waiting. Confirm your address within 24 hours, or it goes back to the sender.',
    ],
    folder: 'spam',
  },
];

/** What who is at the screen wrote. */
export const sent: readonly Letter[] = [
  {
    from: 'me',
    to: 'tobias.kellner@calder-rail.example',
    when: ({ workday }) => workday(-6, '11:40'),
    subject: 'Re: Timetable data for the rail study',
    text: [
      'The timetable with all stops would be enough; passenger counts can follow.',
      '>Which data do you need for the study?',
    ],
  },
  {
    from: 'me',
    to: 'petra.dorsey@fenwick-optics.example',
    when: ({ workday }) => workday(-4, '17:30'),
    subject: 'Outline of the second phase',
    text: [
      'Here is the outline of the second phase, as we discussed it last week. It keeps to the ceiling your board has approved.',
      'If it suits you, a short reply is enough, and the team begins on the first of the month.',
    ],
    attachments: [{ name: 'second-phase-outline.pdf', size: 402_800 }],
  },
];
