import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { missingQuery } from './missing-query.ts';
import { useRemind } from './use-remind.ts';
import { weeksToRemind } from './weeks-to-remind.ts';

/** Reminds everybody whose week is missing, each once; nothing while there is nobody to remind. */
export function RemindAllButton() {
  const { t } = useTranslation();
  const { data } = useQuery(missingQuery);
  const { remind, isBusy } = useRemind();
  const weeks = weeksToRemind(data?.weeks ?? []);
  if (weeks.length < 2 && !isBusy) return null;
  return (
    <Button look="quiet" icon={<Bell aria-hidden="true" />} busy={isBusy} onClick={() => void remind(weeks)}>
      {t('approvals.missing.remindAll', { count: weeks.length })}
    </Button>
  );
}
