import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type Film, films } from './films.ts';

const titleOf = ({ title }: Film) => title;
const withYear = ({ title, year }: Film) => `${title} (${year})`;
const atFirst = (place: number) => films.slice(place, place + 1);

/** Several films out of over a hundred: all offered, the chosen ones no longer offered, and one's own as well. */
export function FilmFields() {
  const { t } = useTranslation('demo');
  const [plain, setPlain] = useState<readonly Film[]>(atFirst(13));
  const [filtered, setFiltered] = useState<readonly Film[]>(atFirst(7));
  const [typed, setTyped] = useState<readonly Film[]>(atFirst(21));
  const shared = {
    isSeveral: true,
    options: films,
    nameOf: titleOf,
    offered: withYear,
  };
  return (
    <VariantCard title={t('material.autocomplete.several.title')} subtitle={t('material.autocomplete.several.lead')}>
      <ChoiceField
        {...shared}
        isLine
        staysOpen
        label={t('material.autocomplete.several.plain')}
        chosen={plain}
        onChoose={setPlain}
      />
      <ChoiceField
        {...shared}
        isOnce
        label={t('material.autocomplete.several.filtered')}
        chosen={filtered}
        onChoose={setFiltered}
      />
      <ChoiceField
        {...shared}
        made={(title) => ({ title, year: new Date().getFullYear() })}
        label={t('material.autocomplete.several.typed')}
        hint={t('material.autocomplete.several.typedHint')}
        chosen={typed}
        onChoose={setTyped}
      />
      <Outcome>
        {t('material.autocomplete.several.outcome', { count: plain.length + filtered.length + typed.length })}
      </Outcome>
    </VariantCard>
  );
}
