import { beforeEach, describe, expect, test } from 'vitest';
import type { Board } from '../../contract/scrum-calls.ts';
import { answer, resetMock } from '../answer.ts';

beforeEach(resetMock);

const prefix = '/api/scrum-board';

function ask(method: string, path: string, payload?: unknown) {
  return answer(method, prefix + path, payload, { authorization: null });
}

async function board(call: string, payload: object = {}): Promise<Board> {
  const reply = await ask('POST', `/${call}`, { boardId: 'harbour', ...payload });
  expect(reply?.status).toBe(200);
  return reply?.body as Board;
}

const stored = async () => (await ask('GET', '', 'harbour'))?.body as Board;
const cardIds = ({ list }: Board) => list.map(({ cardList }) => cardList.map(({ id }) => id));
const [berths, summary, slides] = ['harbour-berths', 'harbour-summary', 'harbour-slides'];
const [quay, visit, crane] = ['harbour-quay', 'harbour-visit', 'harbour-crane'];
const now = { listId: 'harbour-now' };
const nowhere = { listId: 'nowhere' };

describe('Boards', () => {
  test('are three, with thirteen members and four labels to choose from', async () => {
    expect(await ask('GET', '/all-board')).toEqual({
      status: 200,
      body: [
        { id: 'harbour', title: 'Harbour master plan' },
        { id: 'workshop', title: 'Pricing workshop' },
        { id: 'rail', title: 'Rail study' },
      ],
    });
    expect((await ask('GET', '/all-member'))?.body).toHaveLength(13);
    expect((await ask('GET', '/all-label'))?.body).toHaveLength(4);
  });

  test('come with their members in full, and with cards that name members and labels', async () => {
    const { members, list } = await stored();
    expect(members).toHaveLength(6);
    expect(members[1]).toEqual({ id: 2, name: 'Bruno Keller', avatar: expect.any(String) });
    expect(list.map(({ cardList }) => cardList.length)).toEqual([3, 3, 2, 2, 3]);
    expect(list[0]?.cardList[0]).toMatchObject({
      members: { length: 3 },
      labels: { length: 2 },
      comments: { length: 3 },
    });
    expect((await ask('GET', '?id=workshop'))?.body).toMatchObject({ list: { length: 4 } });
  });

  test('are added empty, with just a title', async () => {
    const titles = (await ask('POST', '/add-board', 'Night bus network'))?.body as Pick<Board, 'id' | 'title'>[];
    expect(titles).toHaveLength(4);
    expect((await ask('GET', '', titles[3]?.id))?.body).toEqual({ ...titles[3], list: [], members: [] });
    for (const wrong of ['', '  ', undefined, null, {}])
      expect((await ask('POST', '/add-board', wrong))?.body).toHaveLength(4);
  });

  test('that are not known are refused by every call', async () => {
    const calls = [
      'add-member',
      'delete-member',
      'add-column',
      'rename-column',
      'delete-column',
      'add-card',
      'update-card',
    ];
    for (const call of [...calls, 'reorder-list', 'reorder-card', 'move-card']) {
      for (const wrong of [{ boardId: 'nowhere' }, {}, undefined, null, [], 'harbour']) {
        expect(await ask('POST', `/${call}`, wrong)).toEqual({ status: 404, body: { message: expect.any(String) } });
      }
    }
    for (const id of ['nowhere', undefined, null, {}]) expect((await ask('GET', '', id))?.status).toBe(404);
  });
});

describe('Members of a board', () => {
  test('are added only once, and unknown ones are not added', async () => {
    expect((await board('add-member', { memberId: 3 })).members).toHaveLength(7);
    for (const memberId of [3, 99, 'x', undefined, {}])
      expect((await board('add-member', { memberId })).members).toHaveLength(7);
  });

  test('are removed, and an unknown one removes nobody', async () => {
    expect((await board('delete-member', { memberId: 7 })).members.map(({ id }) => id)).toEqual([4, 2, 8, 11, 1]);
    for (const memberId of [7, 99, undefined, {}])
      expect((await board('delete-member', { memberId })).members).toHaveLength(5);
  });
});

describe('Lists of a board', () => {
  const titlesOf = ({ list }: Board) => list.slice(0, 2).map(({ title }) => title);

  test('are added empty, at the end', async () => {
    const { list } = await board('add-column', { listTitle: 'Done' });
    expect(list[5]).toEqual({ id: expect.any(String), title: 'Done', cardList: [] });
    for (const listTitle of ['', ' ', undefined, null])
      expect((await board('add-column', { listTitle })).list).toHaveLength(6);
  });

  test('are renamed; an unknown one and an empty title change nothing', async () => {
    expect(titlesOf(await board('rename-column', { ...now, listTitle: 'Today' }))).toEqual(['Today', 'Later']);
    for (const wrong of [{ ...nowhere, listTitle: 'x' }, { ...now, listTitle: ' ' }, now, {}]) {
      expect(titlesOf(await board('rename-column', wrong))).toEqual(['Today', 'Later']);
    }
  });

  test('are deleted with their cards; an unknown one deletes none', async () => {
    for (const wrong of [nowhere, {}, { listId: null }])
      expect((await board('delete-column', wrong)).list).toHaveLength(5);
    expect(cardIds(await board('delete-column', now))[0]).toEqual([quay, visit, crane]);
  });

  test('can be put in another order', async () => {
    expect(titlesOf(await board('reorder-list', { startIndex: 0, endIndex: 1 }))).toEqual(['Later', 'This week']);
    for (const wrong of [{}, { startIndex: 9, endIndex: 0 }, { startIndex: 'x', endIndex: null }, { startIndex: 1 }]) {
      expect(titlesOf(await board('reorder-list', wrong))).toEqual(['Later', 'This week']);
    }
  });
});

describe('Cards of a board', () => {
  test('are added with just a title', async () => {
    const { list } = await board('add-card', { ...now, cardTitle: 'Tides' });
    const empty = { members: [], labels: [], attachments: [], comments: [] };
    expect(list[0]?.cardList[3]).toEqual({ id: expect.any(String), title: 'Tides', ...empty });
    for (const wrong of [{ ...nowhere, cardTitle: 'x' }, { ...now, cardTitle: '' }, now, {}]) {
      expect(cardIds(await board('add-card', wrong)).flat()).toHaveLength(14);
    }
  });

  test('are replaced as a whole by their id', async () => {
    const card = { ...(await stored()).list[0]?.cardList[0], title: 'Changed', members: [], coverImage: undefined };
    const { list } = await board('update-card', { ...now, card });
    expect(list[0]?.cardList[0]).toMatchObject({ title: 'Changed', members: [] });
    expect(list[0]?.cardList[0]).not.toHaveProperty('coverImage');
  });

  test('stay as they are when an unknown card, a card of another list or none is sent', async () => {
    const before = await stored();
    const wrong = [
      { ...now, card: { id: 'x' } },
      { ...now, card: { id: quay, title: 'x' } },
      { ...now, card: null },
      now,
      {},
    ];
    for (const one of [...wrong, { ...nowhere, card: { id: berths } }, { ...now, card: 'x' }]) {
      expect(await board('update-card', one)).toEqual(before);
    }
  });

  test('can be put in another order within a list', async () => {
    expect(cardIds(await board('reorder-card', { ...now, startIndex: 1, endIndex: 0 }))[0]).toEqual([
      summary,
      berths,
      slides,
    ]);
    for (const wrong of [now, { ...nowhere, startIndex: 0, endIndex: 1 }, { ...now, startIndex: 5, endIndex: 0 }]) {
      expect(cardIds(await board('reorder-card', wrong))[0]).toEqual([summary, berths, slides]);
    }
  });

  test('move from list to list, and to the end when their new place lies beyond it', async () => {
    const there = { sourcelistId: 'harbour-now', destinationlistId: 'harbour-later' };
    const move = { ...there, source: { index: 0 }, destination: { index: 1 } };
    expect(cardIds(await board('move-card', move)).slice(0, 2)).toEqual([
      [summary, slides],
      [quay, berths, visit, crane],
    ]);
    expect(cardIds(await board('move-card', { ...move, destination: { index: 50 } })).slice(0, 2)).toEqual([
      [slides],
      [quay, berths, visit, crane, summary],
    ]);
  });

  test('do not move from or to a list that does not exist, or from a place without a card', async () => {
    const before = await stored();
    const from = { sourcelistId: 'harbour-now', source: { index: 0 }, destination: { index: 0 } };
    const wrong = [
      {},
      from,
      { ...from, destinationlistId: 'nowhere' },
      { ...from, destinationlistId: 'harbour-later', source: { index: 9 } },
    ];
    const strange = [
      { source: null },
      { source: { index: 'length' } },
      { source: { index: {} } },
      { source: undefined },
    ];
    for (const one of [
      ...wrong,
      ...strange.map((part) => ({ ...from, destinationlistId: 'harbour-later', ...part })),
    ]) {
      expect(await board('move-card', one)).toEqual(before);
    }
  });
});
