import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';

/** What a paper says is for who sees prices. @throws Refusal notPermitted */
export function checkSeesRates({ grants }: Pick<Caller, 'grants'>): void {
  if (!grants.includes('seeRates')) refuse('notPermitted');
}
