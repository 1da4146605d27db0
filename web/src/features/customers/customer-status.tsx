import { customer } from '@mandate/contract/entities/customer.ts';
import { choiceLabel } from '../../resources/words.ts';
import { type PillTone, StatusPill } from '../../ui/status-pill.tsx';

const tones: Record<string, PillTone> = {
  prospect: 'neutral',
  active: 'good',
  onHold: 'onHold',
  blocked: 'bad',
  former: 'cancelled',
};

/** The status of a customer as a pill. */
export function CustomerStatus({ status }: { status: unknown }) {
  const name = String(status);
  return <StatusPill tone={tones[name] ?? 'neutral'} label={choiceLabel(customer, 'status', name)} />;
}
