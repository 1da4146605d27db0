import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { controlPanelQuery } from '../../../features/control-panel/use-control-panel.ts';
import { useSharedWords } from '../../../lib/i18n/use-words.ts';
import { useUser } from '../../../lib/session/session.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import { CountBadge } from './count-badge.tsx';

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
  return <CountBadge count={count} words={t('topBar.needAttention', { count, number: numberText(count) })} />;
}

function attentionCount({ attention }: ControlPanel): number {
  return attention?.counts.reduce((sum, { mine }) => sum + mine, 0) ?? 0;
}
