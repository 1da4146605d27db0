import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { usePopupPlace } from '@mandate/web/src/ui/overlays/use-popup-place.ts';
import Check from 'lucide-react/icons/check';
import { type RefObject, useRef } from 'react';

const Sheet = styled('div')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 6,
  border: 0,
  overflowY: 'auto',
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.menu,
  color: vars.palette.text.primary,
  fontSize: 13,
  lineHeight: '20px',
  '& > [role=option]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 32,
    padding: '0 10px',
    borderRadius: 6,
    cursor: 'pointer',
    '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.primaryText },
    '&:hover, &[data-active]': { background: vars.palette.hover },
    '&[data-active]': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
    '&[aria-selected=true]': { background: vars.palette.tint, fontWeight: 500 },
    '&[aria-disabled=true]': { color: vars.palette.text.disabled, cursor: 'default', background: 'none' },
    [phone]: { minHeight: 44, fontSize: 15 },
  },
  '& > [data-remark]': { color: vars.palette.ink3 },
}));

interface Option {
  id: string;
  text: string;
  isActive: boolean;
  isChosen: boolean;
  isOff: boolean;
  take: () => void;
}

interface ChoiceSheetProps {
  id: string;
  /** The box of the field it opens from. */
  field: RefObject<HTMLElement | null>;
  label: string;
  options: readonly Option[];
  /** What is said while there are none. */
  remark: string;
}

/** The sheet under a field that offers what can be chosen. */
export function ChoiceSheet({ id, field, label, options, remark }: ChoiceSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  usePopupPlace(field, sheet);
  return (
    <Sheet
      ref={sheet}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      // What is pressed in it is no press on the field.
      onClick={(event) => event.stopPropagation()}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the input's, which keeps the focus
        <div
          key={option.id}
          id={option.id}
          role="option"
          tabIndex={-1}
          aria-selected={option.isChosen}
          aria-disabled={option.isOff || undefined}
          data-active={option.isActive || undefined}
          onClick={() => !option.isOff && option.take()}
        >
          {option.text}
          {option.isChosen && <Check aria-hidden="true" />}
        </div>
      ))}
      {options.length === 0 && (
        <div role="option" tabIndex={-1} aria-selected={false} aria-disabled="true" data-remark="">
          {remark}
        </div>
      )}
    </Sheet>
  );
}
