import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { SearchField } from '../../ui/buttons/toolbar.tsx';
import { longestSearch } from '../state/list-state.ts';

const pauseMs = 200;

interface ListSearchProps {
  /** The search in force. */
  value: string;
  /** What is searched, in words. */
  placeholder: string;
  onChange: (search: string) => void;
}

/** The search of a list: as one types, after a short pause; Escape clears it. */
export function ListSearch({ value, placeholder, onChange }: ListSearchProps) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  const [typed, setTyped] = useState(value);
  const [inForce, setInForce] = useState(value);
  // What was asked for and is not in force yet: the address may follow later than the next key is pressed.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (value !== inForce) {
    setInForce(value);
    const own = asked.indexOf(value);
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    // The address changed otherwise than by typing here (Back, Clear): what was typed gives way.
    if (own < 0) setTyped(value);
  }
  function apply(text: string) {
    const wanted = text.trim() === '' ? '' : text;
    if (wanted === (asked.at(-1) ?? value)) return;
    setAsked([...asked, wanted]);
    onChange(wanted);
  }
  const search = useEffectEvent(apply);
  useEffect(() => {
    // Nothing to search is clear at once.
    const timer = setTimeout(() => search(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={t('list.search')}
      placeholder={placeholder}
      value={typed}
      maxLength={longestSearch}
      {...mark('list.search')}
      onChange={(event) => setTyped(event.target.value)}
      // What is pressed next is meant of what is searched for.
      onBlur={() => apply(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault();
          setTyped('');
        }
      }}
    />
  );
}
