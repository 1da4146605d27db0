import { useQueryClient } from '@tanstack/react-query';
import type { Board, Card } from '../../contract/scrum-calls.ts';
import type { DragMove } from '../../frame/drag/drag-lists.ts';
import { useDemo, useTell } from '../../use-demo.ts';
import { boardRow, idOf, withMove } from './board-moves.ts';

/** A board and what can be done with it; an unknown one is refused with 404. */
export function useBoard(boardId: string) {
  const queries = useQueryClient();
  const tell = useTell();
  const board = useDemo('GET /api/scrum-board', boardId);

  /** A list or card is shown where it was dropped before the mock knows. */
  async function move(moved: DragMove): Promise<void> {
    queries.setQueryData<Board>(['demo', 'GET /api/scrum-board', boardId], (now) => now && withMove(now, moved));
    const { from, to } = moved;
    const places = { boardId, startIndex: from.index, endIndex: to.index };
    if (from.list === boardRow) await tell('POST /api/scrum-board/reorder-list', places);
    else if (from.list === to.list)
      await tell('POST /api/scrum-board/reorder-card', { ...places, listId: idOf(from.list) });
    else
      await tell('POST /api/scrum-board/move-card', {
        boardId,
        sourcelistId: idOf(from.list),
        destinationlistId: idOf(to.list),
        source: { index: from.index },
        destination: { index: to.index },
      });
  }

  return {
    board,
    move,
    addList: (listTitle: string) => tell('POST /api/scrum-board/add-column', { boardId, listTitle }),
    renameList: (listId: string, listTitle: string) =>
      tell('POST /api/scrum-board/rename-column', { boardId, listId, listTitle }),
    deleteList: (listId: string) => tell('POST /api/scrum-board/delete-column', { boardId, listId }),
    addCard: (listId: string, cardTitle: string) =>
      tell('POST /api/scrum-board/add-card', { boardId, listId, cardTitle }),
    saveCard: (listId: string, card: Card) => tell('POST /api/scrum-board/update-card', { boardId, listId, card }),
    addMember: (memberId: number) => tell('POST /api/scrum-board/add-member', { boardId, memberId }),
    removeMember: (memberId: number) => tell('POST /api/scrum-board/delete-member', { boardId, memberId }),
  };
}

/** What can be done with a board. */
export type BoardActs = Omit<ReturnType<typeof useBoard>, 'board'>;
