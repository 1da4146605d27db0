import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { numberText } from '../../ui/figure-text.ts';
import { Hint } from '../../ui/hint.tsx';
import { phone, tabular } from '../../ui/media.ts';
import type { Neighbours } from './use-neighbours.ts';

const Place = styled('nav')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > span:first-of-type': { marginRight: 4, whiteSpace: 'nowrap' },
  '& a': { width: 32, padding: 0 },
  '& > [data-end]': { display: 'grid', placeItems: 'center', width: 32, height: 32, color: vars.palette.text.disabled },
  '& svg': { width: 18, height: 18, strokeWidth: 1.75 },
  [phone]: { '& a, & > [data-end]': { width: 44, height: 44 } },
}));

const typedInto =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox], [role=combobox], [role=grid]';

interface NeighbourLinksProps {
  of: Neighbours | null;
  /** The address of a record. */
  address: (id: string) => string;
}

/**
 * Where the record stands in the list it was opened from, "7 of 132", and the ways to the ones beside it: J and K as in the list,
 * while the focus is in the page and not in a field. What is unsaved is asked about as on every way out.
 */
export function NeighbourLinks({ of, address }: NeighbourLinksProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const isShown = of !== null;
  useEffect(() => {
    const page = isShown && place.current?.closest('main');
    if (!page) return;
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || !/^[jk]$/i.test(key)) return;
      if (!(target instanceof Element) || target.closest(typedInto)) return;
      place.current?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key.toLowerCase()}]`)?.click();
    };
    page.addEventListener('keydown', listen);
    return () => page.removeEventListener('keydown', listen);
  }, [isShown]);

  if (of === null) return null;
  const total = of.totalIsExact ? numberText(of.total) : `${numberText(of.total)}+`;
  return (
    <Place ref={place} aria-label={t('neighbours.title')}>
      <span>{t('neighbours.position', { position: numberText(of.position), total })}</span>
      <Beside id={of.previous} address={address} label={t('neighbours.previous')} shortcut="k" icon={ChevronUp} />
      <Beside id={of.next} address={address} label={t('neighbours.next')} shortcut="j" icon={ChevronDown} />
    </Place>
  );
}

interface BesideProps extends Pick<NeighbourLinksProps, 'address'> {
  id: string | undefined;
  label: string;
  shortcut: 'j' | 'k';
  icon: ComponentType<{ 'aria-hidden': true }>;
}

// One entry of the browser's history for all of them: Back leads to the list.
function Beside({ id, address, label, shortcut, icon: Icon }: BesideProps) {
  if (id === undefined) {
    return (
      <span data-end>
        <Icon aria-hidden={true} />
      </span>
    );
  }
  return (
    <Hint title={label}>
      <LinkButton
        to={address(id)}
        replace
        look="quiet"
        size="toolbar"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        icon={<Icon aria-hidden={true} />}
      />
    </Hint>
  );
}
