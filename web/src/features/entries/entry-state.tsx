import { entry } from '@mandate/contract/entities/entry.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';

const tones: Record<string, PillTone> = { open: 'neutral', submitted: 'quoted', approved: 'good' };

/** What an entry is in, as a pill. */
export function EntryState({ state }: { state: unknown }) {
  const tone = tones[String(state)];
  return tone ? <StatusPill tone={tone} label={choiceLabel(entry, 'state', String(state))} /> : null;
}
