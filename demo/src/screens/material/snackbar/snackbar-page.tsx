import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantColumn, VariantColumns } from '../variant-card.tsx';
import { KindsOfSnacks } from './kinds-of-snacks.tsx';
import { LongSnacks } from './long-snacks.tsx';
import { type Movement, MovingSnacks } from './moving-snacks.tsx';
import { PlacedSnacks } from './placed-snacks.tsx';
import { QueuedSnacks } from './queued-snacks.tsx';
import { StackedSnacks } from './stacked-snacks.tsx';
import { UndoSnack } from './undo-snack.tsx';

/** Snackbars: messages that lie over the page for a while. */
export default function SnackbarPage() {
  const { t } = useTranslation('demo');
  const way = (movement: Movement) => ({
    movement,
    label: t(`material.snackbar.movement.${movement}`),
    message: t(`material.snackbar.movement.${movement}Message`),
  });
  return (
    <>
      <PageHead title={t('material.snackbar.title')} />
      <VariantColumns>
        <VariantColumn>
          <UndoSnack />
          <PlacedSnacks />
          <MovingSnacks
            title={t('material.snackbar.movement.title')}
            lead={t('material.snackbar.movement.lead')}
            ways={[way('grow'), way('fade'), way('slide')]}
          />
          <MovingSnacks
            title={t('material.snackbar.direction.title')}
            lead={t('material.snackbar.direction.lead')}
            ways={[way('left'), way('up'), way('right'), way('down')]}
          />
          <QueuedSnacks />
        </VariantColumn>
        <VariantColumn>
          <KindsOfSnacks />
          <LongSnacks />
          <StackedSnacks />
        </VariantColumn>
      </VariantColumns>
    </>
  );
}
