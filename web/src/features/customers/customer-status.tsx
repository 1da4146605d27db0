import { customer } from '@mandate/contract/entities/customer.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';

const tones: Record<string, PillTone> = {
  prospect: 'neutral',
  active: 'good',
  onHold: 'onHold',
  blocked: 'bad',
  former: 'cancelled',
};

/** The status of a customer as a pill; nothing for who may not see it. */
export function CustomerStatus({ status }: { status: unknown }) {
  if (typeof status !== 'string') return null;
  return <StatusPill tone={tones[status] ?? 'neutral'} label={choiceLabel(customer, 'status', status)} />;
}
