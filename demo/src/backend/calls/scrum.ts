import type { Board, Card, CardList, ScrumCalls } from '../../contract/scrum-calls.ts';
import { carried, placeIn } from '../collection/carried.ts';
import { textOf } from '../collection/fields-of.ts';
import { filled, isRecord } from '../collection/filled.ts';
import { wholeOf } from '../collection/free-id.ts';
import { newId } from '../collection/new-id.ts';
import { boards, emptyCard, type KeptBoard, labels, members } from '../data/boards/boards.ts';
import { type Handlers, MockRefusal } from './handlers.ts';

/** Boards, their lists and cards. A board that is not there is refused; anything else that is not there changes nothing. */
export function scrum(): Handlers<ScrumCalls> {
  const all = boards();
  const titles = () => all.map(({ id, title }) => ({ id, title }));

  function boardOf(id: unknown): KeptBoard {
    const found = all.find((board) => board.id === textOf(id));
    if (!found) throw new MockRefusal(404, 'This board is not known.');
    return found;
  }

  function shown(board: KeptBoard): Board {
    return { ...board, members: board.members.flatMap((id) => members().find((member) => member.id === id) ?? []) };
  }

  /** Changes one list of a board, if it has it. */
  function inList(
    sent: { boardId?: string | undefined; listId?: string | undefined } | null | undefined,
    change: (list: CardList) => void,
  ): Board {
    const board = boardOf(sent?.boardId);
    const list = listOf(board, sent?.listId);
    if (list) change(list);
    return shown(board);
  }

  return {
    'GET /api/scrum-board/all-member': members,
    'GET /api/scrum-board/all-label': labels,
    'GET /api/scrum-board/all-board': titles,
    'GET /api/scrum-board': (id) => shown(boardOf(id)),
    'POST /api/scrum-board/add-board': (sent) => {
      const title = textOf(sent).trim();
      if (title !== '') all.push({ id: newId('board'), title, list: [], members: [] });
      return titles();
    },
    'POST /api/scrum-board/add-member': (sent) => {
      const board = boardOf(sent?.boardId);
      const id = wholeOf(sent?.memberId);
      if (members().some((member) => member.id === id) && !board.members.includes(id)) board.members.push(id);
      return shown(board);
    },
    'POST /api/scrum-board/delete-member': (sent) => {
      const board = boardOf(sent?.boardId);
      board.members = board.members.filter((id) => id !== wholeOf(sent?.memberId));
      return shown(board);
    },
    'POST /api/scrum-board/add-column': (sent) => {
      const board = boardOf(sent?.boardId);
      const title = textOf(sent?.listTitle).trim();
      if (title !== '') board.list.push({ id: newId('list'), title, cardList: [] });
      return shown(board);
    },
    'POST /api/scrum-board/rename-column': (sent) =>
      inList(sent, (list) => {
        list.title = textOf(sent?.listTitle).trim() || list.title;
      }),
    'POST /api/scrum-board/delete-column': (sent) => {
      const board = boardOf(sent?.boardId);
      board.list = board.list.filter(({ id }) => id !== textOf(sent?.listId));
      return shown(board);
    },
    'POST /api/scrum-board/add-card': (sent) =>
      inList(sent, (list) => {
        const title = textOf(sent?.cardTitle).trim();
        if (title !== '') list.cardList.push(emptyCard(newId('card'), title));
      }),
    'POST /api/scrum-board/update-card': (sent) =>
      inList(sent, (list) => {
        list.cardList = list.cardList.map((card) =>
          card.id === textOf(sent?.card?.id) ? asSent(card, sent?.card) : card,
        );
      }),
    'POST /api/scrum-board/reorder-list': (sent) => {
      const board = boardOf(sent?.boardId);
      board.list = carried(board.list, sent?.startIndex, sent?.endIndex);
      return shown(board);
    },
    'POST /api/scrum-board/reorder-card': (sent) =>
      inList(sent, (list) => {
        list.cardList = carried(list.cardList, sent?.startIndex, sent?.endIndex);
      }),
    'POST /api/scrum-board/move-card': (sent) => {
      const board = boardOf(sent?.boardId);
      const from = listOf(board, sent?.sourcelistId);
      const to = listOf(board, sent?.destinationlistId);
      const card = from?.cardList[wholeOf(sent?.source?.index)];
      if (from && to && card) {
        from.cardList = from.cardList.filter((one) => one !== card);
        to.cardList.splice(placeIn(to.cardList, sent?.destination?.index), 0, card);
      }
      return shown(board);
    },
  };
}

function listOf(board: KeptBoard, id: unknown): CardList | undefined {
  return board.list.find((list) => list.id === textOf(id));
}

function asSent(card: Card, sent: unknown): Card {
  return isRecord(sent) ? filled(emptyCard(card.id, card.title), sent) : card;
}
