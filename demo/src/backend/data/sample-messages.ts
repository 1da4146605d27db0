import type { InboxMessage } from '../../contract/inbox-calls.ts';
import type { MailMarks } from '../../contract/mailbox-calls.ts';
import { type Letter, received, sent } from './letters.ts';
import { me } from './me.ts';
import { type Moments, momentsNow } from './moments.ts';
import { personNamed } from './people.ts';

const letters = [...received, ...sent].map((letter, place) => ({ id: `message-${place + 1}`, letter }));

/** The messages of the last weeks, the newest first. */
export function sampleMessages(moments: Moments = momentsNow()): InboxMessage[] {
  return letters
    .map(({ id, letter }) => ({
      id,
      // Read whenever it is shown: whoever signs in next wrote it.
      get sender() {
        return senderOf(letter);
      },
      date: letter.when(moments),
      selected: false,
      subject: letter.subject,
      message: htmlOf(letter.text),
    }))
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

/** Where they lie, and which of them are read or starred. */
export function sampleMarks(): MailMarks {
  return Object.fromEntries(
    letters.map(({ id, letter: { folder, isRead, isStarred, to = '', attachments = [] } }) => [
      id,
      {
        folder: folder ?? (to === '' ? 'inbox' : 'sent'),
        isRead: isRead ?? to !== '',
        isStarred: isStarred ?? false,
        to,
        attachments: [...attachments],
      },
    ]),
  );
}

function senderOf({ from }: Letter): InboxMessage['sender'] {
  if (from === 'me') return { name: me.name, photo: me.avatar };
  if (from === 'Parcel desk') return { name: from, photo: '' };
  const { name, avatar } = personNamed(from);
  return { name, photo: avatar };
}

function htmlOf(text: readonly string[]): string {
  return text
    .map((part) => {
      if (part.startsWith('>')) return `<blockquote>${part.slice(1)}</blockquote>`;
      return part.startsWith('-') ? `<li>${part.slice(1)}</li>` : `<p>${part}</p>`;
    })
    .join('')
    .replaceAll(/(<li>.*?<\/li>)+(?!<li>)/g, '<ul>$&</ul>');
}
