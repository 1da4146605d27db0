import { provider } from '@mandate/contract/entities/provider.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';

const tones: Record<string, PillTone> = {
  candidate: 'neutral',
  approved: 'good',
  onHold: 'onHold',
  blocked: 'bad',
};

/** The status of a provider as a pill; nothing for who may not see it. */
export function ProviderStatus({ status }: { status: unknown }) {
  if (typeof status !== 'string') return null;
  return <StatusPill tone={tones[status] ?? 'neutral'} label={choiceLabel(provider, 'status', status)} />;
}
