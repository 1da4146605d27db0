import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import type { EditorAct } from './editor-acts.ts';
import { ToolGroup } from './tool-bar.tsx';

/** Tools that are one button each. */
export function ActButtons({ editor, acts }: { editor: Editor; acts: readonly EditorAct[] }) {
  const { t } = useTranslation('demo');
  const on = useEditorState({ editor, selector: ({ editor: now }) => acts.map(({ isOn }) => isOn?.(now)) });
  return (
    <ToolGroup>
      {acts.map(({ name, Icon, run }, index) => (
        <TooltipIconButton
          key={name}
          size="row"
          label={t(`editor.act.${name}`)}
          icon={<Icon aria-hidden="true" />}
          aria-pressed={on[index]}
          onClick={() => run(editor.chain().focus()).run()}
        />
      ))}
    </ToolGroup>
  );
}
