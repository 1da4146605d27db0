import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { FieldBox, FieldFrame, type FieldFrameProps } from '../../ui/fields/field-frame.tsx';
import { acceptKey } from '../../ui/fields/take-typed.ts';
import { optionLedTo, useOptions } from '../../ui/fields/use-options.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useChoiceUnderWay } from './choices-under-way.ts';
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
  /** What is inactive is offered to be seen, and not chosen. */
  isActiveOnly?: boolean;
  /** A choice does something at once, so that none is made by leaving the field. */
  isAct?: boolean;
  /** What the field holds that is no choice, as the form around it knows it: once it does no more, a field that was left has it no more. */
  unchosen?: string | undefined;
  /** The field holds a text that is no choice yet, or was left with it; null once it holds none any more. */
  onUnchosen?: (text: string | null) => void;
}

/** A record chosen by typing its name (WAI-ARIA Authoring Practices, editable combobox with list autocomplete). */
export function Combobox(props: ComboboxProps) {
  const { chosen, isOptional, offers, onSearch, onChoose, recent = 0, isBusy = false, hasMore = false } = props;
  const { onRetry, extra, beside, label, error, isActiveOnly, isAct, unchosen, onUnchosen } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [led, setLed] = useState<string | null>(null);
  // The field was left with a text in it, for which what is found decides, or which waits for something that was begun with it.
  const [isLeft, setLeft] = useState(false);
  // Enter was pressed before anything was found for the text as it stands.
  const [isEntered, setEntered] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [known, setKnown] = useState(unchosen);
  const text = (typed ?? '').trim();
  if (known !== unchosen) {
    setKnown(unchosen);
    // Discarded with the form.
    if (unchosen === undefined && isLeft) {
      setTyped(null);
      setOpen(false);
    }
  }

  // What is offered is for the text as it stands. Before that nobody is led to make what may be there already.
  const isSettled = asked === (typed ?? '') && !isBusy && (offers !== undefined || onRetry !== undefined);
  const shown = isSettled ? (offers ?? []) : (offers ?? []).filter((offer) => mayBeMeant(offer, text));
  const called = shown.filter((offer) => isCalled(offer, text));
  const items: Item[] = [
    ...(onRetry ? [{ key: 'retry', does: 'retry' } as const] : []),
    ...(onRetry ? [] : shown).map((offer) => {
      return { key: offer.id, does: 'choose', offer, isOff: isActiveOnly && offer.isInactive } as const;
    }),
    ...(extra && !called[0] && (isSettled || text === '')
      ? [{ key: 'extra', does: 'extra', label: extra.label(text) } as const]
      : []),
  ];
  const isEmpty = !onRetry && shown.length === 0;
  const remark = isEmpty ? t(isSettled ? 'editor.noneFound' : 'editor.searching') : null;
  const choosable = items.filter(({ isOff }) => !isOff);
  const keys = choosable.map(({ key }) => key);
  // What alone fits is meant, or what alone is called just so.
  const [alone, another] = called[0] ? called : shown;
  const meant = isSettled && text && !another ? alone?.id : null;
  // What was pointed at may be gone with the next offers.
  const pointed = choosable.find(({ key }) => key === led) ?? choosable.find(({ key }) => key === meant);
  const active = pointed?.key ?? null;
  const isListed = isOpen && !isLeft;
  const { field, listId } = useOptions(keys, active, isListed);

  useEffect(() => {
    if (!isOpen) return;
    const search = () => {
      onSearch(typed ?? '');
      setAsked(typed ?? '');
    };
    const wait = setTimeout(search, typed === null ? 0 : 200);
    return () => clearTimeout(wait);
  }, [isOpen, typed, onSearch]);

  const beginChoice = useChoiceUnderWay(isLeft && isOpen);
  const finish = useEffectEvent(() => {
    if (pointed?.does === 'choose') return pick(pointed.offer);
    setEntered(false);
    if (!isLeft) return;
    close();
    onUnchosen?.(text);
  });
  useEffect(() => {
    if ((isLeft || isEntered) && isOpen && isSettled) finish();
  }, [isLeft, isEntered, isOpen, isSettled]);

  function open(): void {
    setOpen(true);
    setLeft(false);
    setLed(null);
    setEntered(false);
  }

  function close(): void {
    setOpen(false);
    setLed(null);
    setEntered(false);
    setAsked(null);
    onSearch(null);
  }

  function empty(): void {
    setTyped(null);
    onUnchosen?.(null);
  }

  function pick(offer: Offer | null): void {
    empty();
    onChoose(offer);
    close();
  }

  function choose(offer: Offer | null): void {
    pick(offer);
    input.current?.focus();
  }

  function take(item: Item): void {
    if (item.does === 'choose') {
      choose(item.offer);
    } else if (item.does === 'retry') {
      onRetry?.();
    } else {
      setLeft(true);
      close();
      extra?.run(text, empty);
    }
  }

  /** The field is done with while its list is open: what it alone fits is meant; emptied, nothing. */
  function mean(): void {
    if (text !== '' && pointed?.does === 'choose') pick(pointed.offer);
    else if (typed === '' && isOptional && chosen !== '') pick(null);
  }

  function press(event: KeyboardEvent): void {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && !isOpen) open();
    else if (isArrow) {
      setLed(optionLedTo(keys, led, event.key) ?? led);
      setEntered(false);
    } else if (event.key === acceptKey) leave();
    else if (!isOpen) return;
    else if (event.key === 'Escape') {
      close();
      empty();
      // The window around stays.
      event.stopPropagation();
    } else if (event.key === 'Tab') {
      if (!isAct) mean();
      return;
    } else if (event.key !== 'Enter') return;
    else if (pointed) take(pointed);
    else setEntered(!isSettled);
    event.preventDefault();
  }

  // Text that was emptied takes the choice away; any other chooses what alone fits it, or stays and says that nothing is chosen.
  function leave(): void {
    if (isLeft) return;
    if (typed === '' && isOptional && chosen !== '') onChoose(null);
    if (isAct || text === '' || text === chosen) {
      empty();
      close();
    } else {
      setLeft(true);
      setOpen(true);
      beginChoice();
    }
  }

  function told(): string {
    if (!isListed || !isSettled) return '';
    if (onRetry || !offers) return t('reference.failed');
    return t(hasMore ? 'reference.foundFirst' : 'editor.found', { count: offers.length });
  }

  return (
    <FieldFrame {...props} error={typed && isLeft && !isOpen ? t('reference.notChosen') : error}>
      {(links) => (
        <Place>
          <FieldBox ref={box}>
            <input
              {...links}
              {...field}
              ref={input}
              value={typed ?? chosen}
              onChange={(event) => {
                const { value } = event.target;
                setTyped(value);
                onUnchosen?.(value.trim() || null);
                open();
              }}
              onClick={() => !isOpen && open()}
              onKeyDown={press}
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
          {isListed && (
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
