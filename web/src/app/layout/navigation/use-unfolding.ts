import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/**
 * The folded navigation unfolds over the page while the pointer or the keyboard is in it; Escape folds it again (WCAG 1.4.13).
 * @param isFolded false: it stands beside the page as it is, or not at all
 */
export function useUnfolding(isFolded: boolean) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // Whoever just folded it sees it folded; and where it was hidden meanwhile, nothing told that the pointer left.
  const [wasFolded, setWasFolded] = useState(isFolded);
  if (isFolded !== wasFolded) {
    setWasFolded(isFolded);
    setIsPointed(false);
    setIsFocused(false);
  }
  return {
    isUnfolded: isFolded && (isPointed || isFocused),
    // A finger points at nothing: its press does what is pressed.
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointed(pointerType !== 'touch'),
    onPointerLeave: () => setIsPointed(false),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setIsFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      !currentTarget.contains(relatedTarget) && setIsFocused(false),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsPointed(false);
      setIsFocused(false);
    },
  };
}
