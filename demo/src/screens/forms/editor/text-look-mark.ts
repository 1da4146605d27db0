import { TextStyle } from '@tiptap/extension-text-style';
import { lookIn, type TextLook, textLooks } from './text-looks.ts';

const kinds = Object.keys(textLooks) as TextLook[];

function attributeOf(look: TextLook) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => lookIn(element.classList, look),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[look] ? { class: `${look}-${String(attributes[look])}` } : {},
  };
}

/** Font, size and colours of a stretch of text, as classes: what a style would say, the page's policy strips from markup. */
export const TextLookMark = TextStyle.extend({
  addAttributes() {
    return Object.fromEntries(kinds.map((look) => [look, attributeOf(look)]));
  },
  parseHTML() {
    return [
      {
        tag: 'span',
        consuming: false,
        getAttrs: (element) => (kinds.some((look) => lookIn(element.classList, look) !== null) ? {} : false),
      },
    ];
  },
});
