import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { useTranslation } from 'react-i18next';

/** What stands where rows would stand that could not be read. */
export function ReadFailed({ onTryAgain }: { onTryAgain: () => unknown }) {
  const { t } = useTranslation(['demo', 'all']);
  return (
    <EmptyState
      kind="failed"
      title={t('records.failedTitle')}
      text={t('records.failedText')}
      action={
        <Button size="row" onClick={() => void onTryAgain()}>
          {t('all:action.tryAgain')}
        </Button>
      }
    />
  );
}
