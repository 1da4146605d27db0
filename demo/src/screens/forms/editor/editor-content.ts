import { isLinkAddress, linkAttributes } from '@mandate/contract/texts/rich-text.ts';
import { type Content, type Editor, getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { DOMParser } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { Alignment, Indentation } from './alignment.ts';
import { cleanHtml, cleanNodes } from './clean-html.ts';
import { TextLookMark } from './text-look-mark.ts';
import { Video } from './video.ts';

/** What can be written here. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    trailingNode: false,
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
  Subscript,
  Superscript,
  Image.configure({ allowBase64: true }),
  Video,
  TextLookMark,
  Alignment,
  Indentation,
];

const schema = getSchema(extensions);

/** A text as the editor takes it, once it is clean: read into nodes here, since markup would be parsed where Trusted Types forbid it. */
export function contentOf(html: string): Content {
  return DOMParser.fromSchema(schema).parse(cleanNodes(html)).toJSON();
}

/** What was written, as it would be saved; empty when nothing was. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : cleanHtml(editor.getHTML());
}
