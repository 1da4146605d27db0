import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { FieldBox, FieldFrame, type FieldFrameProps } from '../../ui/fields/field-frame.tsx';
import { optionLedTo, useOptions } from '../../ui/fields/use-options.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { ComboboxList, type Item, type Offer } from './combobox-list.tsx';
import { isCalled, mayBeMeant } from './may-be-meant.ts';

export type { Offer };

/** What may be chosen below all that is offered, such as to make what is missing. */
export interface Extra {
  /** @param text what was typed */
  label: (text: string) => string;
  /**
   * What was typed stays in the field meanwhile.
   * @param used to be called when the text found its use
   */
  run: (text: string, used: () => void) => void;
}

const Place = styled('span')({
  position: 'relative',
  display: 'block',
  containerType: 'inline-size',
  // Where there is no room for every button, the list opens by a press on the field.
  '@container (max-width: 260px)': { '& [data-filled] > [tabindex="-1"]': { display: 'none' } },
});

const Ends = styled('span')({ display: 'flex', flex: 'none', marginRight: -8 });

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
  /** How many of the first offers were chosen lately: they stand under their own heading. */
  recent?: number;
  /** What is offered is for a text before this one. */
  isBusy?: boolean;
  /** There are more than are offered. */
  hasMore?: boolean;
  /** The search failed: asks again. */
  onRetry?: (() => void) | undefined;
  extra?: Extra | undefined;
  /** Stands in the field before its buttons, such as a link to what is chosen. */
  beside?: ReactNode;
}

/** A record chosen by typing its name (WAI-ARIA Authoring Practices, editable combobox with list autocomplete). */
export function Combobox(props: ComboboxProps) {
  const { chosen, isOptional, offers, onSearch, onChoose, recent = 0, isBusy = false, hasMore = false } = props;
  const { onRetry, extra, beside, label } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // What was typed waits for something that was begun with it.
  const isHeld = useRef(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const text = (typed ?? '').trim();

  // What is offered is for the text as it stands. Before that nobody is led to make what may be there already.
  const isSettled = asked === (typed ?? '') && !isBusy && (offers !== undefined || onRetry !== undefined);
  const shown = isSettled ? (offers ?? []) : (offers ?? []).filter((offer) => mayBeMeant(offer, text));
  const isNamed = shown.some((offer) => isCalled(offer, text));
  const items: Item[] = [
    ...(onRetry ? [{ key: 'retry', does: 'retry' } as const] : []),
    ...(onRetry ? [] : shown).map((offer) => ({ key: offer.id, does: 'choose', offer }) as const),
    ...(extra && !isNamed && (isSettled || text === '')
      ? [{ key: 'extra', does: 'extra', label: extra.label(text) } as const]
      : []),
  ];
  const isEmpty = !onRetry && shown.length === 0;
  const remark = isEmpty ? t(isSettled ? 'editor.noneFound' : 'editor.searching') : null;
  const keys = items.map(({ key }) => key);
  const { field, listId } = useOptions(keys, active, isOpen);

  useEffect(() => {
    if (!isOpen) return;
    const search = () => {
      onSearch(typed ?? '');
      setAsked(typed ?? '');
    };
    const wait = setTimeout(search, typed === null ? 0 : 200);
    return () => clearTimeout(wait);
  }, [isOpen, typed, onSearch]);

  function open(): void {
    setOpen(true);
    setActive(null);
  }

  function close(): void {
    setOpen(false);
    setActive(null);
    setAsked(null);
    onSearch(null);
  }

  function choose(offer: Offer | null): void {
    onChoose(offer);
    close();
    setTyped(null);
    input.current?.focus();
  }

  function take(item: Item): void {
    if (item.does === 'choose') {
      choose(item.offer);
    } else if (item.does === 'retry') {
      onRetry?.();
    } else {
      isHeld.current = true;
      close();
      extra?.run(text, () => setTyped(null));
    }
  }

  function press(event: KeyboardEvent): void {
    // What was pointed at may be gone with the next offers.
    const pointed = items.find(({ key }) => key === active);
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && !isOpen) open();
    else if (isArrow) setActive(optionLedTo(keys, active, event.key) ?? active);
    else if (!isOpen) return;
    else if (event.key === 'Escape') {
      close();
      setTyped(null);
      // The window around stays.
      event.stopPropagation();
    } else if (event.key !== 'Enter') return;
    else if (pointed) take(pointed);
    event.preventDefault();
  }

  // Text that was emptied takes the choice away; any other text that was not chosen from falls back.
  function leave(): void {
    if (isHeld.current) return;
    if (typed === '' && isOptional && chosen !== '') onChoose(null);
    setTyped(null);
    close();
  }

  function told(): string {
    if (!isOpen || !isSettled) return '';
    if (onRetry || !offers) return t('reference.failed');
    return t(hasMore ? 'reference.foundFirst' : 'editor.found', { count: offers.length });
  }

  return (
    <FieldFrame {...props}>
      {(links) => (
        <Place>
          <FieldBox ref={box}>
            <input
              {...links}
              {...field}
              ref={input}
              value={typed ?? chosen}
              onChange={(event) => {
                isHeld.current = false;
                setTyped(event.target.value);
                open();
              }}
              onClick={() => !isOpen && open()}
              onKeyDown={press}
              onFocus={() => {
                isHeld.current = false;
              }}
              onBlur={leave}
            />
            <Ends data-filled={chosen !== '' || undefined}>
              {beside}
              {isOptional && chosen !== '' && (
                <IconButton
                  size="row"
                  label={t('editor.clear', { field: label })}
                  icon={<X aria-hidden="true" />}
                  onClick={() => choose(null)}
                />
              )}
              <IconButton
                size="row"
                tabIndex={-1}
                label={t('editor.choose', { field: label })}
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
            <ComboboxList
              id={listId}
              field={box}
              label={label}
              text={text}
              items={items}
              recent={onRetry ? 0 : recent}
              active={active}
              remark={remark}
              onTake={take}
            />
          )}
          <VisuallyHidden role="status">{told()}</VisuallyHidden>
        </Place>
      )}
    </FieldFrame>
  );
}
