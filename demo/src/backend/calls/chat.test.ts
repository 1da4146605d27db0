import { beforeEach, describe, expect, test } from 'vitest';
import { type ChatContact, type ChatMessage, chatUserId, type RecentContact } from '../../contract/chat-calls.ts';
import { answer, resetMock } from '../answer.ts';

beforeEach(resetMock);

async function said(method: string, path: string, payload?: unknown) {
  const reply = await answer(method, path, payload, { authorization: null });
  return { status: reply?.status, body: reply?.body };
}

async function got<Body>(path: string, payload?: unknown): Promise<Body> {
  return (await said('GET', path, payload)).body as Body;
}

const unknown = { status: 404, body: { message: expect.any(String) } };

describe('The people of the chat', () => {
  test('are twelve, six of them online, and all have a picture except the one who asks', async () => {
    const everybody = await got<ChatContact[]>('/api/chat/contacts/all', 'nobody');
    expect(everybody).toHaveLength(12);
    expect(everybody.filter(({ status }) => status === 'online')).toHaveLength(6);
    expect(new Set(everybody.map(({ avatar }) => avatar)).size).toBe(12);
    expect(everybody.filter(({ avatar }) => avatar === '').map(({ id }) => id)).toEqual([chatUserId]);
  });

  test('include everyone except the one who asks', async () => {
    const others = await got<ChatContact[]>(`/api/chat/contacts/all?id=${chatUserId}`);
    expect(others).toHaveLength(11);
    expect(others.some(({ id }) => id === chatUserId)).toBe(false);
  });

  test('are found by their id, and nothing comes back for an unknown one', async () => {
    expect(await said('GET', '/api/chat/contacts', 'person-2')).toMatchObject({
      status: 200,
      body: { id: 'person-2' },
    });
    for (const id of ['nobody', undefined, null, {}, []]) {
      expect(await said('GET', '/api/chat/contacts', id)).toEqual({ status: 200, body: undefined });
    }
  });

  test('the user has chatted with come with the number of unread messages, the latest first', async () => {
    const recent = await got<RecentContact[]>('/api/chat/contacts/recent', chatUserId);
    expect(recent.map(({ unread }) => unread)).toEqual([4, 1, 0, 0, 0, 0]);
    for (const { chatId, lastChatTime } of recent) {
      expect(lastChatTime).toBe((await got<ChatMessage[]>('/api/chat', chatId)).at(-1)?.time);
    }
    expect(recent[0]).toMatchObject({ id: 'person-2', contactId: 'person-2', chatId: 'harbour', name: 'Bruno Keller' });
  });

  test('are refused to a user who has no chats', async () => {
    for (const id of ['person-2', undefined, null, {}]) {
      expect(await said('GET', '/api/chat/contacts/recent', id)).toEqual(unknown);
    }
  });
});

describe('A chat', () => {
  test('gives its messages and says who wrote each', async () => {
    const messages = await got<ChatMessage[]>('/api/chat', 'harbour');
    expect(messages).toHaveLength(8);
    expect(messages[0]).toMatchObject({ contactId: 'person-2', id: 'person-2', name: 'Bruno Keller', mood: '' });
    expect(await got<ChatMessage[]>('/api/chat?chatId=workshop')).toHaveLength(4);
  });

  test('that is not known is refused', async () => {
    for (const id of ['nowhere', undefined, null, { id: 'harbour' }])
      expect(await said('GET', '/api/chat', id)).toEqual(unknown);
  });

  test('with a known person opens as it is', async () => {
    expect(await said('GET', `/api/chat/chat-room?currentUser=${chatUserId}&contactId=person-2`)).toMatchObject({
      status: 200,
      body: { chatId: 'harbour', messageList: { length: 8 }, recentListUpdated: false },
    });
  });

  test('with a new person is created once and stands first among the recent ones', async () => {
    const asked = { currentUser: chatUserId, contactId: 'person-11' };
    const made = await got<{ chatId: string }>('/api/chat/chat-room', asked);
    expect(made).toEqual({ chatId: expect.any(String), messageList: [], recentListUpdated: true });
    expect(await got('/api/chat/chat-room', asked)).toEqual({ ...made, recentListUpdated: false });
    const recent = await got<RecentContact[]>('/api/chat/contacts/recent', chatUserId);
    expect(recent[0]).toMatchObject({ chatId: made.chatId, unread: 0, lastChatTime: expect.any(Number) });
  });

  test('is not created for another user, without a second person, or from nonsense', async () => {
    const asked = [
      { currentUser: 'person-2', contactId: 'person-3' },
      { currentUser: chatUserId },
      {},
      undefined,
      null,
      'x',
      7,
    ];
    for (const one of asked) expect(await said('GET', '/api/chat/chat-room', one)).toEqual(unknown);
  });
});

describe('A message', () => {
  const message = {
    chatId: 'workshop',
    contactId: chatUserId,
    text: 'See you there.',
    time: '2027-03-01T09:00:00.000Z',
  };

  test('is added to its chat and to no other', async () => {
    const { status, body } = await said('POST', '/api/chat/add', message);
    expect(status).toBe(200);
    expect(body).toHaveLength(5);
    expect((body as unknown[])[4]).toMatchObject({ contactId: chatUserId, text: message.text, time: message.time });
    expect((body as unknown[])[4]).not.toHaveProperty('chatId');
    expect(await got('/api/chat', 'harbour')).toHaveLength(8);
  });

  const recents = () => got<RecentContact[]>('/api/chat/contacts/recent', chatUserId);

  test('moves its chat to the top of the list', async () => {
    const time = new Date(Date.now() + 1_000).toISOString();
    await said('POST', '/api/chat/add', { ...message, chatId: 'expenses', contactId: 'person-8', time });
    const [first, second] = await recents();
    expect(first).toMatchObject({ chatId: 'expenses', lastChatTime: time });
    expect(second).toMatchObject({ chatId: 'harbour', unread: 4 });
  });

  test('that answers marks its chat as read, and a blank one changes nothing in the list', async () => {
    const before = await recents();
    await said('POST', '/api/chat/add', { ...message, chatId: 'harbour', text: ' ' });
    expect(await recents()).toEqual(before);
    await said('POST', '/api/chat/add', { ...message, chatId: 'harbour' });
    expect((await recents()).find(({ chatId }) => chatId === 'harbour')).toMatchObject({ unread: 0 });
  });

  test('is refused in an unknown chat and from an unknown author', async () => {
    const wrong = [
      { ...message, chatId: 'nowhere' },
      { ...message, contactId: 'nobody' },
      {},
      undefined,
      null,
      [],
      'x',
    ];
    for (const one of wrong) expect(await said('POST', '/api/chat/add', one)).toEqual(unknown);
  });

  test('without words is not kept', async () => {
    for (const text of ['', '  \n', undefined, null, {}]) {
      const { status, body } = await said('POST', '/api/chat/add', { ...message, text });
      expect({ status, count: (body as unknown[]).length }).toEqual({ status: 200, count: 4 });
    }
  });

  test('is gone after a reset', async () => {
    await said('POST', '/api/chat/add', message);
    resetMock();
    expect(await got('/api/chat', 'workshop')).toHaveLength(4);
  });
});
