import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { Snack } from './snack.tsx';

const places = [
  { name: 'topLeft', anchor: { vertical: 'top', horizontal: 'left' } },
  { name: 'topCenter', anchor: { vertical: 'top', horizontal: 'center' } },
  { name: 'topRight', anchor: { vertical: 'top', horizontal: 'right' } },
  { name: 'bottomLeft', anchor: { vertical: 'bottom', horizontal: 'left' } },
  { name: 'bottomCenter', anchor: { vertical: 'bottom', horizontal: 'center' } },
  { name: 'bottomRight', anchor: { vertical: 'bottom', horizontal: 'right' } },
] as const;

/** Where a message can lie: six places. */
export function PlacedSnacks() {
  const { t } = useTranslation('demo');
  const [place, setPlace] = useState<(typeof places)[number]>(places[0]);
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`material.snackbar.place.${place.name}`);
  return (
    <VariantCard title={t('material.snackbar.place.title')} subtitle={t('material.snackbar.place.lead')}>
      {places.map((each) => (
        <Button
          key={each.name}
          onClick={() => {
            setPlace(each);
            setIsOpen(true);
          }}
        >
          {t(`material.snackbar.place.${each.name}`)}
        </Button>
      ))}
      <Snack
        key={place.name}
        open={isOpen}
        anchorOrigin={place.anchor}
        message={t('material.snackbar.place.message', { place: name })}
        onClose={() => setIsOpen(false)}
      />
    </VariantCard>
  );
}
