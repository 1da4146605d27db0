import type { ScrumCalls } from '../contract/scrum.ts';
import type { Handlers } from './handlers.ts';

export function scrum(): Handlers<ScrumCalls> {
  throw new Error('to be written');
}
