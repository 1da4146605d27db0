import { expect, test } from 'vitest';
import { type ChatContact, chatUserId } from '../../contract/chat-calls.ts';
import type { InboxMessage } from '../../contract/inbox-calls.ts';
import type { MailMarks } from '../../contract/mailbox-calls.ts';
import { type Member, ownMemberId } from '../../contract/scrum-calls.ts';
import { replyOf } from '../reply-of.ts';
import { emailOfDemo, me } from './me.ts';

const bodyOf = async <Body>(call: string, payload?: unknown) => (await replyOf(call, payload))?.body as Body;

test('one person chats, comments, writes mails and is signed in to the mock', async () => {
  const { user } = await bodyOf<{ user: object }>('POST /api/auth/login', { email: me.email });
  const own = { name: me.name, avatar: me.avatar };
  expect(user).toMatchObject({ ...own, email: me.email });
  expect(await bodyOf<ChatContact>('GET /api/chat/contacts', chatUserId)).toMatchObject(own);
  const members = await bodyOf<Member[]>('GET /api/scrum-board/all-member');
  expect(members.find(({ id }) => id === ownMemberId)).toMatchObject(own);
  const marks = await bodyOf<MailMarks>('GET /api/inbox/marks');
  const mails = await bodyOf<InboxMessage[]>('GET /api/inbox/all');
  const sent = mails.filter(({ id }) => marks[id]?.folder === 'sent');
  expect(sent.map(({ sender }) => sender.name)).toEqual(sent.map(() => me.name));
  expect(sent.length).toBeGreaterThan(0);
});

test('the address of the demo signs in to the same account', async () => {
  const { user } = await bodyOf<{ user: object }>('POST /api/auth/login', { email: emailOfDemo });
  expect(user).toMatchObject({ id: 1, name: me.name });
});
