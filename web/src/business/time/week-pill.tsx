import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import Undo from 'lucide-react/icons/corner-up-left';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';

type WeekTone = 'returned' | TimeState;

const tones: Record<WeekTone, PillTone> = {
  open: 'neutral',
  returned: 'caution',
  submitted: 'quoted',
  approved: 'good',
};

/** What a week is in as people say it: one that was given back is open, and more than that. */
export function weekTone({ state, returnedReason }: { state: TimeState; returnedReason: string | null }): WeekTone {
  return state === 'open' && returnedReason !== null ? 'returned' : state;
}

/** The same as a pill. */
export function WeekPill({ tone }: { tone: WeekTone }) {
  const { t } = useTranslation();
  return (
    <StatusPill
      tone={tones[tone]}
      label={t(`week.state.${tone}`)}
      {...(tone === 'returned' && { sign: <Undo size={14} aria-hidden="true" /> })}
    />
  );
}
