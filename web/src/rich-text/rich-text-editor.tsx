import styled from '@emotion/styled';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldFrameProps, type FieldLinks } from '../ui/fields/field-frame.tsx';
import { phone } from '../ui/media/phone.ts';
import { contentOf, extensions, htmlOf } from './rich-text-content.ts';
import { richTextStyle } from './rich-text-style.ts';
import { RichTextTools } from './rich-text-tools.tsx';

const Box = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  background: vars.palette.background.paper,
  '&:hover': { borderColor: vars.palette.text.secondary },
  '&:focus-within': { borderColor: vars.palette.focus, outline: `2px solid ${vars.palette.focus}`, outlineOffset: -1 },
  '&:has([aria-invalid=true])': {
    borderColor: vars.palette.bad.text,
    boxShadow: `inset 0 0 0 1px ${vars.palette.bad.text}`,
  },
  // What the editor would write into the page itself, were its styles not kept out by the page's policy.
  '& .ProseMirror': {
    ...richTextStyle(vars),
    position: 'relative',
    minHeight: 'var(--height)',
    maxHeight: 420,
    overflowY: 'auto',
    padding: '8px 10px',
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    [phone]: { fontSize: 16 },
  },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& [data-placeholder]::before': {
    content: 'attr(data-placeholder)',
    position: 'absolute',
    inset: '8px 10px auto',
    color: vars.palette.ink3,
    pointerEvents: 'none',
  },
}));

export interface RichTextProps extends FieldFrameProps {
  id?: string | undefined;
  /** The text as it is stored; empty for none. */
  value: string;
  onText: (html: string) => void;
  placeholder?: string;
  /** Of the empty text, in lines. */
  rows?: number;
  /** Takes the focus when it appears. */
  isFirst?: boolean;
}

/** An editor of rich text with its label, its tools and its error. Fetched where it is first needed. */
export default function RichTextEditor({
  label,
  isLabelHidden = false,
  isRequired = false,
  hint,
  error,
  id,
  ...rest
}: RichTextProps) {
  return (
    <FieldFrame {...{ label, isLabelHidden, isRequired, hint, error, id }}>
      {(links) => <Writing {...rest} label={label} links={links} />}
    </FieldFrame>
  );
}

interface WritingProps extends Omit<RichTextProps, keyof FieldFrameProps | 'id'> {
  label: string;
  links: FieldLinks;
}

function Writing({ value, onText, label, links, rows = 4, placeholder, isFirst = false }: WritingProps) {
  const { t } = useTranslation();
  const text = useTextOf(value, onText);
  const [first] = useState(() => contentOf(value));
  const attributes: Record<string, string> = {
    id: links.id,
    role: 'textbox',
    tabindex: '0',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(links['aria-describedby'] && { 'aria-describedby': links['aria-describedby'] }),
    ...(links['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(value === '' && placeholder !== undefined && { 'data-placeholder': placeholder }),
  };
  const editor = useEditor({
    extensions,
    content: first,
    injectCSS: false,
    editorProps: {
      attributes,
      // Tab leaves the text, as it leaves every field; what it would do in a list is no reason to hold somebody there.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onCreate: ({ editor: made }) => text.begin(made),
    onUpdate: ({ editor: changed }) => text.change(changed),
  });
  useEffect(() => {
    if (editor) text.take(editor, value);
  }, [editor, value, text]);
  // Once it stands on the page: one that waited for its place too long is another by then.
  useEffect(() => {
    if (isFirst && !editor.isDestroyed) editor.commands.focus('end');
  }, [editor, isFirst]);

  return (
    <Box style={{ '--height': `${rows * 20 + 16}px` } as React.CSSProperties}>
      <RichTextTools editor={editor} label={t('richText.tools', { field: label })} />
      <EditorContent editor={editor} />
    </Box>
  );
}

/**
 * Keeps the text that was given and the text that is written apart: what is written as it was given counts as given, however the editor
 * would put it, so that nothing is changed before somebody types, and nothing after they took it back.
 */
function useTextOf(value: string, onText: (html: string) => void) {
  const known = useRef({ given: value, written: '', told: value });
  const tell = useEffectEvent(onText);
  return useRef({
    begin(editor: Editor) {
      known.current.written = htmlOf(editor);
    },
    change(editor: Editor) {
      const html = htmlOf(editor);
      const { given, written } = known.current;
      known.current.told = html === written ? given : html;
      tell(known.current.told);
    },
    /** Takes over a text that came from elsewhere, such as one that was put back. */
    take(editor: Editor, wanted: string) {
      if (wanted === known.current.told) return;
      editor.commands.setContent(contentOf(wanted), { emitUpdate: false });
      known.current = { given: wanted, written: htmlOf(editor), told: wanted };
    },
  }).current;
}
