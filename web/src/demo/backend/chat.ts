import type { ChatCalls } from '../contract/chat.ts';
import type { Handlers } from './handlers.ts';

export function chat(): Handlers<ChatCalls> {
  throw new Error('to be written');
}
