import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldBox, FieldFrame, type FieldFrameProps } from '../../ui/field-frame.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** One record offered: its name, where it stands and, set apart, what tells it from others of the name. */
export interface Offer {
  id: string;
  label: string;
  /** Stands below the name. */
  path?: string;
  code: string;
}

const Place = styled('span')({ position: 'relative', display: 'block' });

const Ends = styled('span')({ display: 'flex', marginRight: -8 });

const List = styled('div')(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 20,
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: 280,
  marginTop: 4,
  padding: 6,
  overflowY: 'auto',
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.menu,
  fontSize: 13,
  lineHeight: '20px',
  '& > [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    padding: '4px 10px',
    borderRadius: 6,
    cursor: 'pointer',
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > span > small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
    '& > small': { marginLeft: 'auto', flex: 'none', fontSize: 12, color: vars.palette.ink3 },
    '&:hover': { background: vars.palette.hover },
    '&[aria-selected=true]': { background: vars.palette.tint },
  },
  '& > .none[role=option]': { color: vars.palette.ink3, cursor: 'default', '&:hover': { background: 'none' } },
}));

interface ComboboxProps extends FieldFrameProps {
  id: string;
  /** The name of what is chosen; empty when nothing is. */
  chosen: string;
  isOptional: boolean;
  /** What is offered for the text typed; undefined while it is asked for. */
  offers: readonly Offer[] | undefined;
  /** The text to offer for; null when the list closes. */
  onSearch: (text: string | null) => void;
  onChoose: (offer: Offer | null) => void;
}

/** A record chosen by typing its name (WAI-ARIA Authoring Practices, editable combobox with list autocomplete). */
export function Combobox({ id, chosen, isOptional, offers, onSearch, onChoose, ...frame }: ComboboxProps) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = offers ?? [];

  useEffect(() => {
    if (!isOpen) return;
    const wait = setTimeout(() => onSearch(typed ?? ''), 200);
    return () => clearTimeout(wait);
  }, [isOpen, typed, onSearch]);

  function open(): void {
    setOpen(true);
    setActive(-1);
  }

  function close(): void {
    setOpen(false);
    setTyped(null);
    setActive(-1);
    onSearch(null);
  }

  function choose(offer: Offer | null): void {
    onChoose(offer);
    close();
    input.current?.focus();
  }

  function move(to: number): void {
    if (!isOpen) open();
    if (!isOpen || shown.length === 0) return;
    const next = (to + shown.length) % shown.length;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active < 0 ? -1 : active - 1);
    else if (!isOpen) return;
    else if (event.key === 'Escape') close();
    else if (event.key !== 'Enter') return;
    else if (shown[active]) choose(shown[active]);
    event.preventDefault();
  }

  // Text that was emptied takes the choice away; any other text that was not chosen from falls back.
  function leave(): void {
    if (typed === '' && isOptional && chosen !== '') onChoose(null);
    close();
  }

  return (
    <FieldFrame {...frame} id={id}>
      {(links) => (
        <Place>
          <FieldBox>
            <input
              {...links}
              ref={input}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
              autoComplete="off"
              value={typed ?? chosen}
              onChange={(event) => {
                setTyped(event.target.value);
                open();
              }}
              onClick={() => !isOpen && open()}
              onKeyDown={press}
              onBlur={leave}
            />
            <Ends>
              {isOptional && chosen !== '' && (
                <IconButton
                  size="row"
                  label={t('editor.clear', { field: frame.label })}
                  icon={<X aria-hidden="true" />}
                  onClick={() => choose(null)}
                />
              )}
              <IconButton
                size="row"
                tabIndex={-1}
                label={t('editor.choose', { field: frame.label })}
                icon={<ChevronDown aria-hidden="true" />}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  input.current?.focus();
                  if (isOpen) close();
                  else open();
                }}
              />
            </Ends>
          </FieldBox>
          {isOpen && (
            <List id={listId} role="listbox" aria-label={frame.label} onMouseDown={(event) => event.preventDefault()}>
              {shown.map((offer, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the input's, which keeps the focus
                <div
                  key={offer.id}
                  id={`${listId}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  onClick={() => choose(offer)}
                >
                  <span>
                    {offer.label}
                    {offer.path && <small>{offer.path}</small>}
                  </span>
                  <small>{offer.code}</small>
                </div>
              ))}
              {shown.length === 0 && (
                <div className="none" role="option" tabIndex={-1} aria-selected={false} aria-disabled="true">
                  {t(offers ? 'editor.noneFound' : 'editor.searching')}
                </div>
              )}
            </List>
          )}
          <VisuallyHidden role="status">
            {isOpen && offers ? t('editor.found', { count: offers.length }) : ''}
          </VisuallyHidden>
        </Place>
      )}
    </FieldFrame>
  );
}
