import type { Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading1 from 'lucide-react/icons/heading-1';
import Heading2 from 'lucide-react/icons/heading-2';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListIndentDecrease from 'lucide-react/icons/list-indent-decrease';
import ListIndentIncrease from 'lucide-react/icons/list-indent-increase';
import ListOrdered from 'lucide-react/icons/list-ordered';
import PilcrowLeft from 'lucide-react/icons/pilcrow-left';
import RemoveFormatting from 'lucide-react/icons/remove-formatting';
import SquareCode from 'lucide-react/icons/square-code';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Subscript from 'lucide-react/icons/subscript';
import Superscript from 'lucide-react/icons/superscript';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';

type Chain = ReturnType<Editor['chain']>;

type ActName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code'
  | 'quote'
  | 'codeBlock'
  | 'subscript'
  | 'superscript'
  | 'heading1'
  | 'heading2'
  | 'ordered'
  | 'bulleted'
  | 'outdent'
  | 'indent'
  | 'rightToLeft'
  | 'clear';

/** A tool that does one thing at a press. */
export interface EditorAct {
  name: ActName;
  Icon: typeof Bold;
  run: (chain: Chain) => Chain;
  /** Whether it is in force where the text is chosen; absent for what only happens. */
  isOn?: (editor: Editor) => boolean;
}

const isMarked = (name: string) => (editor: Editor) => editor.isActive(name);
const isHeading = (level: number) => (editor: Editor) => editor.isActive('heading', { level });

/** The tools that are one button each, in the groups they stand in. */
export const actGroups = {
  formats: [
    { name: 'bold', Icon: Bold, isOn: isMarked('bold'), run: (chain) => chain.toggleBold() },
    { name: 'italic', Icon: Italic, isOn: isMarked('italic'), run: (chain) => chain.toggleItalic() },
    { name: 'underline', Icon: Underline, isOn: isMarked('underline'), run: (chain) => chain.toggleUnderline() },
    { name: 'strike', Icon: Strikethrough, isOn: isMarked('strike'), run: (chain) => chain.toggleStrike() },
    { name: 'code', Icon: Code, isOn: isMarked('code'), run: (chain) => chain.toggleCode() },
    { name: 'subscript', Icon: Subscript, isOn: isMarked('subscript'), run: (chain) => chain.toggleSubscript() },
    {
      name: 'superscript',
      Icon: Superscript,
      isOn: isMarked('superscript'),
      run: (chain) => chain.toggleSuperscript(),
    },
  ],
  blocks: [
    { name: 'quote', Icon: TextQuote, isOn: isMarked('blockquote'), run: (chain) => chain.toggleBlockquote() },
    { name: 'codeBlock', Icon: SquareCode, isOn: isMarked('codeBlock'), run: (chain) => chain.toggleCodeBlock() },
    { name: 'heading1', Icon: Heading1, isOn: isHeading(1), run: (chain) => chain.toggleHeading({ level: 1 }) },
    { name: 'heading2', Icon: Heading2, isOn: isHeading(2), run: (chain) => chain.toggleHeading({ level: 2 }) },
  ],
  lists: [
    { name: 'ordered', Icon: ListOrdered, isOn: isMarked('orderedList'), run: (chain) => chain.toggleOrderedList() },
    { name: 'bulleted', Icon: List, isOn: isMarked('bulletList'), run: (chain) => chain.toggleBulletList() },
    { name: 'outdent', Icon: ListIndentDecrease, run: (chain) => chain.indentBy(-1) },
    { name: 'indent', Icon: ListIndentIncrease, run: (chain) => chain.indentBy(1) },
    {
      name: 'rightToLeft',
      Icon: PilcrowLeft,
      isOn: (editor) => editor.isActive({ dir: 'rtl' }),
      run: (chain) => chain.toggleRightToLeft(),
    },
  ],
  end: [{ name: 'clear', Icon: RemoveFormatting, run: (chain) => chain.unsetAllMarks().clearNodes() }],
} as const satisfies Record<string, readonly EditorAct[]>;
