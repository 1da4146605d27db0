import { absence } from '@mandate/contract/entities/absence.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';

const tones: Record<string, PillTone> = { requested: 'caution', approved: 'good', declined: 'neutral' };

/** What an absence is in, as a pill. */
export function AbsenceState({ state }: { state: unknown }) {
  const tone = tones[String(state)];
  return tone ? <StatusPill tone={tone} label={choiceLabel(absence, 'state', String(state))} /> : null;
}
