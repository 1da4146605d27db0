import { isLinkAddress, linkAttributes } from '@mandate/contract/texts/rich-text.ts';
import { type Content, type Editor, getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { safeFragment } from './safe-fragment.ts';

/** What can be written: what the server's list allows, and nothing it would take away. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    // An empty line at the end that nobody typed would be a change that nobody made.
    trailingNode: false,
    dropcursor: false,
    gapcursor: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLinkAddress(address ?? ''),
      shouldAutoLink: (address) => isLinkAddress(address),
      HTMLAttributes: { ...linkAttributes, class: null },
    },
  }),
];

const schema = getSchema(extensions);

/** Stored rich text as the editor takes it: read into nodes here, since a text would be parsed where Trusted Types forbid it. */
export function contentOf(html: string): Content {
  return DOMParser.fromSchema(schema).parse(safeFragment(html)).toJSON();
}

/** What was written, as it is stored; empty when nothing was. */
export function htmlOf(editor: Editor): string {
  return editor.getText().trim() === '' && !editor.getHTML().includes('<hr') ? '' : editor.getHTML();
}
