import { showSuccess } from '@mandate/web/src/lib/frame/toasts.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Notice } from '@mandate/web/src/ui/feedback/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';

const kinds = ['bad', 'caution', 'info', 'good'] as const;

/** What a message can be about: as a toast of the product, and standing in the page. */
export function KindsOfSnacks() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);

  function show(): void {
    setCount(count + 1);
    showSuccess(t('demo.material.snackbar.kinds.done'));
  }

  return (
    <VariantCard
      title={t('demo.material.snackbar.kinds.title')}
      subtitle={t('demo.material.snackbar.kinds.lead')}
      isStacked
    >
      <div>
        <Button onClick={show}>{t('demo.material.snackbar.kinds.open')}</Button>
      </div>
      <Outcome>{t('demo.material.snackbar.kinds.outcome', { count })}</Outcome>
      {kinds.map((kind) => (
        <Notice key={kind} kind={kind}>
          {t(`demo.material.snackbar.kinds.${kind}`)}
        </Notice>
      ))}
    </VariantCard>
  );
}
