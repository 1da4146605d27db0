import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Says that the rest of a record could not be read: what its list knew of it is shown, and what was typed stays. */
export function RestMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice kind="bad" role="alert">
      {t('editor.restMissing')}{' '}
      <Button size="row" onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </Notice>
  );
}
