import styled from '@emotion/styled';
import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import RemoveFormatting from 'lucide-react/icons/remove-formatting';
import TextQuote from 'lucide-react/icons/text-quote';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShortcutId, shortcuts, shortcutsOf, useKeyMarks } from '../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../lib/commands/shortcuts-here.ts';
import { TooltipIconButton } from '../ui/buttons/tooltip-icon-button.tsx';
import { LinkDialog } from './link-dialog.tsx';

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 4,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& button[aria-pressed=true]': { background: vars.palette.tint, color: vars.palette.primaryText },
}));

interface Tool {
  name: 'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList' | 'quote';
  Icon: typeof Bold;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    Icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    Icon: Heading,
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'bulletList',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    Icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

// The editor of the text hears them itself.
const heldByText = shortcutsOf('text').map(({ id }) => id);

/** What can be done with the chosen text. One stop of the Tab key; arrows go from tool to tool. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  useHeldShortcuts(heldByText);
  const [at, setAt] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(({ isOn }) => isOn(now)), now.isActive('link')],
  });
  const buttons = [
    ...tools.map(({ name, Icon, run }, index) => ({
      name,
      Icon,
      isPressed: on[index] === true,
      run: () => run(editor),
    })),
    {
      name: 'link' as const,
      Icon: Link,
      isPressed: on[tools.length] === true,
      run: () => setLinking(true),
    },
    {
      name: 'clear' as const,
      Icon: RemoveFormatting,
      isPressed: undefined,
      run: () => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ];

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  function link(address: string | null): void {
    setLinking(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === null) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
  }

  return (
    <Bar role="toolbar" aria-label={label} onKeyDown={press}>
      {buttons.map(({ name, Icon, isPressed, run }, index) => (
        <TooltipIconButton
          key={name}
          size="row"
          label={t(`richText.${name}`)}
          icon={<Icon aria-hidden="true" />}
          tabIndex={index === at ? 0 : -1}
          aria-pressed={isPressed}
          {...(name in shortcuts.text && mark(`text.${name}` as ShortcutId))}
          onFocus={() => setAt(index)}
          onClick={run}
        />
      ))}
      {isLinking && (
        <LinkDialog
          address={String(editor.getAttributes('link').href ?? '')}
          onAddress={link}
          onClose={() => setLinking(false)}
        />
      )}
    </Bar>
  );
}
