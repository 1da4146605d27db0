import type { InboxMessage } from '../../contract/inbox.ts';
import { facesOf } from './faces.ts';

const senders = {
  ines: { name: 'Ines Okafor', photo: facesOf.female[0] },
  anton: { name: 'Anton Gessner', photo: facesOf.male[1] },
  kofi: { name: 'Kofi Wexford', photo: facesOf.male[2] },
};

const subjects = {
  workshop: {
    title: 'Notes from the planning workshop',
    html: `<p>Hello,</p><p>thank you for the two days. I wrote up what we settled: the <strong>three work streams</strong>, who leads
      each of them, and the first date on which we look at results together.</p>
      <blockquote>“We will not start a stream before somebody has said what done means.”</blockquote>
      <p>Two points stayed open:</p><ul><li>who answers for the data of the northern depots</li><li>whether the pilot needs its own
      budget line</li></ul><p>Could you look through the list before Friday? I would like to send it to the whole group then.</p>`,
  },
  offer: {
    title: 'Offer for the second phase',
    html: `<p>Good morning,</p><p>our offer for the second phase is ready. It follows the outline we discussed last week and keeps to the
      <em>ceiling</em> your board has approved.</p><p>The travel costs are the one figure that can still move:</p>
      <blockquote>Visits to the sites are charged as they occur, and never more than four in a month.</blockquote>
      <p>If that suits you, a short reply is enough and the team can begin on the first of the month.</p><p>With kind regards</p>`,
  },
  figures: {
    title: 'A question about the quarterly figures',
    html: `<p>Hello again,</p><p>I compared the figures of this quarter with those of the last one and found a difference I cannot
      explain: hours of the survey team appear in both.</p><blockquote>Survey team: 214 hours, booked on the last day of the
      quarter.</blockquote><p>Were they moved on purpose? If not, I will correct the report and send it round once more.</p>
      <p>There is no hurry; early next week is fine.</p>`,
  },
};

/** The messages of the inbox, the newest first. */
export const messages: readonly InboxMessage[] = [
  message(1, 'ines', 'workshop', '2018-11-06T09:12:00.000Z'),
  message(2, 'anton', 'offer', '2018-03-22T15:40:00.000Z'),
  message(3, 'kofi', 'figures', '2017-09-14T07:55:00.000Z'),
  message(4, 'ines', 'offer', '2017-04-03T11:20:00.000Z'),
  message(5, 'anton', 'figures', '2016-12-01T16:05:00.000Z'),
  message(6, 'kofi', 'workshop', '2016-06-17T08:30:00.000Z'),
  message(7, 'ines', 'figures', '2015-10-09T13:45:00.000Z'),
  message(8, 'anton', 'workshop', '2015-02-25T10:10:00.000Z'),
  message(9, 'kofi', 'offer', '2014-08-19T14:25:00.000Z'),
  message(10, 'ines', 'workshop', '2013-11-28T09:00:00.000Z'),
  message(11, 'anton', 'offer', '2013-05-07T12:35:00.000Z'),
  message(12, 'kofi', 'figures', '2012-10-30T17:15:00.000Z'),
];

function message(
  place: number,
  sender: keyof typeof senders,
  subject: keyof typeof subjects,
  date: string,
): InboxMessage {
  const { title, html } = subjects[subject];
  return { id: `message-${place}`, sender: senders[sender], date, selected: false, subject: title, message: html };
}
