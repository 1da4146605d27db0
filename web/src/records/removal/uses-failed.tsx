import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface UsesFailedProps {
  /** It is being read again. */
  isBusy: boolean;
  onRetry: () => Promise<{ isSuccess: boolean }>;
}

/** What stands in the question before a record is deleted while where it is used could not be read. */
export function UsesFailed({ isBusy, onRetry }: UsesFailedProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);

  async function retry(): Promise<void> {
    const dialog = place.current?.closest('[role=dialog]');
    const { isSuccess } = await onRetry();
    // The button that was pressed goes with what it was about: the first of the others is the safe answer.
    const others = [...(dialog?.querySelectorAll('button') ?? [])].filter((button) => !place.current?.contains(button));
    if (isSuccess) others[0]?.focus({ preventScroll: true });
  }

  return (
    <div ref={place}>
      <Notice kind="bad" role="alert">
        {t('removal.notLooked')}{' '}
        <Button size="row" busy={isBusy} onClick={() => void retry()}>
          {t('action.tryAgain')}
        </Button>
      </Notice>
    </div>
  );
}
