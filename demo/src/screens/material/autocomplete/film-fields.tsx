import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { type Film, films } from './films.ts';

const titleOf = (film: Film | string) => (typeof film === 'string' ? film : film.title);
const withYear = ({ title, year }: Film) => `${title} (${year})`;
const atFirst = (place: number) => films.slice(place, place + 1);

/** Several films out of over a hundred: all offered, the chosen ones no longer offered, and one's own as well. */
export function FilmFields() {
  const { t } = useTranslation('demo');
  const [plain, setPlain] = useState<Film[]>(atFirst(13));
  const [filtered, setFiltered] = useState<Film[]>(atFirst(7));
  const [typed, setTyped] = useState<(Film | string)[]>(atFirst(21));
  const shared = {
    multiple: true as const,
    options: films,
    getOptionLabel: titleOf,
    offered: withYear,
  };
  return (
    <VariantCard title={t('material.autocomplete.several.title')} subtitle={t('material.autocomplete.several.lead')}>
      <ChoiceField
        {...shared}
        isLine
        disableCloseOnSelect
        label={t('material.autocomplete.several.plain')}
        value={plain}
        onChange={(_event, chosen) => setPlain(chosen)}
        renderValue={(chosen, itemProps) => <ChosenChips chosen={chosen.map(titleOf)} itemProps={itemProps} />}
      />
      <ChoiceField
        {...shared}
        filterSelectedOptions
        label={t('material.autocomplete.several.filtered')}
        value={filtered}
        onChange={(_event, chosen) => setFiltered(chosen)}
        renderValue={(chosen, itemProps) => <ChosenChips chosen={chosen.map(titleOf)} itemProps={itemProps} />}
      />
      <ChoiceField<Film, true, false, true>
        {...shared}
        freeSolo
        label={t('material.autocomplete.several.typed')}
        hint={t('material.autocomplete.several.typedHint')}
        value={typed}
        onChange={(_event, chosen) => setTyped(chosen)}
        renderValue={(chosen, itemProps) => <ChosenChips chosen={chosen.map(titleOf)} itemProps={itemProps} />}
      />
      <Outcome>
        {t('material.autocomplete.several.outcome', { count: plain.length + filtered.length + typed.length })}
      </Outcome>
    </VariantCard>
  );
}
