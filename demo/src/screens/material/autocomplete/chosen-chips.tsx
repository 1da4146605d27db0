import { Chip } from '@mandate/web/src/ui/badges/chip.tsx';
import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Held = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: 6,
  '&:focus': { outline: `2px solid ${vars.palette.focus}` },
}));

interface ChosenChipsProps {
  chosen: readonly string[];
  /** What the field gives each of what is chosen, so that arrows reach it and Backspace takes it away. */
  itemProps: AutocompleteRenderValueGetItemProps<true>;
}

/** What is chosen of several, each to be taken away. */
export function ChosenChips({ chosen, itemProps }: ChosenChipsProps) {
  const { t } = useTranslation('demo');
  return chosen.map((name, index) => {
    const { key, onDelete, className, tabIndex, 'data-item-index': place } = itemProps({ index });
    return (
      <Held key={key} className={className} tabIndex={tabIndex} data-item-index={place}>
        <Chip remove={{ label: t('material.autocomplete.takeAway', { name }), run: () => onDelete(null) }}>{name}</Chip>
      </Held>
    );
  });
}
