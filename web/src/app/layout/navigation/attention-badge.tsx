import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { controlPanelQuery } from '../../../features/control-panel/use-control-panel.ts';
import { useSharedWords } from '../../../lib/i18n/use-words.ts';
import { useUser } from '../../../lib/session/session.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';

// No more digits than the pill has room for.
const most = 99;

const minutes = 60_000;

/** How much of one's own needs attention, as the control panel says; nothing where there is none or the role is not told. */
export default function AttentionBadge() {
  useSharedWords();
  const { t } = useTranslation();
  const { isWaiting } = useUser();
  const { data: count = 0 } = useQuery({
    ...controlPanelQuery,
    select: attentionCount,
    enabled: !isWaiting,
    refetchInterval: 5 * minutes,
    staleTime: minutes,
  });
  if (count === 0) return null;
  return (
    <>
      <span className="badge" aria-hidden="true">
        {count > most ? `${most}+` : count}
      </span>
      <VisuallyHidden>{t('topBar.needAttention', { count, number: numberText(count) })}</VisuallyHidden>
    </>
  );
}

function attentionCount({ attention }: ControlPanel): number {
  return attention?.counts.reduce((sum, { mine }) => sum + mine, 0) ?? 0;
}
