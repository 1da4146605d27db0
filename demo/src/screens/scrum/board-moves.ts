import type { Board, Card, CardList } from '../../contract/scrum-calls.ts';
import { type DragList, type DragMove, withMoved } from '../../frame/drag/drag-lists.ts';

/** The id of the board's own row, in which its lists are carried. */
export const boardRow = 'board';

const [listMark, cardMark] = ['list:', 'card:'];

/** What a list of cards is called among what can be carried, and the row of its cards. */
export const listItem = (id: string) => `${listMark}${id}`;
/** What a card is called among what can be carried. */
export const cardItem = (id: string) => `${cardMark}${id}`;
/** The id of a list or card, by what it is called among what can be carried. */
export const idOf = (item: string) => item.slice(item.indexOf(':') + 1);

/** A board as lists whose items are carried: its lists side by side, and the cards of each. */
export function dragListsOf({ title, list }: Board): DragList[] {
  return [
    { id: boardRow, name: title, kind: 'list', isRow: true, items: list.map(({ id }) => listItem(id)) },
    ...list.map(({ id, title: name, cardList }) => ({
      id: listItem(id),
      name,
      kind: 'card',
      items: cardList.map((card) => cardItem(card.id)),
    })),
  ];
}

/** A list or card, by what it is called among what can be carried; undefined for one that is gone. */
export function entryOf({ list }: Board, item: string): CardList | Card | undefined {
  const id = idOf(item);
  if (item.startsWith(listMark)) return list.find((each) => each.id === id);
  return list.flatMap(({ cardList }) => cardList).find((each) => each.id === id);
}

/** The board after one of its lists or cards was carried. */
export function withMove(board: Board, { from, to }: DragMove): Board {
  if (from.list === boardRow) return { ...board, list: withMoved(board.list, from.index, to.index) };
  const card = board.list.find(({ id }) => listItem(id) === from.list)?.cardList[from.index];
  if (!card) return board;
  const list = board.list.map((each): CardList => {
    const rest = each.cardList.filter(({ id }) => id !== card.id);
    return { ...each, cardList: listItem(each.id) === to.list ? rest.toSpliced(to.index, 0, card) : rest };
  });
  return { ...board, list };
}
