import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf, useSettings } from '../../records/reading/use-settings.ts';
import { foundPieces } from '../../records/values/found-pieces.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { filterChoiceLabel } from './filter-label.ts';

/** How many choices are taken in at a glance; more can be searched. */
const manyChoices = 12;

const Boxes = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  maxHeight: 220,
  margin: 0,
  padding: 10,
  overflowY: 'auto',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  [phone]: { gap: 0, maxHeight: '44dvh' },
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
  const [search, setSearch] = useState('');
  const choices = useChoices(entity, name, field, chosen);
  const isMany = choices.length > manyChoices;
  const shown = choices.filter(({ label }) => search.trim() === '' || isMet(label, search));
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <>
      {isMany && (
        <TextField
          label={t('list.searchChoices')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Boxes>
        <legend>{t('list.value')}</legend>
        {shown.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </Boxes>
    </>
  );
}

function isMet(label: string, search: string): boolean {
  const terms = search.split(/\s+/u).filter((term) => term !== '');
  return terms.every((term) => foundPieces(label, term).some(({ isFound }) => isFound));
}

/** What can be ticked: the facts' values, or the items of the list people keep; a retired item only while it is ticked. */
function useChoices(entity: Entity, name: string, field: Field, chosen: readonly string[]) {
  const { data } = useSettings(field.list !== undefined);
  if (field.list === undefined) {
    const choices = (field.choices ?? []).map((value) => ({ value, label: filterChoiceLabel(entity, name, value) }));
    return choices.length > manyChoices ? choices.sort((one, other) => one.label.localeCompare(other.label)) : choices;
  }
  return itemsOf(data, field.list)
    .filter(({ code, isActive }) => isActive || chosen.includes(code))
    .map(({ code, label }) => ({ value: code, label }));
}
