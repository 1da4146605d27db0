/** Which member is at the screen: whose remarks are made there. */
export const ownMemberId = 4;

/** Somebody who works on boards. */
export interface Member {
  id: number;
  name: string;
  avatar: string;
}

/** What cards are marked with; its colour is the name of a tone. */
export interface Label {
  id: number;
  title: string;
  color: 'primary' | 'green' | 'secondary' | 'error';
}

/** A file of a card, or one to be. */
export interface Attachment {
  name: string;
  /** As it is read, such as `1.2 MB`. */
  size: string;
  url: string;
}

/** A remark on a card; `uid` is the member who made it. */
export interface Comment {
  id: number;
  uid: number;
  text: string;
  /** A moment, ISO 8601. */
  time: string;
}

/** A card of a board (specification, section 3). */
export interface Card {
  id: string;
  title: string;
  coverImage?: string;
  /** The ids of members and of labels. */
  members: number[];
  labels: number[];
  description?: string;
  attachments: Attachment[];
  comments: Comment[];
}

/** A list of a board. */
export interface CardList {
  id: string;
  title: string;
  cardList: Card[];
}

/** A board with its members in full. */
export interface Board {
  id: string;
  title: string;
  list: CardList[];
  members: Member[];
}

type OfList = { boardId: string; listId: string };
type Move = { startIndex: number; endIndex: number };

/** The calls of the demo's boards (specification, section 7); unknown members, lists and cards change nothing. */
export interface ScrumCalls {
  'GET /api/scrum-board/all-member': { takes: undefined; gives: Member[] };
  'GET /api/scrum-board/all-label': { takes: undefined; gives: Label[] };
  'GET /api/scrum-board/all-board': { takes: undefined; gives: Pick<Board, 'id' | 'title'>[] };
  /** Takes the board's id, bare. */
  'GET /api/scrum-board': { takes: string; gives: Board };
  /** Takes the title, bare. */
  'POST /api/scrum-board/add-board': { takes: string; gives: Pick<Board, 'id' | 'title'>[] };
  'POST /api/scrum-board/add-member': { takes: { boardId: string; memberId: number }; gives: Board };
  'POST /api/scrum-board/delete-member': { takes: { boardId: string; memberId: number }; gives: Board };
  'POST /api/scrum-board/add-column': { takes: { boardId: string; listTitle: string }; gives: Board };
  'POST /api/scrum-board/rename-column': { takes: OfList & { listTitle: string }; gives: Board };
  'POST /api/scrum-board/delete-column': { takes: OfList; gives: Board };
  'POST /api/scrum-board/add-card': { takes: OfList & { cardTitle: string }; gives: Board };
  'POST /api/scrum-board/update-card': { takes: OfList & { card: Card }; gives: Board };
  'POST /api/scrum-board/reorder-list': { takes: { boardId: string } & Move; gives: Board };
  'POST /api/scrum-board/reorder-card': { takes: OfList & Move; gives: Board };
  'POST /api/scrum-board/move-card': {
    takes: {
      boardId: string;
      sourcelistId: string;
      destinationlistId: string;
      source: { index: number };
      destination: { index: number };
    };
    gives: Board;
  };
}
