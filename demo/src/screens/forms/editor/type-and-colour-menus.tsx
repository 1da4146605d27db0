import styled from '@emotion/styled';
import { type Editor, useEditorState } from '@tiptap/react';
import Baseline from 'lucide-react/icons/baseline';
import Highlighter from 'lucide-react/icons/highlighter';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { useTranslation } from 'react-i18next';
import { editorStyle } from './editor-style.ts';
import { alignments, type TextLook, textLooks } from './text-looks.ts';
import { ToolGroup } from './tool-bar.tsx';
import { ToolMenu } from './tool-menu.tsx';

// Shows a look by having it.
const Sign = styled('span')(({ theme: { vars } }) => ({
  ...editorStyle(vars),
  display: 'inline-grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: 4,
  '& > b': { display: 'grid', placeItems: 'center', width: 20, height: 20, fontWeight: 600 },
}));

const levels = ['1', '2', '3', '4', '5', '6'] as const;

/** The menus of font, size and heading. */
export function TypeMenus({ editor }: { editor: Editor }) {
  const { t } = useTranslation('demo');
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('heading').level ?? ''),
  });
  return (
    <ToolGroup>
      <LookMenu editor={editor} look="font" width={100} />
      <LookMenu editor={editor} look="size" width={76} />
      <ToolMenu
        label={t('editor.heading')}
        width={100}
        chosen={level}
        choices={[
          { value: '', label: t('editor.noHeading') },
          ...levels.map((value) => ({ value, label: t('editor.headingLevel', { level: value }) })),
        ]}
        onChoose={(value) => {
          const chain = editor.chain().focus();
          if (value === '') chain.setParagraph().run();
          else chain.setHeading({ level: Number(value) as 1 }).run();
        }}
      />
    </ToolGroup>
  );
}

/** The menus of colours and of where lines stand. */
export function ColourMenus({ editor }: { editor: Editor }) {
  const { t } = useTranslation('demo');
  const alignment = useEditorState({
    editor,
    selector: ({ editor: now }) => alignments.find((side) => now.isActive({ textAlign: side })) ?? '',
  });
  return (
    <ToolGroup>
      <LookMenu editor={editor} look="ink" icon={<Baseline aria-hidden="true" />} />
      <LookMenu editor={editor} look="ground" icon={<Highlighter aria-hidden="true" />} />
      <ToolMenu
        label={t('editor.alignment')}
        icon={<TextAlignStart aria-hidden="true" />}
        chosen={alignment}
        choices={['' as const, ...alignments].map((value) => ({
          value,
          label: t(`editor.align.${value === '' ? 'none' : value}`),
        }))}
        onChoose={(value) => {
          const chain = editor.chain().focus();
          if (value === '') chain.unsetTextAlign().run();
          else chain.setTextAlign(value).run();
        }}
      />
    </ToolGroup>
  );
}

interface LookMenuProps {
  editor: Editor;
  look: TextLook;
  icon?: React.ReactNode;
  width?: number;
}

function LookMenu({ editor, look, icon, width }: LookMenuProps) {
  const { t } = useTranslation('demo');
  const value = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('textStyle')[look] ?? ''),
  });
  const isColour = look === 'ink' || look === 'ground';
  const choices = [
    { value: '', label: t(`editor.look.${look}.none`) },
    ...textLooks[look].map((choice) => ({
      value: choice,
      label: t(`editor.look.${look}.${choice}` as 'editor.look.ink.red'),
      ...(isColour && { icon: <Sample name={`${look}-${choice}`} /> }),
    })),
  ];
  return (
    <ToolMenu
      label={t(`editor.look.${look}.title`)}
      {...{ icon, choices }}
      chosen={value}
      {...(width !== undefined && { width })}
      onChoose={(next) =>
        editor
          .chain()
          .focus()
          .setMark('textStyle', { [look]: next || null })
          .removeEmptyTextStyle()
          .run()
      }
    />
  );
}

function Sample({ name }: { name: string }) {
  return (
    <Sign aria-hidden="true">
      <b className={name}>A</b>
    </Sign>
  );
}
