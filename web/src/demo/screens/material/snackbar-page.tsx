import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { KindsOfSnacks } from './snackbar/kinds-of-snacks.tsx';
import { LongSnacks } from './snackbar/long-snacks.tsx';
import { type Movement, MovingSnacks } from './snackbar/moving-snacks.tsx';
import { PlacedSnacks } from './snackbar/placed-snacks.tsx';
import { QueuedSnacks } from './snackbar/queued-snacks.tsx';
import { StackedSnacks } from './snackbar/stacked-snacks.tsx';
import { UndoSnack } from './snackbar/undo-snack.tsx';
import { VariantColumn, VariantColumns } from './variant-card.tsx';

/** Snackbars: messages that lie over the page for a while. */
export default function SnackbarPage() {
  const { t } = useTranslation();
  const way = (movement: Movement) => ({
    movement,
    label: t(`demo.material.snackbar.movement.${movement}`),
    message: t(`demo.material.snackbar.movement.${movement}Message`),
  });
  return (
    <>
      <PageHead title={t('demo.material.snackbar.title')} />
      <VariantColumns>
        <VariantColumn>
          <UndoSnack />
          <PlacedSnacks />
          <MovingSnacks
            title={t('demo.material.snackbar.movement.title')}
            lead={t('demo.material.snackbar.movement.lead')}
            ways={[way('grow'), way('fade'), way('slide')]}
          />
          <MovingSnacks
            title={t('demo.material.snackbar.direction.title')}
            lead={t('demo.material.snackbar.direction.lead')}
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
