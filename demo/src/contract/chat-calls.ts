/** The one user whose chats the mock knows; the screens are theirs. */
export const chatUserId = 'person-me';

/** Somebody to chat with (specification, section 3). */
export interface ChatContact {
  id: string;
  name: string;
  avatar: string;
  status: 'online' | 'offline';
  mood: string;
}

/** What was said, and by whom: its author's contact stands beside it. */
export interface ChatMessage extends ChatContact {
  contactId: string;
  text: string;
  /** A moment, ISO 8601. */
  time: string;
}

/** Somebody a person chatted with. */
export interface RecentContact extends ChatContact {
  chatId: string;
  contactId: string;
  unread: number;
  /** A moment, ISO 8601 or in ms. */
  lastChatTime: string | number;
}

/** The calls of the demo's chat (specification, section 7). */
export interface ChatCalls {
  /** Takes the chat's id, bare. */
  'GET /api/chat': { takes: string; gives: ChatMessage[] };
  'GET /api/chat/chat-room': {
    takes: { currentUser: string; contactId: string };
    gives: { chatId: string; messageList: ChatMessage[]; recentListUpdated: boolean };
  };
  /** Takes the user's id, bare. */
  'GET /api/chat/contacts/recent': { takes: string; gives: RecentContact[] };
  /** Takes the user's id, bare: everybody but them. */
  'GET /api/chat/contacts/all': { takes: string; gives: ChatContact[] };
  /** Takes the contact's id, bare; nothing comes back for an unknown one. */
  'GET /api/chat/contacts': { takes: string; gives: ChatContact | undefined };
  'POST /api/chat/add': {
    takes: { chatId: string; contactId: string; text: string; time: string };
    gives: ChatMessage[];
  };
}
