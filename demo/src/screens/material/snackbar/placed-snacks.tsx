import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { Snack } from './snack.tsx';

const places = ['topLeft', 'topCenter', 'topRight', 'bottomLeft', 'bottomCenter', 'bottomRight'] as const;

/** Where a message can lie: six places. */
export function PlacedSnacks() {
  const { t } = useTranslation('demo');
  const [place, setPlace] = useState<(typeof places)[number]>('topLeft');
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`material.snackbar.place.${place}`);
  return (
    <VariantCard title={t('material.snackbar.place.title')} subtitle={t('material.snackbar.place.lead')}>
      {places.map((each) => (
        <Button
          key={each}
          onClick={() => {
            setPlace(each);
            setIsOpen(true);
          }}
        >
          {t(`material.snackbar.place.${each}`)}
        </Button>
      ))}
      <Snack
        key={place}
        isOpen={isOpen}
        place={place}
        message={t('material.snackbar.place.message', { place: name })}
        onClose={() => setIsOpen(false)}
      />
    </VariantCard>
  );
}
