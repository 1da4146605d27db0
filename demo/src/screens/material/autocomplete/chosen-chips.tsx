import { Chip } from '@mandate/web/src/ui/badges/chip.tsx';
import { useTranslation } from 'react-i18next';

interface ChosenChipsProps {
  chosen: readonly string[];
  onTakeAway: (name: string) => void;
}

/** What is chosen of several, each to be taken away. */
export function ChosenChips({ chosen, onTakeAway }: ChosenChipsProps) {
  const { t } = useTranslation('demo');
  return chosen.map((name) => (
    <Chip key={name} remove={{ label: t('material.autocomplete.takeAway', { name }), run: () => onTakeAway(name) }}>
      {name}
    </Chip>
  ));
}
