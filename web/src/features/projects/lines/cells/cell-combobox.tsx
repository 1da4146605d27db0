import styled from '@emotion/styled';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboboxList, type Item, type Offer } from '../../../../form/references/combobox-list.tsx';
import { isCalled, mayBeMeant } from '../../../../form/references/may-be-meant.ts';
import type { Offers } from '../../../../form/references/reference-offers.ts';
import { optionLedTo, useOptions } from '../../../../ui/fields/use-options.ts';
import { VisuallyHidden } from '../../../../ui/media/visually-hidden.tsx';

/** How long typing pauses before it is searched for, in ms. */
const pause = 150;

const box = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  margin: 0,
  border: 0,
  outline: 'none',
  fontSize: 13,
  lineHeight: '20px',
} as const;

const Place = styled('div')({ height: '100%' });

const Line = styled('input')({ ...box, height: '100%', padding: '0 8px', background: 'transparent' });

// It grows over the rows below while its text has several lines.
const Paragraphs = styled('textarea')(({ theme: { vars } }) => ({
  ...box,
  position: 'absolute',
  insetInline: 0,
  top: 0,
  minHeight: '100%',
  maxHeight: 166,
  padding: '6px 8px',
  resize: 'none',
  fieldSizing: 'content',
  background: vars.palette.background.paper,
  outline: `2px solid ${vars.palette.focus}`,
  outlineOffset: -2,
}));

interface CellComboboxProps {
  label: string;
  /** The text the cell holds. */
  text: string;
  /** Typing has begun, so the first letter replaces the text. */
  isReplaced: boolean;
  /** The text may have several lines, and offers are only made, never urged. */
  isWords?: boolean;
  maxLength?: number | undefined;
  /** What is offered for what was typed last. */
  offers: Offers;
  /** What is said where nothing is offered for a text that is as good without. */
  noneFound?: string;
  /** Asks for offers; null when none are wanted. */
  onSearch: (text: string | null) => void;
  /** The cell holds this text, or this offer: told with every change, so that Enter and Tab only take what is there. */
  onText: (text: string) => void;
  onOffer: (offer: Offer) => void;
  /** An offer was pressed: it is taken and editing ends. */
  onTaken: (offer: Offer) => void;
  /** What may be made of the text that none is called, in words. */
  extra?: { label: (text: string) => string; onChoose: (text: string) => void; onTaken: (text: string) => void };
  onEnd: () => void;
}

const extraKey = 'extra';

/**
 * Edits a cell whose text may be one of many records. The focus stays in the text; arrows go through what is offered, Enter and
 * Tab take what is highlighted, Escape first puts the offers away.
 */
export function CellCombobox(props: CellComboboxProps) {
  const { label, isWords = false, offers: found, extra, onSearch } = props;
  const { t } = useTranslation();
  const [text, setText] = useState(props.text);
  const [isOpen, setOpen] = useState(props.isReplaced);
  const [asked, setAsked] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const search = text.split('\n', 1)[0] ?? '';

  const isSettled = asked === search && !found.isBusy && found.offers !== undefined;
  const offers = (found.offers ?? []).filter((offer) => isSettled || mayBeMeant(offer, search));
  const canBeExtra = extra && search.trim() !== '' && (isSettled || found.onRetry !== undefined);
  const items: Item[] = [
    ...offers.map((offer) => ({ key: offer.id, does: 'choose', offer }) as const),
    ...(canBeExtra ? [{ key: extraKey, does: 'extra', label: extra.label(search.trim()) } as const] : []),
  ];
  const isTyped = text !== props.text && search.trim() !== '';
  const highlighted = isOpen
    ? (items.find(({ key }) => key === pointed) ?? (isTyped ? urged() : undefined))
    : undefined;

  const keys = items.map(({ key }) => key);
  const { field, listId } = useOptions(keys, highlighted?.key ?? null, isOpen && items.length > 0);

  // Words are free: only what is called exactly so is taken without being pointed at.
  function urged(): Item | undefined {
    return isWords ? items.find((item) => item.does === 'choose' && isMeant(item.offer, search)) : items[0];
  }

  useEffect(() => {
    if (!isOpen) return;
    const wait = setTimeout(
      () => {
        onSearch(search);
        setAsked(search);
      },
      asked === null ? 0 : pause,
    );
    return () => clearTimeout(wait);
  }, [isOpen, search, asked, onSearch]);

  const tell = useEffectEvent(() => {
    if (highlighted?.does === 'choose') props.onOffer(highlighted.offer);
    else if (highlighted?.does === 'extra') extra?.onChoose(search.trim());
    else if (text !== props.text || (isWords && text.includes('\n'))) props.onText(text);
  });
  const highlightedKey = highlighted?.key ?? '';
  // Before the next key: Tab right behind an arrow takes what the arrow highlighted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again when the text or the mark changes
  useLayoutEffect(() => tell(), [text, highlightedKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: editing ends once, when the editor goes
  useEffect(() => props.onEnd, []);

  function change(next: string): void {
    setText(next);
    setPointed(null);
    setOpen(true);
    props.onText(next);
  }

  function press(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const hasLines = text.includes('\n');
    if (event.key === 'Enter' && event.altKey && isWords) {
      const { selectionStart, selectionEnd } = event.currentTarget;
      change(`${text.slice(0, selectionStart ?? 0)}\n${text.slice(selectionEnd ?? 0)}`);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isPlain && !hasLines) {
      setOpen(true);
      setPointed(optionLedTo(keys, highlighted?.key ?? null, event.key) ?? pointed);
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Escape' && isOpen && items.length > 0) {
      setOpen(false);
      setPointed(null);
      event.stopPropagation();
    }
  }

  function take(item: Item): void {
    if (item.does === 'choose') props.onTaken(item.offer);
    else if (item.does === 'extra') extra?.onTaken(search.trim());
  }

  const control = {
    ...field,
    'aria-label': label,
    maxLength: props.maxLength,
    value: text,
    onKeyDown: press,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  // Words are as good without a record: that none fits is said once it is known.
  const isUnknownWord = isSettled && search.trim() !== '' && isTyped;
  const hasList = isOpen && (items.length > 0 || !isWords || isUnknownWord);
  const nothing = (isWords && props.noneFound) || t('editor.noneFound');
  const remark = items.length > 0 ? null : isSettled ? nothing : t('editor.searching');
  return (
    <Place ref={place}>
      {isWords ? (
        <Paragraphs ref={focused(props.isReplaced)} {...control} rows={1} />
      ) : (
        <Line ref={focused(props.isReplaced)} {...control} />
      )}
      {hasList && (
        <ComboboxList
          id={listId}
          field={place}
          label={label}
          text={search}
          items={items}
          recent={isSettled && search === '' ? found.recent : 0}
          active={highlighted?.key ?? null}
          remark={remark}
          onTake={take}
        />
      )}
      <VisuallyHidden role="status">
        {isOpen && isSettled && t('editor.found', { count: offers.length })}
      </VisuallyHidden>
    </Place>
  );
}

function isMeant(offer: Offer, text: string): boolean {
  return isCalled(offer, text) || offer.code.toLowerCase() === text.trim().toLowerCase();
}

function focused(isReplaced: boolean) {
  return (element: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (element === null || element === document.activeElement) return;
    element.focus({ preventScroll: true });
    if (isReplaced) element.select();
    else element.setSelectionRange(element.value.length, element.value.length);
  };
}
