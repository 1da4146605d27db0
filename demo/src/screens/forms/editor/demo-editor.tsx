import styled from '@emotion/styled';
import { showWarning } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanHtml } from './clean-html.ts';
import { contentOf, extensions, htmlOf } from './editor-content.ts';
import { editorStyle } from './editor-style.ts';
import { EditorTools } from './editor-tools.tsx';

const Box = styled('div')(({ theme: { vars } }) => ({
  minWidth: 0,
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  background: vars.palette.background.paper,
  '&:has(.ProseMirror:focus)': {
    borderColor: vars.palette.focus,
    outline: `2px solid ${vars.palette.focus}`,
    outlineOffset: -1,
  },
  '& .ProseMirror': {
    ...editorStyle(vars),
    position: 'relative',
    minHeight: 250,
    maxHeight: 560,
    overflowY: 'auto',
    padding: '12px 16px',
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    [phone]: { fontSize: 16 },
  },
  '& .ProseMirror-selectednode': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& [data-placeholder]::before': {
    content: 'attr(data-placeholder)',
    position: 'absolute',
    inset: '12px 16px auto',
    color: vars.palette.ink3,
    pointerEvents: 'none',
  },
}));

interface DemoEditorProps {
  label: string;
  /** What it shows at first. */
  first: string;
  /** Empty while nothing is written. */
  html: string;
  onHtml: (html: string) => void;
}

/** An editor of texts with everything a text may have here. What comes in is made clean, and what goes out again. */
export function DemoEditor({ label, first, html, onHtml }: DemoEditorProps) {
  const { t } = useTranslation('demo');
  const [content] = useState(() => contentOf(first));
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(html === '' && { 'data-placeholder': t('editor.placeholder') }),
      },
      transformPastedHTML: cleanHtml,
      // Tab leaves the text, as it leaves every field; the tools move an entry of a list in and out.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor: changed }) => onHtml(htmlOf(changed)),
  });
  return (
    <Box onErrorCapture={() => showWarning(t('editor.media.blocked'))}>
      <EditorTools editor={editor} label={t('editor.tools')} />
      <EditorContent editor={editor} />
    </Box>
  );
}
