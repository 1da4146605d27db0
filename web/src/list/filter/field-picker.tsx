import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foundPieces } from '../../records/values/found-pieces.ts';
import { Highlighted, SearchContext } from '../../records/values/highlighted.tsx';
import { FieldBox, FieldFrame } from '../../ui/fields/field-frame.tsx';
import { optionLedTo, useOptions } from '../../ui/fields/use-options.ts';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { usePopupPlace } from '../../ui/overlays/use-popup-place.ts';
import type { FieldGroup } from './field-groups.ts';

const Surface = styled('div')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 6,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 8,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  boxShadow: vars.palette.shadow.menu,
  fontSize: 13,
  lineHeight: '20px',
  '& [role=option]': {
    padding: '6px 10px',
    borderRadius: 6,
    cursor: 'pointer',
    '&:hover': { background: vars.palette.hover },
    '&[aria-selected=true]': { background: vars.palette.tint },
    '&[aria-disabled=true]': { color: vars.palette.ink3, cursor: 'default', background: 'none' },
    [phone]: { padding: '12px 10px', fontSize: 15 },
  },
  '& [role=group] + [role=group]': {
    marginTop: 6,
    paddingTop: 6,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
}));

const Name = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  padding: '4px 10px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.ink3,
}));

interface FieldPickerProps {
  groups: readonly FieldGroup[];
  /** The field chosen. */
  value: string;
  autoFocus: boolean;
  onChange: (value: string) => void;
}

/** One field of many, found by typing a part of its name or in its group (WAI-ARIA Authoring Practices, editable combobox). */
export function FieldPicker({ groups, value, autoFocus, onChange }: FieldPickerProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const search = (typed ?? '').trim();
  const shown = groups
    .map(({ name, fields }) => ({
      name,
      fields: fields.filter(({ label }) => isMet(`${name} ${label}`, label, search)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const all = shown.flatMap(({ fields }) => fields);
  const chosen = groups.flatMap(({ fields }) => fields).find((field) => field.value === value);
  // Who types is led to the first that fits.
  const at = active ?? (search === '' ? value : (all[0]?.value ?? null));
  const { field, listId, idOf } = useOptions(
    all.map((one) => one.value),
    at,
    isOpen,
  );

  function end(): void {
    setOpen(false);
    setTyped(null);
    setActive(null);
  }

  function choose(next: string): void {
    end();
    if (next !== value) onChange(next);
  }

  function press(event: KeyboardEvent): void {
    const led = optionLedTo(
      all.map((one) => one.value),
      at,
      event.key,
    );
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) setActive(led ?? active);
      else setOpen(true);
    } else if (!isOpen) return;
    else if (event.key === 'Escape') {
      end();
      // The window around stays.
      event.stopPropagation();
    } else if (event.key !== 'Enter') return;
    else if (all.some((one) => one.value === at)) choose(String(at));
    event.preventDefault();
  }

  return (
    <FieldFrame label={t('list.field')}>
      {(links) => (
        <FieldBox ref={box}>
          <input
            {...links}
            {...field}
            // biome-ignore lint/a11y/noAutofocus: it is what the window that opens is for
            autoFocus={autoFocus}
            value={typed ?? chosen?.name ?? ''}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(null);
              setOpen(true);
            }}
            onMouseDown={(event) => {
              // A press within what is selected would take the selection away.
              if (typed === null && document.activeElement === event.currentTarget) event.preventDefault();
            }}
            onClick={({ currentTarget }) => {
              setOpen(true);
              // What is typed next takes the place of the name, as when the field is reached by Tab.
              if (typed === null) currentTarget.select();
            }}
            onFocus={(event) => event.target.select()}
            onKeyDown={press}
            onBlur={end}
          />
          <ChevronDown aria-hidden="true" />
          {isOpen && (
            <Options box={box} id={listId}>
              <SearchContext value={search}>
                {shown.map(({ name, fields }) => (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand among the options of a list
                  <div key={name} role="group" aria-label={name}>
                    <Name aria-hidden="true">{name}</Name>
                    {fields.map((one) => (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the input's, which keeps the focus
                      <div
                        key={one.value}
                        id={idOf(one.value)}
                        role="option"
                        tabIndex={-1}
                        aria-selected={one.value === at}
                        onClick={() => choose(one.value)}
                      >
                        <Highlighted>{one.label}</Highlighted>
                      </div>
                    ))}
                  </div>
                ))}
              </SearchContext>
              {all.length === 0 && (
                <div role="option" tabIndex={-1} aria-selected={false} aria-disabled="true">
                  {t('fields.none')}
                </div>
              )}
            </Options>
          )}
          <VisuallyHidden role="status">
            {isOpen && search !== '' ? t('list.found', { total: all.length }) : ''}
          </VisuallyHidden>
        </FieldBox>
      )}
    </FieldFrame>
  );
}

interface OptionsProps {
  box: RefObject<HTMLElement | null>;
  id: string;
  children: ReactNode;
}

/** The list under the field. The focus stays in the field. */
function Options({ box, id, children }: OptionsProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  usePopupPlace(box, sheet);
  return (
    <Surface
      ref={sheet}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={t('list.field')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Surface>
  );
}

/** Whether every word typed is found in what a field is called, with its group where one of them names it. */
function isMet(name: string, label: string, search: string): boolean {
  const terms = search.split(/\s+/u).filter((term) => term !== '');
  const isFound = (text: string) => terms.every((term) => foundPieces(text, term).some((piece) => piece.isFound));
  return isFound(label) || (terms.length > 1 && isFound(name));
}
