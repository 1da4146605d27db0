import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface ReadFailedProps {
  title: string;
  text: ReactNode;
  /** It is being read again. */
  isBusy?: boolean;
  onRetry: () => void;
}

/** What stands where something could not be read: why, and a button that tries again. */
export function ReadFailed({ title, text, isBusy = false, onRetry }: ReadFailedProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      kind="failed"
      title={title}
      text={text}
      action={
        <Button size="row" busy={isBusy} onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      }
    />
  );
}
