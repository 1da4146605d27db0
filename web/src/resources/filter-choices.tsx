import type { Entity } from '@mandate/contract/entity.ts';
import type { Field } from '@mandate/contract/fields.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/checkbox.tsx';
import { choiceLabel } from './words.ts';

const Boxes = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  maxHeight: 240,
  margin: 0,
  padding: 10,
  overflowY: 'auto',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  '& > legend': { padding: '0 4px', fontSize: 12, lineHeight: '16px', fontWeight: 500 },
}));

interface FilterChoicesProps {
  entity: Entity;
  name: string;
  field: Field;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The values of a choice, any number of them to tick. */
export function FilterChoices({ entity, name, field, chosen, onChange }: FilterChoicesProps) {
  const { t } = useTranslation();
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <Boxes>
      <legend>{t('list.value')}</legend>
      {(field.choices ?? []).map((value) => (
        <Checkbox
          key={value}
          label={choiceLabel(entity, name, value)}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
    </Boxes>
  );
}
