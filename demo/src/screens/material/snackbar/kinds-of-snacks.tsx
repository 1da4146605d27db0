import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Notice } from '@mandate/web/src/ui/feedback/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';

const kinds = ['bad', 'caution', 'info', 'good'] as const;

/** What a message can be about: as a toast of the product, and standing in the page. */
export function KindsOfSnacks() {
  const { t } = useTranslation('demo');
  const [count, setCount] = useState(0);

  function show(): void {
    setCount(count + 1);
    showSuccess(t('material.snackbar.kinds.done'));
  }

  return (
    <VariantCard title={t('material.snackbar.kinds.title')} subtitle={t('material.snackbar.kinds.lead')} isStacked>
      <div>
        <Button onClick={show}>{t('material.snackbar.kinds.open')}</Button>
      </div>
      <Outcome>{t('material.snackbar.kinds.outcome', { count })}</Outcome>
      {kinds.map((kind) => (
        <Notice key={kind} kind={kind}>
          {t(`material.snackbar.kinds.${kind}`)}
        </Notice>
      ))}
    </VariantCard>
  );
}
