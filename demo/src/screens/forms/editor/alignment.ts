import { Extension } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { alignments, lookIn, mostIndent } from './text-looks.ts';

const blocks = ['paragraph', 'heading'];

/** How the lines of a block stand, as a class. */
export const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: blocks,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) => lookIn(element.classList, 'align'),
            renderHTML: ({ textAlign }) => (textAlign ? { class: `align-${textAlign}` } : {}),
          },
        },
      },
    ];
  },
}).configure({ types: blocks, alignments: [...alignments] });

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    indent: {
      /** Moves what is chosen in by some steps, or out by as many below 0: an entry of a list within its list, any other block at its side. */
      indentBy: (steps: 1 | -1) => ReturnType;
      /** Turns what is chosen to run from the right, and back. */
      toggleRightToLeft: () => ReturnType;
    };
  }
}

/** How far a block is moved in, as a class, and which way it runs. */
export const Indentation = Extension.create({
  name: 'indentation',
  addGlobalAttributes() {
    return [
      {
        types: blocks,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => Number(lookIn(element.classList, 'indent') ?? 0),
            renderHTML: ({ indent }) => (indent > 0 ? { class: `indent-${indent}` } : {}),
          },
          dir: {
            default: null,
            parseHTML: (element) => (element.getAttribute('dir') === 'rtl' ? 'rtl' : null),
            renderHTML: ({ dir }) => (dir ? { dir } : {}),
          },
        },
      },
    ];
  },
  addCommands() {
    return {
      indentBy:
        (steps) =>
        ({ commands, editor, state, tr }) => {
          if (editor.isActive('listItem'))
            return steps > 0 ? commands.sinkListItem('listItem') : commands.liftListItem('listItem');
          state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at) => {
            if (!blocks.includes(node.type.name)) return;
            const indent = Math.min(mostIndent, Math.max(0, node.attrs.indent + steps));
            tr.setNodeAttribute(at, 'indent', indent);
          });
          return true;
        },
      toggleRightToLeft:
        () =>
        ({ editor, state, tr }) => {
          const dir = editor.isActive({ dir: 'rtl' }) ? null : 'rtl';
          state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at) => {
            if (blocks.includes(node.type.name)) tr.setNodeAttribute(at, 'dir', dir);
          });
          return true;
        },
    };
  },
});
