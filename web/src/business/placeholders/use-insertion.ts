import type { TextPlaceholder } from '@mandate/contract/paper/text-placeholders.ts';
import { type FocusEvent, useRef } from 'react';

/**
 * Puts placeholders into a text as if they were typed: where the caret is, in place of what is marked, and the browser's own Undo takes them
 * out again. In a text nobody was in yet they stand at its end. What becomes of the text is told as with anything typed, by its `onChange`.
 * @returns what the text area is tied by, and what puts a placeholder in
 */
export function useInsertion() {
  const area = useRef<HTMLTextAreaElement>(null);
  const wasInside = useRef(false);
  return {
    links: {
      ref: area,
      onFocus: (_: FocusEvent) => {
        wasInside.current = true;
      },
    },
    insert(name: TextPlaceholder): void {
      const field = area.current;
      if (!field) return;
      if (!wasInside.current) field.setSelectionRange(field.value.length, field.value.length);
      field.focus();
      const text = `{${name}}`;
      // The one way in that the browser can undo; what does not have it sets the text and says so.
      if (document.execCommand('insertText', false, text)) return;
      field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
