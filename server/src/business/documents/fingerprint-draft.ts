import { createHash } from 'node:crypto';
import type { Draft } from './draft-document.ts';

/**
 * A fingerprint of all that a paper says: who issues it tells by this which one they looked at. What its issue gives it, it does not have yet, and
 * that the day turned meanwhile makes no other paper of it.
 */
export function fingerprintDraft({ kind, language, facts, texts, paper: { letterhead } }: Draft): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, language, { ...facts, today: null }, texts, letterhead]))
    .digest('hex');
}
