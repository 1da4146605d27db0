import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../ui/toolbar.tsx';

const pauseMs = 250;

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
  const [typed, setTyped] = useState(value);
  const [inForce, setInForce] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== inForce) {
    // The address changed otherwise than by typing here (Back, Clear): what was typed gives way.
    setInForce(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const search = useEffectEvent((text: string) => {
    if (text === value) return;
    setSent(text);
    onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={t('list.search')}
      placeholder={placeholder}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault();
          setTyped('');
        }
      }}
    />
  );
}
