import { account } from '@mandate/contract/entities/account.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';

const tones: Record<string, PillTone> = { invited: 'draft', active: 'good', disabled: 'cancelled' };

/** Whether a user may sign in, as a pill. */
export function AccountStatus({ status }: { status: unknown }) {
  if (typeof status !== 'string') return null;
  return <StatusPill tone={tones[status] ?? 'neutral'} label={choiceLabel(account, 'status', status)} />;
}
