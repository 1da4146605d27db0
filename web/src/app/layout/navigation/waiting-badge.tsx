import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { waitingCountQuery } from '../../../features/approvals/waiting-query.ts';
import { useSharedWords } from '../../../lib/i18n/use-words.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import { CountBadge } from './count-badge.tsx';

const minutes = 60_000;

/** How many weeks wait for who looks to approve them. */
export default function WaitingBadge() {
  useSharedWords();
  const { t } = useTranslation();
  const { data } = useQuery({ ...waitingCountQuery, refetchInterval: 5 * minutes, staleTime: minutes });
  const count = data?.count ?? 0;
  return <CountBadge count={count} words={t('topBar.weeksWait', { count, number: numberText(count) })} />;
}
