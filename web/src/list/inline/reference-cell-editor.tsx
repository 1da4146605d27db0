import styled from '@emotion/styled';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Combobox, type Offer } from '../../form/references/combobox.tsx';
import { useOffers } from '../../form/references/reference-offers.ts';

/** The least room for names, in pixels. */
const least = 260;

// In the top layer over its cell, so that it may be wider than its column.
const Over = styled('div')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: vars.palette.background.paper,
  color: 'inherit',
  borderRadius: 6,
  textAlign: 'start',
}));

interface ReferenceCellEditorProps {
  facts: Field;
  /** What is inactive is offered to be seen, and not chosen. */
  isActiveOnly: boolean;
  label: string;
  /** The name of what is chosen; empty when nothing is. */
  chosen: string;
  /** Typing has begun: the first letter replaces the name. */
  isReplaced: boolean;
  /** Called when a record was chosen, and with null when none is to be. */
  onChoose: (offer: Offer | null) => void;
  /** Called with every letter: whether the text was emptied, which takes the choice away. */
  onEmpty: (isEmpty: boolean) => void;
}

/** Chooses a record in a cell by typing its name. */
export function ReferenceCellEditor(props: ReferenceCellEditorProps) {
  const { facts, isActiveOnly, label, chosen, isReplaced, onChoose, onEmpty } = props;
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string | null>(null);
  const found = useOffers(facts.refersTo ?? '', text);

  useLayoutEffect(() => {
    const over = place.current;
    const cell = over?.closest('[role=gridcell]');
    if (!over || !cell) return;
    over.showPopover();
    const follow = () => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const wide = Math.max(width, least);
      over.style.width = `${wide}px`;
      over.style.left = `${Math.max(4, Math.min(left, innerWidth - wide - 4))}px`;
      over.style.top = `${top + (height - over.offsetHeight) / 2}px`;
    };
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only how it begins
  useEffect(() => {
    const input = place.current?.querySelector('input');
    input?.focus({ preventScroll: true });
    if (isReplaced) input?.select();
  }, []);

  return (
    <Over
      ref={place}
      popover="manual"
      onInput={({ target }) => onEmpty(facts.isOptional && (target as HTMLInputElement).value === '')}
    >
      <Combobox
        id="cell-reference"
        label={label}
        isLabelHidden
        chosen={chosen}
        isOptional={false}
        isActiveOnly={isActiveOnly}
        {...found}
        onSearch={setText}
        onChoose={onChoose}
      />
    </Over>
  );
}
