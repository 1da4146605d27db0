import { SearchField } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pauseMs = 250;

/** The search of the to-dos: as one types, after a short pause; Escape clears it. */
export function TodoSearch({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const { t } = useTranslation('demo');
  const [typed, setTyped] = useState(value);
  const [inForce, setInForce] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== inForce) {
    setInForce(value);
    // The address changed otherwise than by typing here: what was typed gives way.
    if (value !== asked) setTyped(value);
  }
  const search = useEffectEvent((text: string) => {
    if (text === value) return;
    setAsked(text);
    onChange(text);
  });
  useEffect(() => {
    // Nothing to search is clear at once.
    const timer = setTimeout(() => search(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={t('todo.search')}
      placeholder={t('todo.search')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return;
        event.preventDefault();
        setTyped('');
      }}
    />
  );
}
